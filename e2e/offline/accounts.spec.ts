import { logIn, newAccount, signUp } from '../testing/accounts.ts';
import { send } from '../testing/api.ts';
import { test } from './fixtures.ts';
import { makeArea } from '../testing/seed.ts';
import {
  banner,
  button,
  entriesOf,
  expect,
  expectWithin,
  install,
  keptPaths,
  lookAgain,
  moment,
  running,
  sent,
  unsent,
} from './offline.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

test('logging out leaves nothing behind, not even without a connection', async ({ page, context }) => {
  const account = newAccount();
  await signUp(page.request, account);
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await install(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => keptPaths(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/timers');
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expect(page.getByText('Learn Rust')).toBeHidden();
  await expect(page.getByText(account.email)).toBeHidden();
});

test('a session that is over leaves nothing behind either', async ({ freshPage: page, context }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await install(page);
  await send(page.request, 'POST', '/api/auth/logout');
  await lookAgain(page);
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => keptPaths(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/timers');
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expect(page.getByText('Learn Rust')).toBeHidden();
});

test('what one user has not sent is neither shown to nor sent for another', async ({ page, context }) => {
  const [ann, ben] = [newAccount(), newAccount()];
  await signUp(page.request, ben);
  await makeArea(page.request, { name: 'Music' }, ['Fugue']);
  await signUp(page.request, ann);
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await install(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  const started = await moment(() => button(page, 'Start Learn Rust').click());
  await expect(running(page)).toHaveCount(1);

  // Another tab, another account.
  await logIn(page.request, ben);
  await context.setOffline(false);
  await expect(page.getByText(ben.email)).toBeVisible();
  await expect(button(page, 'Start Fugue')).toBeVisible();
  await expect(running(page)).toHaveCount(0);
  await page.reload();
  await expect(button(page, 'Start Fugue')).toBeVisible();
  await expect
    .poll(() => keptPaths(page))
    .toEqual(expect.arrayContaining(['/api/auth/me', '/api/time-entries/active', '/api/focus-areas/with-goals']));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Learn Rust')).toHaveCount(0);
  // Sent when there is a connection again, and nothing else with it.
  await button(page, 'Start Fugue').click();
  await expect(running(page)).toContainText('not sent yet');
  await context.setOffline(false);
  await expect(sent(page)).toHaveText(/1 change sent\./);
  expect((await entriesOf(page, Date.now())).map(({ goal }) => goal.title)).toEqual(['Fugue']);

  await logIn(page.request, ann);
  await page.reload();
  await expect(running(page)).toContainText('Learn Rust');
  await expect.poll(async () => (await entriesOf(page, Date.now())).length).toBe(1);
  expectWithin((await entriesOf(page, Date.now()))[0]!.startAt, started);
});

test('logging out with unsent changes is asked about', async ({ freshPage: page, context }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await install(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await button(page, 'Start Learn Rust').click();
  await page.route('**/api/time-entries', (route) => route.abort());
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out anyway?' });
  await expect(question).toContainText('1 change of your timers could not be sent yet.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(running(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await unsent(page)).toEqual([]);
});
