import type { Page } from '@playwright/test';
import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createPlan } from '#testing/seed.ts';
import { expect, test } from './support/fixtures.ts';

const currentWeek = weekStartForInstant(Date.now(), 'UTC');
const dialog = (page: Page) => page.getByRole('dialog');
const thisWeek = (page: Page) => page.getByRole('region', { name: 'This week', exact: true });

/** A plan of six weeks with a task in each of the first three. */
async function seedPlan(page: Page): Promise<string> {
  const { area, goals } = await createArea(page.request, { name: 'Spanish' }, [
    'Week 1: Greet',
    'Week 2: Shop',
    'Talk',
  ]);
  const fields = {
    title: 'Seville',
    focusAreaId: area._id,
    structure: 'weekly',
    weeks: 6,
    weeklyCommitment: '3h',
  } as const;
  const plan = await createPlan(page.request, fields, goals);
  const titles = ['Say hello (45 min)', 'Ask for the price (1 h)', 'Call Inés (30 min)'];
  for (const [n, title] of titles.entries()) {
    await callApi(page.request, 'POST', `/api/goals/${goals[n]!._id}/tasks`, { title, ...(n === 2 && { week: 3 }) });
  }
  return plan._id;
}

const weeksOf = async (page: Page, planId: string) => {
  const plan = await callApi<ActionPlanWithGoals>(page.request, 'GET', `/api/action-plans/${planId}`);
  return plan.goals.flatMap(({ tasks }) => tasks.map(({ title, week }) => [title, week]));
};

test('starts a plan, tracks time on its tasks from the dashboard, and adopts its hours in the planner', async ({
  freshPage: page,
}) => {
  const planId = await seedPlan(page);
  await page.goto(`/action-plans/${planId}`);
  await page.getByRole('button', { name: 'Start plan' }).click();
  await dialog(page).getByRole('radio', { name: 'This week' }).check();
  await dialog(page).getByRole('button', { name: 'Start plan' }).click();
  await expect(page.getByRole('main')).toContainText('Week 1 of 6');

  await page.goto('/dashboard');
  await expect(thisWeek(page)).toContainText('Week 1 of 6 · 45 min left');
  await page.getByRole('button', { name: 'Start Say hello' }).click();
  await expect(page.getByRole('banner')).toContainText('Say hello');
  await page.getByRole('button', { name: 'Stop Say hello' }).click();
  await page.getByRole('checkbox', { name: 'Say hello', exact: true }).check();
  await expect(thisWeek(page)).toContainText('all done');

  await page.goto('/planner');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: 'Spanish' }) });
  await expect(row).toContainText('Plans ask for 45 min');
  await row.getByRole('button', { name: /45 min for Spanish$/ }).click();
  await expect(page.getByLabel('Spanish: minutes')).toHaveValue('45');
  await page.getByRole('button', { name: 'Save Spanish' }).click();
  await expect(row).toContainText('Matches your plans');
});

test('adjusts a plan that is behind, and undoes it exactly', async ({ freshPage: page }) => {
  const planId = await seedPlan(page);
  const startWeek = addDays(currentWeek, -14);
  await callApi(page.request, 'PATCH', `/api/action-plans/${planId}/schedule`, { action: 'start', startWeek });
  const before = await weeksOf(page, planId);
  await page.goto(`/action-plans/${planId}`);
  await expect(page.getByRole('main')).toContainText('2 tasks from earlier weeks are still open, about 1 h 45 min.');
  await page.getByRole('button', { name: 'Adjust plan' }).click();
  await dialog(page).getByRole('radio', { name: 'Take more time' }).check();
  await expect(dialog(page)).toContainText('Say hello');

  // Someone edits the plan in another tab, so nothing is applied before the user has seen the new draft.
  const goal = (await callApi<ActionPlanWithGoals>(page.request, 'GET', `/api/action-plans/${planId}`)).goals[2]!;
  await callApi(page.request, 'PUT', `/api/tasks/${goal.tasks[0]!._id}`, { week: 4 });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog(page)).toContainText('The plan was changed after this draft was made');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Adjust plan' })).toBeHidden();
  expect(await weeksOf(page, planId)).toEqual([
    ['Say hello (45 min)', 3],
    ['Ask for the price (1 h)', 3],
    ['Call Inés (30 min)', 5],
  ]);

  await page.reload();
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(page.getByRole('button', { name: 'Adjust plan' })).toBeVisible();
  expect(await weeksOf(page, planId)).toEqual([...before.slice(0, 2), ['Call Inés (30 min)', 4]]);
});
