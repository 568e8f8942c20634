import type { Page } from '@playwright/test';
import type { Goal } from '#contract/goals.ts';
import { expect, test } from './fixtures.ts';
import { makeArea, makeEntry, makeItem, makePlan, makeTask, startTimer } from '../testing/seed.ts';
import { payloads } from './payloads.ts';

/** What none of our screens has, and any of the texts would make. */
const madeOfText = [
  'iframe, img, object, embed, math',
  'main script, main style, main link, main a[href^="javascript" i]',
  '[onerror], [onload], [onfocus], [ontoggle], [autofocus][x]',
].join(', ');

/** A life in which everything that has words has each of the texts. */
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
    if (n === 2) await startTimer(page.request, goal!, 60_000);
    const plan = await makePlan(page.request, { title: text, description: text, focusAreaId: area._id }, [goal!]);
    planId = plan._id;
  }
  return { goal: all.at(-1)!, planId };
}

test('twelve texts that would be script are text on every screen', async ({ freshPage: page }) => {
  test.slow();
  const hosts = new Set<string>();
  let dialogs = 0;
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const { goal, planId } = await makeLife(page);
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
    await page.goto(path, { waitUntil: 'networkidle' });
    // The dashboard names only those areas that would help most.
    if (path !== '/dashboard') await expect(page.getByRole('main')).toContainText(shown);
    for (const hidden of await page.getByRole('main').locator('[title], [aria-describedby]').all()) {
      if (await hidden.isVisible()) await hidden.hover({ force: true });
    }
    expect([path, await page.locator(madeOfText).count()]).toEqual([path, 0]);
    expect([path, await page.evaluate(() => '__xss' in window)]).toEqual([path, false]);
  }
  expect(dialogs).toBe(0);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('a link that a database should not hold is text, whatever it begins with', async ({ freshPage: page }) => {
  test.slow();
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await makeItem(page.request, goals[0]!._id, { title: 'The Rust Book' });
  let planted = '';
  await page.route(/\/api\/(?:inventory|goals\/[^/]+\/detail)/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('"url":null', `"url":${JSON.stringify(planted)}`);
    await route.fulfill({ response: answer, body });
  });
  for (planted of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '//evil.example/x',
    'https:evil.example',
  ]) {
    for (const path of ['/inventory', '/inventory?view=all', `/goals/${goals[0]!._id}`]) {
      await page.goto(path);
      await expect(page.getByText(planted).first()).toBeVisible();
      expect([path, planted, await page.locator('main a[target], main a[rel]').count()]).toEqual([path, planted, 0]);
    }
  }
});
