import type { Page } from '@playwright/test';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { callApi } from '#testing/api.ts';
import { expect as baseExpect } from './fixtures.ts';

// The service worker and the outbox work in the background and take longer than the page.
export const expect = baseExpect.configure({ timeout: 20_000 });

export const mainButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();
export const offlineBanner = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' });
export const sentToast = (page: Page) => page.getByRole('status').filter({ hasText: / sent\.$/ });

/** Lists the paths of the API responses that the service worker has cached. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('answers-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens a page and waits until it would load offline. */
export async function openAndWaitForCache(page: Page, path = '/timers'): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await expect
    .poll(() => cachedPaths(page))
    .toEqual(expect.arrayContaining(['/api/auth/me', '/api/time-entries/active', '/api/focus-areas/with-goals']));
  await page.waitForLoadState('networkidle');
}

export const listEntries = async (page: Page, instant: number) =>
  callApi<TimeEntry[]>(
    page.request,
    'GET',
    `/api/time-entries/time-entries-by-day?date=${new Date(instant).toISOString().slice(0, 10)}`,
  );

/** The app's estimate of the server's clock is off by up to half a round trip, which takes this long on a busy machine. */
const CLOCK_ERROR_MS = 500;
/** Entries are stored with a precision of one second. */
const SECOND_MS = 1000;

/** Expects an instant inside a time window, within the precision of the app's clock. */
export function expectWithinWindow(instant: string | null, [from, to]: readonly [number, number]): void {
  expect(Date.parse(instant ?? '')).toBeGreaterThanOrEqual(from - SECOND_MS - CLOCK_ERROR_MS);
  expect(Date.parse(instant ?? '')).toBeLessThanOrEqual(to + CLOCK_ERROR_MS);
}

export async function recordTimeWindow(action: () => Promise<void>): Promise<readonly [number, number]> {
  const from = Date.now();
  await action();
  return [from, Date.now()];
}

/** Makes the page refetch now, as it does every 30 seconds. */
export const triggerRefetch = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Lists the storage keys of queued timers. */
export const queuedStorageKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('weekwise-timer')));
