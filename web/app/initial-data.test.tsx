import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const main = page.getByRole('main');
const heading = page.getByRole('heading', { level: 1 });
const openPage = (name: string) => page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click();

let requested: string[];

beforeEach(async () => {
  await signUp();
  await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  requested = [];
  intercept('/api/', (request) => {
    if (request.method === 'GET') requested.push(request.url);
    return request.forward();
  });
});

const countRequests = (url: string) => requested.filter((each) => each === url).length;

test('requests the initial data of a page once, on the first load and after a click', async () => {
  await renderApp('/goals');
  await expect.element(main).toMatchTextContent('Learn Rust');
  expect(countRequests('/api/focus-areas/with-goals')).toBe(1);
  expect(countRequests('/api/time-entries/active')).toBe(1);
  await openPage('Focus Areas');
  await expect.element(main).toMatchTextContent('Coding');
  expect(countRequests('/api/focus-areas')).toBe(1);
  await openPage('Goals');
  await expect.element(main).toMatchTextContent('Learn Rust');
  await expect.poll(() => countRequests('/api/focus-areas/with-goals')).toBe(2);
});

test('does not request data that is still fresh', async () => {
  await renderApp('/contact');
  await expect.element(heading).toHaveTextContent('Contact');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'FAQ' }).click();
  await expect.element(heading).toHaveTextContent('FAQ');
  expect(countRequests('/api/support')).toBe(1);
});

test('requests nothing when only the search parameters of a page change', async () => {
  await renderApp('/goals');
  await expect.element(main).toMatchTextContent('Learn Rust');
  await page.getByRole('tab', { name: 'Archived' }).click();
  await expect.element(page.getByRole('tab', { name: 'Archived' })).toHaveAttribute('aria-selected', 'true');
  expect(countRequests('/api/focus-areas/with-goals')).toBe(1);
});

test('requests the data that the search parameters select', async () => {
  await renderApp('/dashboard?week=2026-01-05');
  await expect.element(heading).toHaveTextContent('Dashboard');
  await expect.poll(() => countRequests('/api/reports/productivity-score?weekStart=2026-01-05')).toBe(1);
  expect(requested.filter((url) => url.startsWith('/api/reports/'))).toHaveLength(2);
});

test('passes search parameters to a page that is opened by its alias', async () => {
  await renderApp('/objectives?status=Archived');
  await expect.element(heading).toHaveTextContent('Goals');
  await expect.element(page.getByRole('tab', { name: 'Archived' })).toHaveAttribute('aria-selected', 'true');
});
