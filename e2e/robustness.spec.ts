import type { Request } from '@playwright/test';
import { newAccount } from '#testing/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { submitLogin } from './support/submit-login.ts';
import { collectProblems } from './support/collect-problems.ts';
import { forcePaint } from './support/force-paint.ts';

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('completes a tour of the app without CSP violations, console output or third-party requests (OE-01, HD-02)', async ({
    page,
  }) => {
    test.slow();
    // The tour includes the confetti, which reduced motion would hide.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { problems, hosts } = await collectProblems(page);
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
    await expect(page.getByRole('heading', { name: 'Active sessions' })).toBeVisible();
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
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await submitLogin(page, { email, password });
    await expect(page).toHaveURL('/dashboard');
    expect(problems).toEqual([]);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });
});

test('lists the endpoints on the API documentation page without CSP violations or third-party requests', async ({
  page,
}) => {
  const { problems, hosts } = await collectProblems(page);
  await page.goto('/api/docs');
  // Swagger UI renders only the part of a long list that is on the screen.
  await expect(page.getByText('/api/account/sessions', { exact: true })).toBeVisible();
  await page.mouse.wheel(0, 100_000);
  await expect(page.getByText('/api/weekly-goals/usage')).toBeVisible();
  expect(problems).toEqual([]);
  // Images with data: URLs have an empty host.
  expect([...hosts].filter(Boolean)).toEqual([new URL(page.url()).host]);
});

test('does not report an expired session when the user logs out while a page is loading', async ({
  freshPage: page,
}) => {
  const { problems } = await collectProblems(page);
  const [sampleRequested, loggedOut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/sample-data', async (route) => {
    sampleRequested.resolve();
    await loggedOut.promise;
    return route.continue();
  });
  const isSample = (request: Request) => request.url().endsWith('/api/sample-data');
  const sampleSettled = Promise.race([
    page.waitForEvent('requestfinished', isSample),
    page.waitForEvent('requestfailed', isSample),
  ]);
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch();
    loggedOut.resolve();
    await sampleSettled;
    return route.fulfill({ response });
  });
  await page.goto('/dashboard');
  await sampleRequested.promise;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(problems).toEqual([]);
});

test('continues loading a page when logging out fails', async ({ freshPage: page }) => {
  const sampleRequested = Promise.withResolvers<void>();
  await page.route('**/api/sample-data', () => sampleRequested.resolve());
  await page.route('**/api/auth/logout', async (route) => {
    await page.unroute('**/api/sample-data');
    return route.fulfill({ status: 503, json: { message: 'Not now.' } });
  });
  await page.goto('/dashboard');
  await sampleRequested.promise;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alert')).toHaveText('You are still logged in. Not now.');
  await expect(page.getByRole('button', { name: 'Try it with sample data' })).toBeVisible();
});

test('sends a form only once, even if it is submitted again while the request is in flight (CL-02)', async ({
  page,
  member,
}) => {
  let requests = 0;
  const released = Promise.withResolvers<void>();
  await page.route('**/api/auth/login', async (route) => {
    requests += 1;
    if (requests === 1) return route.fulfill({ status: 401, json: { message: 'Not yet.' } });
    await released.promise;
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
  expect(requests).toBe(1);

  await page.getByRole('button', { name: 'Log in' }).dblclick();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await submitTwice();
  released.resolve();
  await expect(page).toHaveURL('/dashboard');
  expect(requests).toBe(2);
});

test("reloads once when a page's files are missing after a release, then shows an error (CL-03)", async ({
  signedInPage: page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/page-faq-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: 'Help' }).click();
  const missingFile = page.waitForResponse('**/assets/page-faq-*.js');
  await page.getByRole('menuitem', { name: 'FAQ' }).hover();
  // This import fails after the one that hovering started.
  await page.evaluate((url) => import(url).catch(() => undefined), (await missingFile).url());
  await forcePaint(page);
  expect(loads, 'hovering a link does not reload').toBe(0);
  await page.getByRole('menuitem', { name: 'FAQ' }).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
  await expect(page).toHaveURL('/faq');
  expect(loads).toBe(1);
  await page.unroute('**/assets/page-faq-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(8);
});

test('says that a page needs a connection instead of rendering nothing', async ({ signedInPage: page, context }) => {
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'FAQ' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This page needs a connection');
  await context.setOffline(false);
  // The page loads without a click.
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(8);
});

test('says that a page needs a connection even if the browser does not notice that it is offline', async ({
  signedInPage: page,
}) => {
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'FAQ' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This page needs a connection');
  expect(loads).toBe(0);
  await page.unroute('**/*');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(8);
});
