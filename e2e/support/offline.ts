import type { Page } from '@playwright/test';
import type { TimeEntry } from '#contract/time-entries.ts';
import { send } from '../testing/api.ts';
import { expect as expectSoon } from './fixtures.ts';

// Much of this happens behind the page, in its own time.
export const expect = expectSoon.configure({ timeout: 20_000 });

export const running = (page: Page) => page.getByRole('region', { name: 'Running Timers' }).getByRole('listitem');
export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();
export const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' });
export const sent = (page: Page) => page.getByRole('status').filter({ hasText: / sent\.$/ });

/** The paths of the answers that the worker has kept. */
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('answers-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens a page and waits until it could be opened again without a connection. */
export async function install(page: Page, path = '/timers'): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await expect
    .poll(() => keptPaths(page))
    .toEqual(expect.arrayContaining(['/api/auth/me', '/api/time-entries/active', '/api/focus-areas/with-goals']));
  await page.waitForLoadState('networkidle');
}

export const entriesOf = async (page: Page, at: number) =>
  send<TimeEntry[]>(
    page.request,
    'GET',
    `/api/time-entries/time-entries-by-day?date=${new Date(at).toISOString().slice(0, 10)}`,
  );

/** The app knows the server's clock to half a round trip, which takes this long where the machine is busy. */
const CLOCK_ERROR_MS = 500;
/** Times of entries are whole seconds. */
const SECOND_MS = 1000;

/** Between these two moments, as far as the app can know. */
export function expectWithin(instant: string | null, [from, to]: readonly [number, number]): void {
  expect(Date.parse(instant ?? '')).toBeGreaterThanOrEqual(from - SECOND_MS - CLOCK_ERROR_MS);
  expect(Date.parse(instant ?? '')).toBeLessThanOrEqual(to + CLOCK_ERROR_MS);
}

export async function moment(act: () => Promise<void>): Promise<readonly [number, number]> {
  const from = Date.now();
  await act();
  return [from, Date.now()];
}

/** As the page does by itself every half minute. */
export const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** The names of what waits in this browser to be sent. */
export const unsent = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('weekwise-timer')));
