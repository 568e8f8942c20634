import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ActionPlan, ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { formatNearDate, formatWeekRange } from '#domain/calendar/format-date.ts';
import { formatDayRange } from '#domain/calendar/format-day-range.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createPlan, createTask } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const currentWeek = weekStartForInstant(Date.now(), 'UTC');
const weeksFromNow = (count: number) => addDays(currentWeek, 7 * count);
const range = (week: string) => formatDayRange(week, addDays(week, 6), defaultFormats);
const longDate = (day: string) => formatNearDate(day, currentWeek, defaultFormats);

const dialog = page.getByRole('dialog');
const heading = page.getByRole('main').getByRole('heading', { level: 3 }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = (text: string) => page.getByRole('status').filter({ hasText: text });

async function choose(action: string): Promise<void> {
  await button('Actions for the schedule').click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** A plan of four weeks, with a task in each of its two goals. */
async function seedPlan(): Promise<ActionPlan> {
  const { area, goals } = await createArea(api, { name: 'Spanish' }, ['Week 1: Greet', 'Week 2: Shop']);
  for (const goal of goals) await createTask(api, goal._id, `Practise ${goal.title} (45 min)`);
  const fields = { title: 'Seville', focusAreaId: area._id, structure: 'weekly', weeks: 4 } as const;
  return createPlan(api, fields, goals);
}

const changeSchedule = ({ _id }: ActionPlan, action: string, startWeek?: string) =>
  callApi<ActionPlan>(api, 'PATCH', `/api/action-plans/${_id}/schedule`, { action, ...(startWeek && { startWeek }) });

const getSchedule = async ({ _id }: ActionPlan) =>
  (await callApi<ActionPlanWithGoals>(api, 'GET', `/api/action-plans/${_id}`)).schedule;

async function openStarted(startWeek: string): Promise<ActionPlan> {
  const plan = await seedPlan();
  await changeSchedule(plan, 'start', startWeek);
  await renderApp(`/action-plans/${plan._id}`);
  return plan;
}

beforeEach(signUp);

test('starts a plan this week, and takes that back on Undo', async () => {
  const plan = await seedPlan();
  await renderApp(`/action-plans/${plan._id}`);
  await expect.element(heading).toMatchTextContent('Not started yet');
  await button('Start plan').click();
  await dialog.getByRole('radio', { name: 'This week' }).click();
  await dialog.getByRole('button', { name: 'Start plan' }).click();
  await expect.element(heading).toMatchTextContent(`Week 1 of 4 · ${range(currentWeek)}`);
  await expect.element(page.getByText('Week 1 of 4: 0 over, 3 ahead.')).toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
  await expect.element(page.getByText(`Planned end: ${longDate(addDays(currentWeek, 27))}`)).toBeVisible();
  await toast('Seville start').getByRole('button', { name: 'Undo' }).click();
  await expect.element(heading).toMatchTextContent('Not started yet');
  expect((await getSchedule(plan)).status).toBe('notStarted');
});

test('starts a plan in the week of any other day', async () => {
  const plan = await seedPlan();
  await renderApp(`/action-plans/${plan._id}`);
  await button('Start plan').click();
  await dialog.getByText('Another week').click();
  const day = dialog.getByLabelText('Any day of the first week');
  await day.fill('');
  await dialog.getByRole('button', { name: 'Start plan' }).click();
  await expect.element(dialog).toMatchTextContent('Please choose the week in which the plan starts.');
  await day.fill(addDays(weeksFromNow(120), 2));
  await dialog.getByRole('button', { name: 'Start plan' }).click();
  await expect.element(dialog).toMatchTextContent('A plan can start at most 2 years before or after this week.');
  const week = weeksFromNow(3);
  await day.fill(addDays(week, 3));
  await expect.element(dialog).toMatchTextContent(`First week: ${formatWeekRange(week, defaultFormats)}`);
  await dialog.getByRole('button', { name: 'Start plan' }).click();
  await expect.element(heading).toMatchTextContent(`Starts on ${longDate(week)}`);
  expect((await getSchedule(plan)).startWeek).toBe(week);
});

test('explains that a plan without goals needs one first', async () => {
  const { area } = await createArea(api, { name: 'Spanish' });
  const plan = await createPlan(api, { title: 'Seville', focusAreaId: area._id });
  await renderApp(`/action-plans/${plan._id}`);
  await expect.element(page.getByText('A plan needs a goal before you can start it.')).toBeVisible();
  await expect.element(button('Start plan')).not.toBeInTheDocument();
});

test('pauses and resumes a plan, each with Undo', async () => {
  const plan = await openStarted(weeksFromNow(-2));
  await expect.element(heading).toMatchTextContent(`Week 3 of 4 · ${range(currentWeek)}`);
  await choose('Pause');
  await expect.element(heading).toMatchTextContent(`Paused since the week of ${longDate(currentWeek)}`);
  await expect.element(page.getByText('It continues with week 3 when you resume it.')).toBeVisible();
  await toast('Seville paused.').getByRole('button', { name: 'Undo' }).click();
  await expect.element(heading).toMatchTextContent('Week 3 of 4');
  await choose('Pause');
  await button('Resume').click();
  await expect.element(heading).toMatchTextContent('Week 3 of 4');
  await expect.element(page.getByRole('main')).toHaveFocus();
  await toast('Seville resumed.').getByRole('button', { name: 'Undo' }).click();
  await expect.element(button('Resume')).toBeVisible();
  expect(await getSchedule(plan)).toMatchObject({ status: 'paused', pausedFrom: currentWeek, pauses: [] });
});

test('moves the start of a plan, and back on Undo', async () => {
  const plan = await openStarted(weeksFromNow(-2));
  await choose('Move start');
  await expect.element(dialog.getByLabelText('Any day of the first week')).toHaveValue(weeksFromNow(-2));
  await dialog.getByRole('radio', { name: 'Next week' }).click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(heading).toMatchTextContent(`Starts on ${longDate(weeksFromNow(1))}`);
  await toast('Seville start').getByRole('button', { name: 'Undo' }).click();
  await expect.element(heading).toMatchTextContent('Week 3 of 4');
  expect((await getSchedule(plan)).startWeek).toBe(weeksFromNow(-2));
});

test('offers to finish a plan whose steps are all done, and asks before reopening it', async () => {
  const plan = await openStarted(weeksFromNow(-1));
  await page.getByRole('checkbox', { name: 'Practise Week 1' }).click();
  await expect.element(button('Finish plan')).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Practise Week 2' }).click();
  await expect.element(page.getByText('All steps are done.')).toBeVisible();
  await button('Finish plan').click();
  await expect.element(heading).toMatchTextContent('Finished on ');
  await toast('Seville finished.').getByRole('button', { name: 'Undo' }).click();
  await expect.element(button('Finish plan')).toBeVisible();
  await choose('Finish');
  await button('Reopen').click();
  await expect.element(dialog).toMatchTextContent('It continues this week with week 2.');
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await expect.element(heading).toMatchTextContent('Week 2 of 4');
  expect((await getSchedule(plan)).finishedAt).toBeNull();
});

test('takes back that a paused plan was finished', async () => {
  const plan = await openStarted(weeksFromNow(-1));
  await changeSchedule(plan, 'pause');
  await renderApp(`/action-plans/${plan._id}`);
  await choose('Finish');
  await toast('Seville finished.').getByRole('button', { name: 'Undo' }).click();
  await expect.element(heading).toMatchTextContent('Paused since the week of');
});

test('asks before it resets a plan, which loses its start and its pauses', async () => {
  const plan = await openStarted(weeksFromNow(-2));
  await choose('Reset to not started');
  await expect.element(dialog).toMatchTextContent('Seville loses its start week and its pauses.');
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect.element(heading).toMatchTextContent('Not started yet');
  expect((await getSchedule(plan)).startWeek).toBeNull();
});

test('shows the state of the plan if it was changed in another tab', async () => {
  const plan = await openStarted(weeksFromNow(-2));
  await expect.element(heading).toMatchTextContent('Week 3 of 4');
  await changeSchedule(plan, 'reset');
  await choose('Pause');
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('The plan was not changed. The plan was started, paused or finished in another tab.');
  await expect.element(heading).toMatchTextContent('Not started yet');
});

test('changes nothing if the connection fails', async () => {
  await openStarted(weeksFromNow(-2));
  const restore = intercept('/schedule', respond(500));
  await choose('Pause');
  await expect.element(page.getByRole('alert')).toMatchTextContent('The plan was not changed.');
  restore();
  const writes = recordWrites();
  await choose('Pause');
  await expect.element(button('Resume')).toBeVisible();
  expect(writes.map(({ body }) => body)).toEqual([{ action: 'pause' }]);
});

test('dates the goals of a started plan, marks the current week, and opens its goal', async () => {
  const titles = ['Week 1: Greet', 'Week 2: Shop', 'Talk', 'Exam'];
  const { area, goals } = await createArea(api, { name: 'Spanish' }, titles);
  await createTask(api, goals[1]!._id, 'Count to ten (45 min)');
  const plan = await createPlan(api, { title: 'Seville', focusAreaId: area._id }, goals);
  const body = { goals: [{ goalId: goals[2]!._id, include: true, week: 3 }] };
  await callApi(api, 'PUT', `/api/action-plans/${plan._id}`, body);
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  await renderApp(`/action-plans/${plan._id}`);
  await expect.element(card('Talk')).toMatchTextContent('Week 3');
  await expect.element(card('Talk')).not.toMatchTextContent('Week 3 ·');
  await changeSchedule(plan, 'start', weeksFromNow(-1));
  await renderApp(`/action-plans/${plan._id}`);
  await expect.element(card('Talk')).toMatchTextContent(`Week 3 · ${range(weeksFromNow(1))}`);
  await expect.element(card('Exam')).not.toMatchTextContent('Week');
  await expect.element(card('Shop')).toMatchTextContent(`Week 2 · ${range(currentWeek)}This week`);
  await expect.element(card('Greet')).not.toMatchTextContent('This week');
  await expect.element(page.getByRole('checkbox', { name: 'Count to ten' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Steps of Week 1: Greet' }))
    .toHaveAttribute('aria-expanded', 'false');
});

test('shows the tracked time beside the planned time of the goals and the plan', async () => {
  const { area, goals } = await createArea(api, { name: 'Spanish' }, ['Greet', 'Shop']);
  for (const goal of goals) await createTask(api, goal._id, 'Practise (1 h 30 min)');
  const startAt = new Date(Date.now() - 3_600_000).toISOString();
  const endAt = new Date(Date.now() - 1_200_000).toISOString();
  await callApi(api, 'POST', '/api/time-entries', { goalId: goals[0]!._id, startAt, endAt });
  const plan = await createPlan(api, { title: 'Seville', focusAreaId: area._id }, goals);
  await renderApp(`/action-plans/${plan._id}`);
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent('40 min of 3 h tracked');
  await expect.element(main).toMatchTextContent('40 min of 1 h 30 min tracked');
  await expect.element(main).toMatchTextContent('1 h 30 min planned');
});

test('shows a plan that was cached before plans had a schedule', async () => {
  const plan = await seedPlan();
  intercept(new RegExp(`/api/action-plans/${plan._id}$`), async ({ forward }) => {
    const { schedule: _, goals, ...rest } = (await (await forward()).json()) as ActionPlanWithGoals;
    const oldGoals = goals.map(({ trackedSec: __, tasks, ...goal }) => ({
      ...goal,
      tasks: tasks.map(({ _id, title, completed, inventoryItems, goal: goalId, completedAt, createdAt }) => {
        return { _id, title, completed, inventoryItems, goal: goalId, completedAt, createdAt };
      }),
    }));
    return respond(200, { ...rest, goals: oldGoals })();
  });
  await renderApp(`/action-plans/${plan._id}`);
  await expect.element(heading).toMatchTextContent('Not started yet');
  await expect.element(page.getByRole('checkbox', { name: 'Practise Week 1' })).toBeVisible();
});
