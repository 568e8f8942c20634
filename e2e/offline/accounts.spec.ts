import { logIn, newAccount, signUp } from '#testing/accounts.ts';
import { callApi } from '#testing/api.ts';
import { test } from '../support/fixtures.ts';
import { runningTimers } from '../support/locators.ts';
import { createArea } from '#testing/seed.ts';
import {
  offlineBanner,
  mainButton,
  listEntries,
  expect,
  expectWithinWindow,
  openAndWaitForCache,
  cachedPaths,
  triggerRefetch,
  recordTimeWindow,
  sentToast,
  queuedStorageKeys,
} from '../support/offline.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

test('clears the offline cache on logout (SE-09)', async ({ page, context }) => {
  const account = newAccount();
  await signUp(page.request, account);
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await openAndWaitForCache(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => cachedPaths(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/timers');
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expect(page.getByText('Learn Rust')).toBeHidden();
  await expect(page.getByText(account.email)).toBeHidden();
});

test('clears the offline cache when the session has ended (SE-09)', async ({ freshPage: page, context }) => {
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await openAndWaitForCache(page);
  await callApi(page.request, 'POST', '/api/auth/logout');
  await triggerRefetch(page);
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => cachedPaths(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/timers');
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expect(page.getByText('Learn Rust')).toBeHidden();
});

test("neither shows nor sends one account's queued timers while another is logged in", async ({ page, context }) => {
  const [ann, ben] = [newAccount(), newAccount()];
  await signUp(page.request, ben);
  await createArea(page.request, { name: 'Music' }, ['Fugue']);
  await signUp(page.request, ann);
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await openAndWaitForCache(page);
  await context.setOffline(true);
  await expect(offlineBanner(page)).toBeVisible();
  const started = await recordTimeWindow(() => mainButton(page, 'Start Learn Rust').click());
  await expect(runningTimers(page)).toHaveCount(1);

  // Another account logs in from another tab.
  await logIn(page.request, ben);
  await context.setOffline(false);
  await expect(page.getByText(ben.email)).toBeVisible();
  await expect(mainButton(page, 'Start Fugue')).toBeVisible();
  await expect(runningTimers(page)).toHaveCount(0);
  await page.reload();
  await expect(mainButton(page, 'Start Fugue')).toBeVisible();
  await expect
    .poll(() => cachedPaths(page))
    .toEqual(expect.arrayContaining(['/api/auth/me', '/api/time-entries/active', '/api/focus-areas/with-goals']));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Learn Rust')).toHaveCount(0);
  // Once back online, only this change is sent.
  await mainButton(page, 'Start Fugue').click();
  await expect(runningTimers(page)).toContainText('not sent yet');
  await context.setOffline(false);
  await expect(sentToast(page)).toHaveText(/1 change sent\./);
  expect((await listEntries(page, Date.now())).map(({ goal }) => goal.title)).toEqual(['Fugue']);

  await logIn(page.request, ann);
  await page.reload();
  await expect(runningTimers(page)).toContainText('Learn Rust');
  await expect.poll(async () => (await listEntries(page, Date.now())).length).toBe(1);
  expectWithinWindow((await listEntries(page, Date.now()))[0]!.startAt, started);
});

test('asks before logging out with unsent changes', async ({ freshPage: page, context }) => {
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await openAndWaitForCache(page);
  await context.setOffline(true);
  await expect(offlineBanner(page)).toBeVisible();
  await mainButton(page, 'Start Learn Rust').click();
  await page.route('**/api/time-entries', (route) => route.abort());
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out anyway?' });
  await expect(question).toContainText('1 change to your timers could not be sent yet.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(runningTimers(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await queuedStorageKeys(page)).toEqual([]);
});
