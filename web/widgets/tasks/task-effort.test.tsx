import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { callApi } from '#testing/api.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { createRunningPlan } from '#web/testing/running-plan.ts';

const rows = page.getByRole('list', { name: 'Tasks of Goal of Half marathon', exact: true }).getByRole('listitem');

/** Runs a timer on the first of two tasks since ten seconds ago. */
async function runOnTask() {
  const { goal, plan, tasks } = await createRunningPlan([
    { title: 'Run', week: 3, estimatedMinutes: 60 },
    { title: 'Stretch', week: 3, estimatedMinutes: 10 },
  ]);
  const body = { goalId: goal._id, taskId: tasks[0]!._id };
  const { _id } = await callApi<TimeEntry>(api, 'POST', '/api/time-entries', body);
  const startAt = new Date(Date.now() - 10_000).toISOString();
  await callApi(api, 'PATCH', `/api/time-entries/${_id}`, { startAt });
  return { goal, plan };
}

/** The seconds in '12 s of 1 h'. */
const seconds = (row: Locator): number => Number(/(\d+) s of 1 h/.exec(row.element().textContent)?.[1] ?? NaN);

/** Waits until the tracked time has changed twice, and returns how many nodes of the list have changed. */
async function countChanges(row: Locator): Promise<number> {
  await expect.element(row).toMatchTextContent(/\d+ s of 1 h/);
  const changed = new Set<Node>();
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) changed.add(target);
  });
  const before = seconds(row);
  const list = row.element().parentElement!;
  watcher.observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
  await expect.poll(() => seconds(row)).toBeGreaterThanOrEqual(before + 2);
  watcher.disconnect();
  return changed.size;
}

beforeEach(signUp);

// While the page loads, its rows change a few more times.

test('ticks in the list of a goal while a timer runs, and changes nothing else there', async () => {
  const { goal } = await runOnTask();
  await renderApp(`/goals/${goal._id}?tab=plan`);
  await expect.poll(() => countChanges(rows.first())).toBe(1);
  await expect.element(rows.last()).toMatchTextContent('Stretch10 min');
});

test('ticks in the list of a plan', async () => {
  const { plan } = await runOnTask();
  await renderApp(`/action-plans/${plan._id}`);
  await expect.poll(() => countChanges(rows.first())).toBe(1);
});

test('ticks among the tasks of this week, next to the clock', async () => {
  await runOnTask();
  await renderApp('/dashboard');
  const card = page.getByRole('region', { name: 'This week' });
  const row = card
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('heading') })
    .first();
  await expect.poll(() => countChanges(row)).toBe(2);
});

test('keeps counting while a change is being saved', async () => {
  const { goal } = await runOnTask();
  await renderApp(`/goals/${goal._id}?tab=plan`);
  await countChanges(rows.first());
  delayRequests('/status');
  const before = seconds(rows.first());
  const box = page.getByRole('checkbox', { name: 'Stretch' });
  await box.click();
  await expect.element(box).toBeChecked();
  expect(seconds(rows.first())).toBeGreaterThanOrEqual(before);
});
