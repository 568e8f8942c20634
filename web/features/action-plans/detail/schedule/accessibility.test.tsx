import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Outlook, ReplanDraft } from '#contract/plans/replans.ts';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createPlan, createTask } from '#testing/seed.ts';
import { api } from '#web/testing/api.ts';
import { testAccessibility } from '#web/testing/axe.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const currentWeek = weekStartForInstant(Date.now(), 'UTC');
const button = (name: string) => page.getByRole('button', { name, exact: true });

const outlook: Outlook = {
  usualWeeklyMinutes: 120,
  usualWeeks: 3,
  overdueTasks: 2,
  overdueMinutes: 150,
  isBehind: true,
  projection: { likely: addDays(currentWeek, 30), latest: addDays(currentWeek, 60), taskCount: 7 },
  plannedEnd: addDays(currentWeek, 13),
  canUndoReplan: true,
};

const shift: ReplanDraft = {
  kind: 'shift',
  token: 'token',
  moves: [{ taskId: crypto.randomUUID(), title: 'Count to ten', from: 1, to: 3 }],
  setAside: [{ taskId: crypto.randomUUID(), title: 'Say hello', week: 2, minutes: 30 }],
  lastWeek: 5,
  endsOn: addDays(currentWeek, 20),
  weeklyLoad: [120, 180, 60].map((minutes, n) => ({ week: n + 3, weekStart: addDays(currentWeek, 7 * n), minutes })),
};
const drafts: ReplanDraft[] = [shift, { ...shift, kind: 'cut' }];

/** Opens a plan of four weeks that is in its third one. */
async function openRunningPlan(): Promise<void> {
  const { area, goals } = await createArea(api, { name: 'Spanish' }, ['Week 1: Greet', 'Week 3: Shop']);
  await createTask(api, goals[1]!._id, 'Count to ten (45 min)');
  const fields = { title: 'Seville', focusAreaId: area._id, structure: 'weekly', weeks: 4 } as const;
  const { _id } = await createPlan(api, fields, goals);
  const startWeek = addDays(currentWeek, -14);
  await callApi(api, 'PATCH', `/api/action-plans/${_id}/schedule`, { action: 'start', startWeek });
  intercept('/outlook', respond(200, outlook));
  intercept('/replan', respond(200, { usualWeeklyMinutes: 120, drafts }));
  await renderApp(`/action-plans/${_id}`);
  await page.getByText('Based on 7 finished tasks').click();
  await expect.element(button('Undo last change')).toBeVisible();
}

testAccessibility('new', {
  'running plan that is behind': openRunningPlan,
  'drafts of a new plan': async () => {
    await openRunningPlan();
    await button('Adjust plan').click();
    await expect.element(button('Apply')).toHaveAttribute('aria-busy', 'false');
  },
  'start of a plan, with an error': async () => {
    await openRunningPlan();
    await button('Actions for the schedule').click();
    await page.getByRole('menuitem', { name: 'Move start' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Any day of the first week').fill('');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
  },
  'weeks of goals, with an error': async () => {
    await openRunningPlan();
    await button('Actions for Seville').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Week of Week 3: Shop' }).fill('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
  },
});
