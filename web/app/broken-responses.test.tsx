import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const SERVER_ERROR_MESSAGE = 'Something went wrong on our side. Please try again.';
const UNEXPECTED_MESSAGE = 'Unexpected response. Try again.';

const respondHtml = () => new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } });

const main = page.getByRole('main');
const retry = page.getByRole('button', { name: 'Retry' });

beforeEach(signUp);

// e2e/broken-responses.spec.ts tests every screen, with one kind of broken response.
describe('a list', () => {
  test.each([
    ['an error', respond(500, { message: SERVER_ERROR_MESSAGE })],
    ['null', respond(200, null)],
    ['an empty object', respond(200, {})],
    ['an HTML page', respondHtml],
  ] as const)('that arrives as %s shows an error and no destructive actions (CL-03)', async (_, response) => {
    await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    const restore = intercept(/\/api\/(?!auth\/|csrf-token|support)/, (request) =>
      request.method === 'GET' ? response() : request.forward(),
    );
    await renderApp('/goals');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(main.getByRole('alert').first()).toMatchTextContent('Unable to load goals.');
    const destructive = page.getByRole('button', { name: /Delete|Archive|Complete|Remove|Actions for/ });
    await expect.element(destructive).not.toBeInTheDocument();
    restore();
    await retry.click();
    await expect.element(main).toMatchTextContent('Learn Rust');
  });
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
