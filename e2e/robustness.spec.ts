import type { Page, Request } from '@playwright/test';
import type { Goal } from '#contract/goals.ts';
import { newAccount } from '../testing/accounts.ts';
import { expect, test } from './fixtures.ts';
import { paint } from './paint.ts';

/** Collects whatever a browser would complain about, and every host that was talked to. */
async function watch(page: Page) {
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.exposeFunction('reportViolation', (violation: string) => complaints.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  return { complaints, hosts };
}

test.describe('with everything a browser brings', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the whole way through: nothing violates the policy, the console stays clean, no other host is asked', async ({
    page,
  }) => {
    test.slow();
    // With confetti.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { complaints, hosts } = await watch(page);
    const { email, password } = newAccount();
    await page.goto('/');
    await page.getByRole('link', { name: 'Create your account' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Appearance' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('menuitem', { name: 'Feedback' }).click();
    await page.getByRole('radio', { name: 'General Comment' }).check();
    await page.getByLabel('Title').fill('All is well');
    await page.getByLabel('Details').fill('Nothing surprised me.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('✅ Feedback submitted successfully!')).toBeVisible();
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Open sessions' })).toBeVisible();
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('menuitem', { name: 'FAQ' }).click();
    await page.getByRole('button', { name: 'What does Weekwise cost?' }).click();
    await page.getByRole('link', { name: 'Help page' }).click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Focus Areas' }).click();
    await page.getByLabel('Quick add to Level-Up').fill('Coding');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: 'Goals' }).click();
    await page.getByRole('button', { name: 'Add a goal to Coding' }).click();
    await page.getByLabel('Title').fill('Learn Rust');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('button', { name: 'Favourite: Learn Rust' }).click();
    await page.getByRole('link', { name: 'Timers', exact: true }).click();
    await page.getByRole('button', { name: 'Start Learn Rust' }).first().click();
    await page.getByRole('link', { name: 'Time Entries' }).click();
    await expect(page.getByRole('main')).toContainText('Learn Rust');
    await page.goto('/time-entries?view=calendar');
    await page
      .getByRole('main')
      .getByRole('button', { name: /Learn Rust/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Goals', exact: true }).click();
    await page.getByRole('button', { name: 'Actions for Learn Rust' }).click();
    await page.getByRole('menuitem', { name: 'Complete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
    await expect(page.locator('canvas:popover-open')).toBeVisible();
    await page.keyboard.press('Escape');
    for (const screen of ['Weekly Planner', 'Action Plans', 'Inventory', 'Reports', 'Focus Areas', 'Goals', 'Timers']) {
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: screen, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen);
      await page.waitForLoadState('networkidle');
    }
    const [{ goals }] = (await (await page.request.get('/api/focus-areas/with-goals')).json()) as [{ goals: Goal[] }];
    for (const path of [
      `/goals/${goals[0]!._id}`,
      `/goals/${goals[0]!._id}?tab=plan`,
      '/inventory?view=all',
      '/reports?report=categories',
      '/action-plans/new',
      '/action-plans/generate-action-plan',
      '/action-plans/generate-action-plan2',
      '/contact',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/dashboard');
    expect(complaints).toEqual([]);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });
});

test('the API page lists the calls, under the same policy', async ({ page }) => {
  const { complaints, hosts } = await watch(page);
  await page.goto('/api/docs');
  await expect(page.getByText('/api/auth/login')).toBeVisible();
  expect(complaints).toEqual([]);
  // The page draws its own pictures from data: addresses.
  expect([...hosts].filter(Boolean)).toEqual([new URL(page.url()).host]);
});

test('logging out while a page still loads is not taken for an expired session', async ({ freshPage: page }) => {
  const { complaints } = await watch(page);
  const [asked, loggedOut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/sample-data', async (route) => {
    asked.resolve();
    await loggedOut.promise;
    return route.continue();
  });
  const isSample = (request: Request) => request.url().endsWith('/api/sample-data');
  const over = Promise.race([
    page.waitForEvent('requestfinished', isSample),
    page.waitForEvent('requestfailed', isSample),
  ]);
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch();
    loggedOut.resolve();
    await over;
    return route.fulfill({ response });
  });
  await page.goto('/dashboard');
  await asked.promise;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(complaints).toEqual([]);
});

test('a page that still loads goes on loading if logging out fails', async ({ freshPage: page }) => {
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/sample-data', () => asked.resolve());
  await page.route('**/api/auth/logout', async (route) => {
    await page.unroute('**/api/sample-data');
    return route.fulfill({ status: 503, json: { message: 'Not now.' } });
  });
  await page.goto('/dashboard');
  await asked.promise;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alert')).toHaveText('You are still logged in. Not now.');
  await expect(page.getByRole('button', { name: 'Try it with sample data' })).toBeVisible();
});

test('a form that is submitted several times at once, or while its answer is awaited, is sent once', async ({
  page,
  member,
}) => {
  let sent = 0;
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/login', async (route) => {
    sent += 1;
    if (sent === 1) return route.fulfill({ status: 401, json: { message: 'Not yet.' } });
    await answer.promise;
    return route.continue();
  });
  const submitTwice = () =>
    page.evaluate(() => {
      document.querySelector('form')?.requestSubmit();
      document.querySelector('form')?.requestSubmit();
    });
  await page.goto('/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await submitTwice();
  await expect(page.getByRole('alert')).toHaveText('Not yet.');
  expect(sent).toBe(1);

  await page.getByRole('button', { name: 'Log in' }).dblclick();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await submitTwice();
  answer.resolve();
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toBe(2);
});

test('a page whose files are gone after a release is reloaded once, then says so', async ({ signedInPage: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/faq-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: 'Help' }).click();
  const missing = page.waitForResponse('**/assets/faq-page-*.js');
  await page.getByRole('menuitem', { name: 'FAQ' }).hover();
  // Importing it once more fails after the import of the page has.
  await page.evaluate((url) => import(url).catch(() => undefined), (await missing).url());
  await paint(page);
  expect(loads, 'pointing at a link changes nothing').toBe(0);
  await page.getByRole('menuitem', { name: 'FAQ' }).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
  await expect(page).toHaveURL('/faq');
  expect(loads).toBe(1);
  await page.unroute('**/assets/faq-page-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(8);
});

test('without a connection a page says so instead of going blank', async ({ signedInPage: page, context }) => {
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'FAQ' }).click();
  await expect(page.getByRole('alert')).toContainText('This page needs a connection');
  await context.setOffline(false);
  // By itself.
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(8);
});
