import type { Page } from '@playwright/test';
import type { Goal } from '#contract/goals.ts';
import { newAccount } from '../testing/accounts.ts';
import { expect, test } from './fixtures.ts';
import { makeArea, makeItem, makePlan, makeTask } from '../testing/seed.ts';
import { payloads } from './payloads.ts';
import { answerField, openWizard, shownQuestion, talk } from './wizard-talk.ts';

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

test('script in what is typed, sent back or in the address stays text', async ({ page }) => {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  for (const payload of payloads) {
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, json: { message: payload } }));
    await page.goto(`/login?return=${encodeURIComponent(payload)}&expired=${encodeURIComponent(payload)}`);
    await page.getByLabel('Email').fill('someone@example.com');
    await page.getByLabel('Password', { exact: true }).fill(payload);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText(payload);
    await page.getByLabel('Email').fill(payload);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Invalid email format')).toBeVisible();
    await page.waitForTimeout(50);
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
    expect(await page.locator('iframe, img').count()).toBe(0);
  }
  expect(dialogs).toBe(0);
});

test('script in an e-mail address stays text', async ({ signedInPage: page }) => {
  await page.route('**/api/auth/me', async (route) => {
    const { user } = (await (await route.fetch()).json()) as { user: object };
    await route.fulfill({ json: { user: { ...user, email: payloads[1] } } });
  });
  await page.goto('/dashboard');
  await expect(page.getByText(payloads[1]!)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
});

test('script in the names of focus areas and goals stays text wherever they are shown', async ({ freshPage: page }) => {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const goals: Goal[] = [];
  for (const name of payloads) goals.push(...(await makeArea(page.request, { name, description: name }, [name])).goals);
  const first = payloads[1]!;
  await page.goto('/focus-areas');
  await page.getByRole('button', { name: `Actions for ${first}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText(first);
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(first);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'deleted' })).toContainText(first);
  const second = payloads[2]!;
  await page.goto('/timers');
  await page
    .getByRole('main')
    .getByRole('button', { name: `Start ${second}` })
    .click();
  await expect.poll(() => page.title()).toContain(second);
  await page.goto('/time-entries?view=calendar');
  await expect(page.getByRole('main')).toContainText(second);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Potential Boosters' })).toContainText(payloads[0]!);
  for (const path of ['/planner', '/reports', '/reports?report=categories']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(second);
  }
  const goal = goals[2]!;
  await makeItem(page.request, goal._id, { title: second, notes: second, tags: ['<b>'], completed: true, rating: 3 });
  await makeTask(page.request, goal._id, second);
  const plan = await makePlan(page.request, { title: second, description: second, focusAreaId: goal.focusArea }, [
    goal,
  ]);
  for (const path of [
    `/goals/${goal._id}`,
    `/goals/${goal._id}?tab=plan`,
    '/inventory',
    '/inventory?view=all',
    '/action-plans',
    `/action-plans/${plan._id}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(second);
  }
  await page.goto('/goals');
  await page.getByRole('button', { name: 'Create Goal' }).click();
  await expect(page.getByRole('dialog').getByRole('option', { name: second })).toBeAttached();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Actions for ${second}` }).click();
  await page.getByRole('menuitem', { name: 'Complete' }).click();
  await expect(page.getByRole('dialog')).toContainText(`${second} [Completed]`);
  await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toContainText(second);
  await page.waitForTimeout(50);
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  expect(await page.locator('iframe, img').count()).toBe(0);
  expect(dialogs).toBe(0);
});

test('script in what is told to the assistant, or asked by it, stays text', async ({ freshPage: page }) => {
  test.slow();
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const [first = '', second = ''] = payloads.slice(1);
  await openWizard(page);
  await talk(
    page,
    0,
    8,
    payloads.concat(first).map((payload) => payload.slice(0, 100)),
  );
  await page.getByRole('textbox', { name: 'New focus area', exact: true }).fill(second);
  await page.getByRole('button', { name: 'Generate Plan' }).click();
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(page).toHaveURL(/\/action-plans\/[\da-f-]{36}$/);
  await expect(page.getByRole('main')).toContainText('Week 8: ');

  const asked = { question: first, examples: payloads, optional: true, multiSelect: true, pillar: second };
  await page.route('**/api/ai/next-question', (route) => route.fulfill({ json: asked }));
  await openWizard(page);
  await answerField(page).fill(first);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(shownQuestion(page)).toHaveText(first);
  await page.getByRole('checkbox').first().check();
  await page.waitForTimeout(50);
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  expect(await page.locator('iframe, img').count()).toBe(0);
  expect(dialogs).toBe(0);
});

test('a broken answer to who is there is told, and can be asked for again', async ({ signedInPage: page, member }) => {
  const sorry = 'Something went wrong on our side. Please try again.';
  for (const [answer, message] of [
    [{ status: 500, json: { message: sorry } }, sorry],
    [{ status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }, 'Unexpected response. Try again.'],
    [{ status: 200, json: {} }, 'Unexpected response. Try again.'],
    [{ status: 200, contentType: 'application/json', body: 'null' }, 'Unexpected response. Try again.'],
    ['lost', 'Server error. Please try again.'],
  ] as const) {
    await page.route('**/api/auth/me', (route) => (answer === 'lost' ? route.abort() : route.fulfill(answer)));
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toContainText(message);
    await page.unroute('**/api/auth/me');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await expect(page.getByText(member.email)).toBeVisible();
  }
});

test('two clicks on a slow form send it once', async ({ page, member }) => {
  let sent = 0;
  await page.route('**/api/auth/login', async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Log in' }).dblclick();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.evaluate(() => {
    document.querySelector('form')?.requestSubmit();
    document.querySelector('form')?.requestSubmit();
  });
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toBe(1);
});

test('two submissions in the same instant send one', async ({ page, member }) => {
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/auth/login'))));
  await page.goto('/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.evaluate(() => {
    document.querySelector('form')?.requestSubmit();
    document.querySelector('form')?.requestSubmit();
  });
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toBe(1);
});

test('a page whose files are gone after a release is loaded anew once, then told', async ({ signedInPage: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/faq-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'FAQ' }).hover();
  await page.waitForTimeout(300);
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
