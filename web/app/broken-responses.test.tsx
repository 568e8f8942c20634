import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createArea, createPlan } from '#testing/seed.ts';
import type { Page } from '#web/page.ts';
import { pages } from '#web/pages.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const SERVER_ERROR_MESSAGE = 'Something went wrong on our side. Please try again.';
const UNEXPECTED_MESSAGE = 'Unexpected response. Try again.';

const respondHtml = () => new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } });

const main = page.getByRole('main');
const retry = page.getByRole('button', { name: 'Retry' });

beforeEach(signUp);

/** Every request for a screen's data, but not for the session. */
const dataRequests = /\/api\/(?!auth\/|csrf-token|support)/;

/** Pages are complete without the responses to these requests. */
const optionalRequests = new Set(['/api/ai/planner']);

const needsData = ({ initialData }: Page) =>
  initialData.some(({ path }) => dataRequests.test(path) && !optionalRequests.has(path));

const failReads = (response: () => Response) =>
  intercept(dataRequests, (request) => (request.method === 'GET' ? response() : request.forward()));

test('every screen shows an error and no destructive actions if its responses are null (CL-03)', async () => {
  const { area, goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  const plan = await createPlan(api, { title: 'Ship it', focusAreaId: area._id }, goals);
  const params: Readonly<Record<string, string>> = { $goalId: goals[0]!._id, $planId: plan._id };
  failReads(respond(200, null));
  for (const path of [
    ...pages
      .filter((each) => each.access === 'session' && needsData(each))
      .map((each) => each.path.replaceAll(/\$\w+/g, (name) => params[name]!)),
    '/inventory?view=all',
    '/reports?report=categories',
    '/time-entries?view=calendar',
    '/time-entries?view=week',
  ]) {
    const message = { message: path };
    await renderApp(path);
    await expect.element(page.getByRole('heading', { level: 1 }), message).toBeVisible();
    await expect.element(main.getByRole('alert').first(), message).toMatchTextContent(/\w/);
    // Account deletion is offered anyway, because it does not depend on any response.
    const destructive = page.getByRole('button', { name: /Delete(?! account)|Archive|Complete|Remove|Actions for/ });
    await expect.element(destructive, message).not.toBeInTheDocument();
  }
});

test.each([
  ['an error', respond(500, { message: SERVER_ERROR_MESSAGE })],
  ['null', respond(200, null)],
  ['an empty object', respond(200, {})],
  ['an HTML page', respondHtml],
] as const)('a list that arrives as %s shows an error, and can be loaded again', async (_, response) => {
  await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  const restore = failReads(response);
  await renderApp('/goals');
  await expect.element(main.getByRole('alert').first()).toMatchTextContent('Unable to load goals.');
  restore();
  await retry.click();
  await expect.element(main).toMatchTextContent('Learn Rust');
});

describe('the account', () => {
  test.each([
    ['an error', respond(500, { message: SERVER_ERROR_MESSAGE }), SERVER_ERROR_MESSAGE],
    ['an HTML page', respondHtml, UNEXPECTED_MESSAGE],
    ['an empty object', respond(200, {}), UNEXPECTED_MESSAGE],
    ['null', respond(200, null), UNEXPECTED_MESSAGE],
    ['nothing at all', disconnect, 'Server error. Please try again.'],
  ] as const)('that arrives as %s shows an error and offers a retry (CL-03)', async (_, response, message) => {
    const restore = intercept('/api/auth/me', response);
    await renderApp('/dashboard');
    await expect.element(page.getByRole('alert')).toMatchTextContent(message);
    restore();
    await retry.click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
    await expect.element(page.getByText('@example.com')).toBeVisible();
  });
});
