import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { GoalDetail } from '#contract/goals/goals.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createEntry, createItem, createPlan, createTask } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { chooseAction, currentUrl } from '#web/testing/screen.ts';

const dialog = page.getByRole('dialog');
const header = page.getByRole('region', { name: 'Learn Spanish' });

let goalId: string;

beforeEach(async () => {
  await signUp();
  const { goals } = await createArea(api, { name: 'Languages' }, ['Learn Spanish']);
  goalId = goals[0]!._id;
});

test('opens from the list of goals', async () => {
  await renderApp('/goals');
  await page.getByRole('link', { name: 'Learn Spanish' }).click();
  await expect.poll(currentUrl).toBe(`/goals/${goalId}`);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Learn Spanish' })).toBeVisible();
});

test('shows the tracked, estimated and remaining time', async () => {
  await createItem(api, goalId, { title: 'A book', estimatedMinutes: 90 });
  await createItem(api, goalId, { title: 'A film', estimatedMinutes: 30, completed: true });
  const start = Date.now() - 5 * 86_400_000;
  await createEntry(api, goalId, new Date(start).toISOString(), new Date(start + 3_600_000).toISOString());
  await renderApp(`/goals/${goalId}`);
  await expect.element(header).toMatchTextContent('Tracked1 h');
  await expect.element(header).toMatchTextContent('Estimated2 h');
  await expect.element(header).toMatchTextContent('Still to do1 h 30 min');
  await expect.element(header.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 h of 2 h');
});

test('counts a repeating task each week, and in a plan until its last week, like the page of the plan', async () => {
  await createTask(api, goalId, 'Revise (3 × 20 min)');
  const task = await createTask(api, goalId, 'Write a letter (45 min)');
  const start = Date.now() - 5 * 86_400_000;
  const [startAt, endAt] = [new Date(start).toISOString(), new Date(start + 1_800_000).toISOString()];
  await callApi(api, 'POST', '/api/time-entries', { goalId, taskId: task._id, startAt, endAt });
  await renderApp(`/goals/${goalId}`);
  await expect.element(header).toMatchTextContent('Estimated45 min plus 1 h a week');
  await expect.element(header).toMatchTextContent('Still to do15 min plus 1 h a week');
  await expect.element(header.getByRole('progressbar')).not.toBeInTheDocument();
  const { goal } = await callApi<GoalDetail>(api, 'GET', `/api/goals/${goalId}/detail`);
  const fields = { title: 'Seville', focusAreaId: goal.focusArea, structure: 'weekly', weeks: 8 } as const;
  const plan = await createPlan(api, fields, [goal]);
  await renderApp(`/goals/${goalId}`);
  await expect.element(header).toMatchTextContent('Estimated8 h 45 min');
  await expect.element(header).toMatchTextContent('Still to do8 h 15 min');
  await expect.element(header.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '30 min of 8 h 45 min');
  await renderApp(`/action-plans/${plan._id}`);
  await expect.element(page.getByRole('main')).toMatchTextContent('30 min of 8 h 45 min tracked');
});

test('starts the timer from a task, and stops it from the header', async () => {
  await createTask(api, goalId, 'Read aloud');
  await renderApp(`/goals/${goalId}?tab=plan`);
  await chooseAction('task Read aloud', 'Start timer');
  const stop = header.getByRole('button', { name: /^Stop .* for Learn Spanish$/ });
  await expect.element(stop).toMatchTextContent(/0:00:0\d/);
  await stop.click();
  await expect.element(header.getByRole('button', { name: 'Start timer for Learn Spanish' })).toBeVisible();
});

test.each(['00000000-0000-7000-8000-000000000000', 'rubbish'])('says that the goal %s does not exist', async (id) => {
  await renderApp(`/goals/${id}`);
  await expect.element(page.getByText('This goal does not exist.')).toBeVisible();
});

test('shows an error if the goal cannot be loaded, and loads it on retry', async () => {
  await createItem(api, goalId, { title: 'A film', completed: true });
  const restore = intercept(/\/api\/goals\/[^/]+\/detail/, respond(500, { message: 'Sorry.' }));
  await renderApp(`/goals/${goalId}`);
  await expect.element(page.getByRole('alert')).toMatchTextContent('Unable to load the goal.');
  restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('1/1 completed')).toBeVisible();
});

test('lists the dependents before deleting the goal, and returns to the list', async () => {
  await createItem(api, goalId, { title: 'A film', completed: true });
  await renderApp(`/goals/${goalId}`);
  await chooseAction('Learn Spanish', 'Delete');
  await expect.element(dialog).toMatchTextContent('A film');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(currentUrl).toMatch(/\/goals\?status=Active/);
  await expect.element(page.getByText('No active goals here yet.')).toBeVisible();
});
