import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { WeeklyGoal } from '#contract/weekly-goals/weekly-goals.ts';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { callApi } from '#testing/api.ts';
import { createEntryOnDay, planWeek } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { createRunningPlan } from '#web/testing/running-plan.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { texts } from '#web/testing/screen.ts';

const thisWeek = () => weekStartForInstant(Date.now(), 'UTC');
const row = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const hours = (name: string) => page.getByLabelText(`${name}: hours`);
const minutes = (name: string) => page.getByLabelText(`${name}: minutes`);
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const summary = page.getByRole('region', { name: 'Plan summary' });

const fetchTargets = async () =>
  (await callApi<WeeklyGoal[]>(api, 'GET', `/api/weekly-goals?weekStart=${thisWeek()}`)).map(({ goalMin }) => goalMin);

beforeEach(signUp);

test('adopts what plans ask of an area as if it was typed', async () => {
  await createRunningPlan([
    { title: 'Run (1 h 20 min)', week: 3 },
    { title: 'Stretch (3 × 20 min)', week: 1 },
  ]);
  await renderApp('/planner');
  await row('Running').getByText('Plans ask for 2 h 20 min').click();
  await expect.element(row('Running').getByRole('link', { name: 'Half marathon' })).toBeVisible();
  await button('Adopt 2 h 20 min for Running').click();
  await expect.element(hours('Running')).toHaveValue('2');
  await expect.element(minutes('Running')).toHaveValue('20');
  await expect.element(row('Running').getByText('Matches your plans')).toHaveFocus();
  await expect.element(row('Running')).toMatchTextContent('Unsaved');
  await button('Save Running').click();
  await expect.poll(fetchTargets).toEqual([140]);
  await expect.element(row('Running')).toMatchTextContent('Matches your plans');

  await hours('Running').selectOptions('3');
  await button('Lower to 2 h 20 min for Running').click();
  await expect.element(hours('Running')).toHaveValue('2');
});

test('adopts all rows at once, and compares the total with the usual hours', async () => {
  const { goal } = await createRunningPlan([{ title: 'Run (4 h)', week: 3 }]);
  await createRunningPlan([{ title: 'Lesson (5 h)', week: 3 }], { title: 'Spanish', areaName: 'Languages' });
  for (const weeksAgo of [1, 2]) await createEntryOnDay(api, goal, addDays(thisWeek(), -7 * weeksAgo), 0, 440);
  await renderApp('/planner');
  await expect.element(summary).toMatchTextContent('Plans ask for 9 h in all; you usually track 7 h 20 min.');
  await expect.element(summary).toMatchTextContent('That is 1 h 40 min more than usual.');
  await button('Adopt all (2)').click();
  await expect.poll(() => texts(page.getByText('Matches your plans'))).toHaveLength(2);
  await expect.element(button('Adopt all (2)')).not.toBeInTheDocument();
  await expect.element(button('Save all (2)')).toBeVisible();
  (button('Save all (2)').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  await expect.poll(fetchTargets).toEqual([240, 300]);
});

test('caps the target at the hours of a week, and says so', async () => {
  await createRunningPlan([{ title: 'Read everything', week: 3, estimatedMinutes: 12_000 }]);
  await renderApp('/planner');
  await expect.element(summary).toMatchTextContent('A week has only 168 hours, so move some tasks to later weeks.');
  await button('Adopt 168 h, a whole week, for Running').click();
  await expect.element(hours('Running')).toHaveValue('168');
  await expect.element(row('Running')).toMatchTextContent('All 168 h of the week');
});

test('follows the week that is shown, and asks for nothing in past weeks and rest weeks', async () => {
  const { area } = await createRunningPlan([
    { title: 'Now (1 h)', week: 3 },
    { title: 'Later (2 h)', week: 4 },
  ]);
  await renderApp('/planner');
  await expect.element(row('Running')).toMatchTextContent('Plans ask for 1 h');
  await button('Next week').click();
  await expect.element(row('Running')).toMatchTextContent('Plans ask for 2 h');
  await renderApp(`/planner?week=${addDays(thisWeek(), -7)}`);
  await expect.element(hours('Running')).toBeVisible();
  expect(texts(page.getByText('Plans ask for'))).toEqual([]);
  await planWeek(api, thisWeek(), [{ area, isResting: true }]);
  await renderApp('/planner');
  await expect.element(hours('Running')).toBeDisabled();
  expect(texts(page.getByText('Plans ask for'))).toEqual([]);
});

test('follows changes that are made on another device', async () => {
  const { tasks } = await createRunningPlan([{ title: 'Run (1 h)', week: 3 }]);
  await renderApp('/planner');
  await expect.element(row('Running')).toMatchTextContent('Plans ask for 1 h');
  await callApi(api, 'PUT', `/api/tasks/${tasks[0]._id}`, { estimatedMinutes: 90 });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(row('Running')).toMatchTextContent('Plans ask for 1 h 30 min');
});

test('shows what is asked of an area that is not in the plan of the week', async () => {
  await createRunningPlan([{ title: 'Run (1 h)', week: 3 }]);
  await createRunningPlan([{ title: 'Lesson (2 h)', week: 3 }], { title: 'Spanish', areaName: 'Languages' });
  intercept('/api/weekly-goals?', async ({ forward }) => {
    const rows = (await (await forward()).json()) as WeeklyGoal[];
    return respond(200, rows.slice(0, 1))();
  });
  await renderApp('/planner');
  await expect.element(summary).toMatchTextContent("2 h of it is for Languages, which is not in this week's plan.");
});

test('leaves the planner usable if it fails to load, and offers to retry', async () => {
  await createRunningPlan([{ title: 'Run (1 h)', week: 3 }]);
  const recover = intercept('/api/plan-weeks/demand', respond(500, {}));
  await renderApp('/planner');
  await expect.element(summary.getByRole('alert')).toMatchTextContent('What your plans ask for could not be loaded.');
  await expect.element(hours('Running')).toBeVisible();
  recover();
  await button('Retry').click();
  await expect.element(row('Running')).toMatchTextContent('Plans ask for 1 h');
});
