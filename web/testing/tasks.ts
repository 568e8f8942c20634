import { page } from 'vitest/browser';
import type { Task } from '#contract/goals/tasks.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createPlan } from '#testing/seed.ts';
import { api } from './api.ts';
import { renderApp } from './render-app.tsx';
import type { NewTask } from '#web/api/goals/tasks.ts';

export const taskList = page.getByRole('list', { name: 'Tasks of Greet', exact: true });

/** The names of the listed tasks, without what else their rows show. */
export const taskNames = (): string[] =>
  taskList
    .getByRole('checkbox')
    .elements()
    .map((checkbox) => checkbox.closest('label')!.textContent);

/** A goal with tasks, shown on its page. In a plan that starts in `startWeek`, if there is one. */
export async function openTasks(
  tasks: readonly (NewTask | string)[],
  { startWeek, title = 'Greet' }: { readonly startWeek?: string; readonly title?: string } = {},
): Promise<{ goalId: string; tasks: Task[]; reload: () => Promise<Task[]> }> {
  const { area, goals } = await createArea(api, { name: 'Spanish' }, [title]);
  const goalId = goals[0]!._id;
  const created: Task[] = [];
  for (const task of tasks) {
    created.push(await addTask(goalId, typeof task === 'string' ? { title: task } : task));
  }
  if (startWeek !== undefined) {
    const plan = await createPlan(api, { title: 'Seville', focusAreaId: area._id }, goals);
    await callApi(api, 'PATCH', `/api/action-plans/${plan._id}/schedule`, { action: 'start', startWeek });
  }
  await renderApp(`/goals/${goalId}?tab=plan`);
  return { goalId, tasks: created, reload: () => callApi(api, 'GET', `/api/goals/${goalId}/tasks`) };
}

export function addTask(goalId: string, task: NewTask): Promise<Task> {
  return callApi(api, 'POST', `/api/goals/${goalId}/tasks`, task);
}

export async function choose(task: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for task ${task}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
