import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, respond } from '#web/testing/network.ts';
import { open } from '#web/testing/open.tsx';

const APOLOGY = 'Something went wrong on our side. Please try again.';
const UNEXPECTED = 'Unexpected response. Try again.';

const html = () => new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } });

const main = page.getByRole('main');
const retry = page.getByRole('button', { name: 'Retry' });

beforeEach(signUp);

// On every screen, with one of them: e2e/broken-answers.spec.ts.
describe('a list', () => {
  test.each([
    ['an error', respond(500, { message: APOLOGY })],
    ['null', respond(200, null)],
    ['an empty object', respond(200, {})],
    ['an HTML page', html],
  ] as const)('that arrives as %s is reported, with nothing offered that cannot be undone', async (_, response) => {
    await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
    const restore = intercept(/\/api\/(?!auth\/|csrf-token|support)/, (request) =>
      request.method === 'GET' ? response() : request.forward(),
    );
    await open('/goals');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(main.getByRole('alert').first()).toMatchTextContent('Unable to load goals.');
    const lasting = page.getByRole('button', { name: /Delete|Archive|Complete|Remove|Actions for/ });
    await expect.element(lasting).not.toBeInTheDocument();
    restore();
    await retry.click();
    await expect.element(main).toMatchTextContent('Learn Rust');
  });
});

describe('the account', () => {
  test.each([
    ['an error', respond(500, { message: APOLOGY }), APOLOGY],
    ['an HTML page', html, UNEXPECTED],
    ['an empty object', respond(200, {}), UNEXPECTED],
    ['null', respond(200, null), UNEXPECTED],
    ['nothing at all', disconnect, 'Server error. Please try again.'],
  ] as const)('that arrives as %s is reported and can be requested again', async (_, response, message) => {
    const restore = intercept('/api/auth/me', response);
    await open('/dashboard');
    await expect.element(page.getByRole('alert')).toMatchTextContent(message);
    restore();
    await retry.click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
    await expect.element(page.getByText('@example.com')).toBeVisible();
  });
});
