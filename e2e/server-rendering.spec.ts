import type { Page } from '@playwright/test';
import { logIn, newAccount, signUp } from '#testing/accounts.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createItem, createPlan } from '#testing/seed.ts';
import { pages } from '../scripts/pages.ts';
import { collectProblems } from './support/collect-problems.ts';
import { expect, test } from './support/fixtures.ts';
import { getLayoutShift, recordLayoutShift } from './support/layout-shift.ts';
import { listPageUrls } from './support/page-urls.ts';

const publicPaths = pages.filter(({ access }) => access === 'public').map(({ path }) => path);

/** Records the text that the server has rendered, and collects the page's problems. */
async function observeHydration(page: Page) {
  const observed = await collectProblems(page);
  await recordLayoutShift(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      globalThis.renderedText = document.querySelector<HTMLElement>('#root')!.textContent;
    });
  });
  return observed;
}

declare global {
  var renderedText: string;
}

const waitForStart = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-started', '');

/** Opens a page as a returning visitor, and expects React to hydrate what the server has rendered. */
async function expectHydration(page: Page, url: string): Promise<void> {
  // A busy server may leave rendering to the browser.
  await expect(async () => {
    await page.goto(url);
    await waitForStart(page);
    expect(await page.locator('html').getAttribute('data-rendered-at')).toMatch(/^\d+$/);
  }, url).toPass();
  await expect(page.locator('html'), url).not.toHaveAttribute('data-discarded');
  expect(await page.evaluate(() => globalThis.renderedText.length), url).toBeGreaterThan(50);
  expect(await getLayoutShift(page), url).toBeLessThanOrEqual(0.02);
}

for (const width of [360, 1280]) {
  test(`renders every page as the browser does, without CSP violations or console output, at ${width} px (HD-02)`, async ({
    page,
    playwright,
    seededMember,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const { problems, hosts } = await observeHydration(page);
    for (const url of publicPaths) await expectHydration(page, url);
    await logIn(page.request, seededMember);
    // Pages with parameters use their own account, because the seeded one is for read-only tests.
    const ownAccount = await playwright.request.newContext({ baseURL: baseURL! });
    await signUp(ownAccount, newAccount());
    const { area, goals } = await createArea(ownAccount, { name: 'Coding' }, ['Learn Rust']);
    await createItem(ownAccount, goals[0]!._id, { title: 'The Rust Book' });
    const plan = await createPlan(ownAccount, { title: 'Ship it', focusAreaId: area._id }, goals);
    const hasNoParams = ({ path }: { path: string }) => !path.includes('$');
    const views = [
      '/timers?plan=in',
      '/reports?report=categories',
      '/reports?report=trends',
      '/reports?report=range&by=day',
      '/time-entries?view=calendar',
      '/time-entries?view=week',
      '/goals?status=Completed',
    ];
    for (const url of [...listPageUrls({}, hasNoParams), ...views]) await expectHydration(page, url);
    await page.context().clearCookies();
    await page.context().addCookies((await ownAccount.storageState()).cookies);
    const params = { goalId: goals[0]!._id, planId: plan._id };
    for (const url of listPageUrls(params, (appPage) => !hasNoParams(appPage))) await expectHydration(page, url);
    // These views load in the browser, and what they show then moves.
    for (const url of ['/inventory?view=all', `/goals/${params.goalId}?tab=plan`]) {
      await page.goto(url, { waitUntil: 'networkidle' });
      await waitForStart(page);
    }
    await ownAccount.dispose();
    expect(problems).toEqual([]);
    expect([...hosts]).toEqual([new URL(baseURL!).host]);
  });
}

test('hydrates the pages of an account with a year of data on a phone of unknown width', async ({
  freshPage: page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 412, height: 823 });
  await callApi(page.request, 'POST', '/api/sample-data');
  const { problems } = await observeHydration(page);
  for (const url of [...listPageUrls({}, ({ path }) => !path.includes('$')), '/time-entries?view=week']) {
    await page.context().clearCookies({ name: 'weekwise-width' });
    await page.goto(url);
    await waitForStart(page);
  }
  expect(problems).toEqual([]);
});

test('renders the pages of an empty account', async ({ freshPage: page }) => {
  const { problems } = await observeHydration(page);
  for (const url of listPageUrls({}, ({ path }) => !path.includes('$'))) await expectHydration(page, url);
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("shows the user's data in the view that this browser remembers", async ({ page, baseURL }) => {
    await signUp(page.request, newAccount());
    const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship <b>it</b>']);
    await callApi(page.request, 'POST', '/api/time-entries', { goalId: goals[0]!._id });
    await page.goto('/timers');
    await expect(page.getByRole('heading', { name: 'Running Timers' })).toBeVisible();
    await expect(page.getByText('Ship <b>it</b>')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    const rememberView = (view: string) =>
      page
        .context()
        .addCookies([
          { name: 'weekwise-entries-view', value: encodeURIComponent(JSON.stringify(view)), url: baseURL! },
        ]);
    const calendar = page.getByRole('region', { name: 'Calendar' });
    await rememberView('calendar');
    await page.goto('/time-entries');
    await expect(calendar.getByRole('button', { name: /Learn Rust/ })).toBeVisible();
    await rememberView('week');
    await page.goto('/time-entries');
    await expect(calendar.getByRole('group')).toHaveCount(7);
    await expect(calendar.getByRole('button', { name: /Learn Rust/ })).toBeVisible();
    await page.setViewportSize({ width: 700, height: 740 });
    await expect(calendar.getByRole('group')).toHaveCount(3);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

/** Keeps pages from loading scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route('**/*.js', async (route) => {
    await promise;
    return route.continue();
  });
  return resolve;
}

/** A server that has just started may leave rendering to the browser. */
async function openRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const response = await page.goto(path, { waitUntil: 'commit' });
    expect(await response!.text()).toContain('data-rendered-at');
  }).toPass();
}

test('replays what the user did before the app had started', async ({ page }) => {
  const member = newAccount();
  await signUp(page.request, member);
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Cook']);
  let release = await holdScripts(page);
  await openRendered(page, '/timers');
  await page.getByPlaceholder('Filter objectives…').fill('rust');
  await page.getByRole('button', { name: 'Start Learn Rust' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Stop Learn Rust' }).first()).toBeVisible();
  await expect(page.getByPlaceholder('Filter objectives…')).toHaveValue('rust');
  await expect(page.getByRole('button', { name: 'Start Cook' })).toBeHidden();
  const listRunning = async () => {
    const { data } = await callApi<{ data: { goalId: string }[] }>(page.request, 'GET', '/api/time-entries/active');
    return data.map(({ goalId }) => goalId);
  };
  await expect.poll(listRunning).toEqual([goals[0]!._id]);

  await page.context().clearCookies();
  release = await holdScripts(page);
  await openRendered(page, '/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  release();
  await expect(page).toHaveURL('/dashboard');
});

test('replays it in a form that is hydrated after the rest of the page', async ({ page }) => {
  const release = await holdScripts(page);
  await openRendered(page, '/register');
  const { email, password } = newAccount();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  release();
  await expect(page).toHaveURL('/dashboard');
});

test('replays a selection once', async ({ freshPage: page }) => {
  const release = await holdScripts(page);
  await openRendered(page, '/settings');
  const saved: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saved.push(request.postDataJSON());
  });
  await page.getByLabel('Times').selectOption('12h');
  release();
  await expect.poll(() => saved.length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(saved).toEqual([{ dateFormat: 'auto', timeFormat: '12h' }]);
});

test('renders again in the browser what the server rendered for another width', async ({ signedInPage: page }) => {
  const { problems } = await observeHydration(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/dashboard');
  await waitForStart(page);
  await page.keyboard.press('Shift');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  await waitForStart(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await getLayoutShift(page)).toBeLessThanOrEqual(0.02);
  expect(problems).toEqual([]);
});

test('never submits a form natively, because the URL would contain the values', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled });
    const page = await context.newPage();
    // The app never starts.
    await page.route('**/*.js', (route) => route.abort());
    for (const path of publicPaths) {
      await page.goto(path);
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      for (const field of await page.locator('main input, form input').all()) await field.fill('secret@example.org');
      for (const button of await page.locator('form button[type=submit]').all()) await button.click();
      await page.waitForLoadState();
      expect([...urls, page.url()].filter((url) => url.includes('secret'))).toEqual([]);
    }
    await context.close();
  }
});
