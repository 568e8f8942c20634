import type { Page } from '@playwright/test';
import type { Goal } from '#contract/goals.ts';
import { makeArea, makeEntry, makeItem, makePlan, makeTask, startTimer } from '../testing/seed.ts';
import { expect, test } from './fixtures.ts';
import { countDialogs, expectOnlyText, payloads } from './payloads.ts';
import { answerField, openWizard, shownQuestion, talk } from './wizard-talk.ts';

/** An account in which everything that has words has each of the texts. */
async function makeLife(page: Page): Promise<{ goal: Goal; planId: string }> {
  const minutes = (n: number) => new Date(Date.now() - n * 60_000).toISOString();
  const all: Goal[] = [];
  let planId = '';
  for (const [n, text] of payloads.entries()) {
    const { area, goals } = await makeArea(page.request, { name: text, description: text }, [text]);
    const [goal] = goals;
    all.push(goal!);
    const item = { title: text, notes: text, reflectionNote: text, tags: [text.replaceAll(',', ' ').slice(0, 40)] };
    await makeItem(page.request, goal!._id, { ...item, completed: n % 2 === 0, ...(n % 2 === 0 && { rating: 3 }) });
    await makeTask(page.request, goal!._id, text);
    await makeEntry(page.request, goal!._id, minutes(40 + n), minutes(10 + n));
    // The one that the test looks for: shortly after midnight its entry belongs to yesterday.
    if (n === payloads.length - 1) await startTimer(page.request, goal!, 60_000);
    const plan = await makePlan(page.request, { title: text, description: text, focusAreaId: area._id }, [goal!]);
    planId = plan._id;
  }
  return { goal: all.at(-1)!, planId };
}

test('script in the data of an account and in its email stays text on every screen', async ({ freshPage: page }) => {
  test.slow();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const dialogs = countDialogs(page);
  const { goal, planId } = await makeLife(page);
  const email = payloads[1]!;
  await page.route('**/api/auth/me', async (route) => {
    const { user } = (await (await route.fetch()).json()) as { user: object };
    await route.fulfill({ json: { user: { ...user, email } } });
  });
  const shown = payloads.at(-1)!;
  for (const path of [
    '/dashboard',
    '/timers',
    '/planner',
    '/focus-areas',
    '/goals',
    `/goals/${goal._id}`,
    `/goals/${goal._id}?tab=plan`,
    '/action-plans',
    `/action-plans/${planId}`,
    '/action-plans/new',
    '/action-plans/generate-action-plan',
    '/inventory',
    '/inventory?view=all',
    '/reports',
    '/reports?report=categories',
    '/time-entries',
    '/time-entries?view=calendar',
  ]) {
    await page.goto(path);
    await expect(page.getByText(email).first()).toBeVisible();
    // The dashboard names only those areas that would help most.
    if (path === '/dashboard') await expect(page.getByRole('heading', { name: 'Top Contributors' })).toBeVisible();
    else await expect(page.getByRole('main')).toContainText(shown);
    for (const hidden of await page.getByRole('main').locator('[title], [aria-describedby]').all()) {
      if (await hidden.isVisible()) await hidden.hover({ force: true });
    }
    await expectOnlyText(page, path);
  }
  expect(dialogs()).toBe(0);
  expect([...hosts].filter(Boolean)).toEqual([new URL(page.url()).host]);
});

test('script in names stays text in dialogs, menus, toasts and the title of the window', async ({
  freshPage: page,
}) => {
  test.slow();
  const dialogs = countDialogs(page);
  for (const name of payloads) await makeArea(page.request, { name, description: name }, [name]);
  const [, first = '', second = ''] = payloads;
  const dialog = page.getByRole('dialog');
  await page.goto('/focus-areas');
  await page.getByRole('button', { name: `Actions for ${first}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog).toContainText(first);
  await expect(dialog.getByRole('listitem')).toHaveText(first);
  await expectOnlyText(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'deleted' })).toContainText(first);
  await expectOnlyText(page);

  await page.goto('/timers');
  await page
    .getByRole('main')
    .getByRole('button', { name: `Start ${second}` })
    .click();
  await expect.poll(() => page.title()).toContain(second);
  await expectOnlyText(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Potential Boosters' })).toContainText(payloads[0]!);
  await expectOnlyText(page);

  await page.goto('/goals');
  await page.getByRole('button', { name: 'Create Goal' }).click();
  await expect(dialog.getByRole('option', { name: second })).toBeAttached();
  await expectOnlyText(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Actions for ${second}` }).click();
  await page.getByRole('menuitem', { name: 'Complete' }).click();
  await expect(dialog).toContainText(`${second} [Completed]`);
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toContainText(second);
  await expectOnlyText(page);
  expect(dialogs()).toBe(0);
});

test('script typed into the log-in page, sent back to it or in its address stays text', async ({ page }) => {
  const dialogs = countDialogs(page);
  let message = '';
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, json: { message } }));
  const ways = payloads.toSorted((a, b) => Number(b.startsWith('javascript:')) - Number(a.startsWith('javascript:')));
  const address = encodeURIComponent(ways.join(''));
  await page.goto(`/login?return=${address}&expired=${address}`);
  for (message of payloads) {
    await page.getByLabel('Email').fill('someone@example.com');
    await page.getByLabel('Password', { exact: true }).fill(message);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText(message);
    await page.getByLabel('Email').fill(message);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Invalid email format')).toBeVisible();
    await expectOnlyText(page, message);
  }
  expect(dialogs()).toBe(0);
});

test('script told to the assistant, or asked by it, stays text', async ({ freshPage: page }) => {
  test.slow();
  const dialogs = countDialogs(page);
  const [, first = '', second = ''] = payloads;
  await openWizard(page);
  await talk(
    page,
    0,
    8,
    payloads.map((payload) => payload.slice(0, 100)),
  );
  await expectOnlyText(page, 'review');
  await page.getByRole('textbox', { name: 'New focus area', exact: true }).fill(second);
  await page.getByRole('button', { name: 'Generate Plan' }).click();
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(page).toHaveURL(/\/action-plans\/[\da-f-]{36}$/);
  await expect(page.getByRole('main')).toContainText('Week 8: ');
  await expectOnlyText(page);

  const asked = { question: first, examples: payloads, optional: true, multiSelect: true, pillar: second };
  await page.route('**/api/ai/next-question', (route) => route.fulfill({ json: asked }));
  await openWizard(page);
  await answerField(page).fill(first);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(shownQuestion(page)).toHaveText(first);
  await page.getByRole('checkbox').first().check();
  await expectOnlyText(page, 'question');
  expect(dialogs()).toBe(0);
});

test('a link that a database should not hold is text, whatever it begins with', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  const planted = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(2)',
    'java\tscript:alert(3)',
    'data:text/html,<script>alert(4)</script>',
    'vbscript:msgbox(5)',
    '//evil.example/x',
    'https:evil.example',
  ];
  for (const n of planted.keys()) await makeItem(page.request, goals[0]!._id, { title: `Book ${n}` });
  await page.route(/\/api\/(?:inventory|goals\/[^/]+\/detail)/, async (route) => {
    const answer = await route.fetch();
    const urls = planted.values();
    const body = (await answer.text()).replaceAll('"url":null', () => `"url":${JSON.stringify(urls.next().value)}`);
    await route.fulfill({ response: answer, body });
  });
  for (const path of ['/inventory', '/inventory?view=all', `/goals/${goals[0]!._id}`]) {
    await page.goto(path);
    for (const url of planted) await expect(page.getByText(url).first(), path).toBeVisible();
    expect([path, await page.locator('main a[target], main a[rel]').count()]).toEqual([path, 0]);
  }
});
