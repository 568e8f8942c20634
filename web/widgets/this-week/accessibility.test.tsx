import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { FocusArea } from '#contract/goals/focus-areas.ts';
import { callApi } from '#testing/api.ts';
import { api } from '#web/testing/api.ts';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { createRunningPlan } from '#web/testing/running-plan.ts';

/** A page may be opened more than once. */
async function seed(): Promise<void> {
  if ((await callApi<FocusArea[]>(api, 'GET', '/api/focus-areas')).length > 0) return;
  const tasks = Array.from({ length: 9 }, (_, n) => ({ title: `Run ${n + 5} km`, week: 3, estimatedMinutes: 40 }));
  const { goal, tasks: created } = await createRunningPlan([
    { title: 'Buy shoes (1 h)', week: 1 },
    { title: 'Stretch (3 × 20 min)', week: 1 },
    ...tasks,
  ]);
  await callApi(api, 'PATCH', `/api/tasks/${created[3]!._id}/status`, { completed: true });
  await callApi(api, 'POST', '/api/time-entries', { goalId: goal._id, taskId: created[4]!._id });
}

testAccessibility('new', {
  'dashboard with what plans ask for this week': async () => {
    await seed();
    await renderApp('/dashboard');
    await page.getByText('1 done').first().click();
    await expect.element(page.getByText('Run 6 km').first()).toBeVisible();
  },
  'planner with what plans ask for this week': async () => {
    await seed();
    await renderApp('/planner');
    await page.getByText('Plans ask for').first().click();
    await expect.element(page.getByRole('link', { name: 'Half marathon' }).first()).toBeVisible();
  },
});
