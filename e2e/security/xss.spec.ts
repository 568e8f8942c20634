import type { Page } from '@playwright/test';
import type { Goal } from '#contract/goals/goals.ts';
import { createArea, createEntry, createItem, createPlan, createTask, startTimer } from '#testing/seed.ts';
import { expect, test } from '../support/fixtures.ts';
import { listPageUrls } from '../support/page-urls.ts';
import { countDialogs, expectNoInjection, xssPayloads } from '../support/xss-payloads.ts';
import { answerField, openWizard, currentQuestion, answerQuestions } from '../support/assistant-wizard.ts';
import { withoutInitialData } from '../support/without-initial-data.ts';

/** These pages show no names of areas, goals or plans. */
const pagesWithoutNames = new Set([
  '/action-plans/generate-action-plan2',
  '/settings',
  '/feedback',
  '/faq',
  '/help',
  '/contact',
]);

/** Stores each payload in all of an account's text fields. Returns the last goal and plan. */
async function seedPayloads(page: Page): Promise<{ goal: Goal; planId: string }> {
  const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000).toISOString();
  const allGoals: Goal[] = [];
  let planId = '';
  for (const [n, text] of xssPayloads.entries()) {
    const { area, goals } = await createArea(page.request, { name: text, description: text }, [text]);
    const [goal] = goals;
    allGoals.push(goal!);
    const item = { title: text, notes: text, reflectionNote: text, tags: [text.replaceAll(',', ' ').slice(0, 40)] };
    await createItem(page.request, goal!._id, { ...item, completed: n % 2 === 0, ...(n % 2 === 0 && { rating: 3 }) });
    await createTask(page.request, goal!._id, text);
    await createEntry(page.request, goal!._id, minutesAgo(40 + n), minutesAgo(10 + n), text);
    // The test looks for this payload among today's entries. Shortly after midnight, the entry above is yesterday's.
    if (n === xssPayloads.length - 1) await startTimer(page.request, goal!, 60_000);
    const plan = await createPlan(page.request, { title: text, description: text, focusAreaId: area._id }, [goal!]);
    planId = plan._id;
  }
  return { goal: allGoals.at(-1)!, planId };
}

test('renders scripts in account data and the email as text on every screen (OE-01)', async ({ freshPage: page }) => {
  test.slow();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const dialogs = countDialogs(page);
  const { goal, planId } = await seedPayloads(page);
  const email = xssPayloads[1]!;
  await withoutInitialData(page, /auth\/me/);
  await page.route('**/api/auth/me', async (route) => {
    const { user } = (await (await route.fetch()).json()) as { user: object };
    await route.fulfill({ json: { user: { ...user, email } } });
  });
  const lastPayload = xssPayloads.at(-1)!;
  const paths = listPageUrls({ goalId: goal._id, planId });
  for (const path of [
    ...paths,
    `/goals/${goal._id}?tab=plan`,
    '/inventory?view=all',
    '/reports?report=categories',
    '/time-entries?view=calendar',
    '/time-entries?view=week',
  ]) {
    await page.goto(path);
    await expect(page.getByText(email).first()).toBeVisible();
    // The dashboard lists only the top areas.
    if (path === '/dashboard') await expect(page.getByRole('heading', { name: 'Top Contributors' })).toBeVisible();
    else if (!pagesWithoutNames.has(path)) await expect(page.getByRole('main')).toContainText(lastPayload);
    for (const element of await page.getByRole('main').locator('[title], [aria-describedby]').all()) {
      if (await element.isVisible()) await element.hover({ force: true });
    }
    await expectNoInjection(page, path);
  }
  expect(dialogs()).toBe(0);
  expect([...hosts].filter(Boolean)).toEqual([new URL(page.url()).host]);
});

test('renders scripts in names as text in dialogs, menus, toasts and the window title (OE-01)', async ({
  freshPage: page,
}) => {
  test.slow();
  const dialogs = countDialogs(page);
  for (const name of xssPayloads) await createArea(page.request, { name, description: name }, [name]);
  const [, first = '', second = ''] = xssPayloads;
  const dialog = page.getByRole('dialog');
  await page.goto('/focus-areas');
  await page.getByRole('button', { name: `Actions for ${first}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog).toContainText(first);
  await expect(dialog.getByRole('listitem')).toHaveText(first);
  await expectNoInjection(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'deleted' })).toContainText(first);
  await expectNoInjection(page);

  await page.goto('/timers');
  await page
    .getByRole('main')
    .getByRole('button', { name: `Start ${second}` })
    .click();
  await expect.poll(() => page.title()).toContain(second);
  await expectNoInjection(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Potential Boosters' })).toContainText(xssPayloads[0]!);
  await expectNoInjection(page);

  await page.goto('/goals');
  await page.getByRole('button', { name: 'Create Goal' }).click();
  await expect(dialog.getByRole('option', { name: second })).toBeAttached();
  await expectNoInjection(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Actions for ${second}` }).click();
  await page.getByRole('menuitem', { name: 'Complete' }).click();
  await expect(dialog).toContainText(`${second} [Completed]`);
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toContainText(second);
  await expectNoInjection(page);
  expect(dialogs()).toBe(0);
});

test("renders scripts in the login page's input, errors and URL as text (OE-01)", async ({ page }) => {
  const dialogs = countDialogs(page);
  let message = '';
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, json: { message } }));
  // The javascript: payload comes first, so that the return location starts with it.
  const javascriptFirst = xssPayloads.toSorted(
    (a, b) => Number(b.startsWith('javascript:')) - Number(a.startsWith('javascript:')),
  );
  const param = encodeURIComponent(javascriptFirst.join(''));
  await page.goto(`/login?return=${param}&expired=${param}`);
  for (message of xssPayloads) {
    await page.getByLabel('Email').fill('someone@example.com');
    await page.getByLabel('Password', { exact: true }).fill(message);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText(message);
    await page.getByLabel('Email').fill(message);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Invalid email format')).toBeVisible();
    await expectNoInjection(page, message);
  }
  expect(dialogs()).toBe(0);
});

test('renders scripts in answers to the assistant and in its questions as text (OE-01)', async ({
  freshPage: page,
}) => {
  test.slow();
  const dialogs = countDialogs(page);
  const [, first = '', second = ''] = xssPayloads;
  await openWizard(page);
  await answerQuestions(
    page,
    0,
    8,
    xssPayloads.map((payload) => payload.slice(0, 100)),
  );
  await expectNoInjection(page, 'review');
  await page.getByRole('textbox', { name: 'New focus area', exact: true }).fill(second);
  await page.getByRole('button', { name: 'Generate Plan' }).click();
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(page).toHaveURL(/\/action-plans\/[\da-f-]{36}$/);
  await expect(page.getByRole('main')).toContainText('Week 1: ');
  await expectNoInjection(page);

  const question = { question: first, examples: xssPayloads, optional: true, multiSelect: true, pillar: second };
  await page.route('**/api/ai/next-question', (route) => route.fulfill({ json: question }));
  await openWizard(page);
  await answerField(page).fill(first);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(currentQuestion(page)).toHaveText(first);
  await page.getByRole('checkbox').first().check();
  await expectNoInjection(page, 'question');
  expect(dialogs()).toBe(0);
});

test('renders stored URLs that are not http(s) as text instead of links (OE-02)', async ({ freshPage: page }) => {
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  const unsafeUrls = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(2)',
    'java\tscript:alert(3)',
    'data:text/html,<script>alert(4)</script>',
    'vbscript:msgbox(5)',
    '//evil.example/x',
    'https:evil.example',
  ];
  for (const n of unsafeUrls.keys()) await createItem(page.request, goals[0]!._id, { title: `Book ${n}` });
  const itemRequests = /\/api\/(?:inventory|goals\/[^/]+\/detail)/;
  await withoutInitialData(page, itemRequests);
  await page.route(itemRequests, async (route) => {
    const response = await route.fetch();
    const urls = unsafeUrls.values();
    const body = (await response.text()).replaceAll('"url":null', () => `"url":${JSON.stringify(urls.next().value)}`);
    await route.fulfill({ response, body });
  });
  for (const path of ['/inventory', '/inventory?view=all', `/goals/${goals[0]!._id}`]) {
    await page.goto(path);
    for (const url of unsafeUrls) await expect(page.getByText(url).first(), path).toBeVisible();
    expect([path, await page.locator('main a[target], main a[rel]').count()]).toEqual([path, 0]);
  }
});
