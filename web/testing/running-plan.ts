import type { ActionPlan } from '#contract/plans/action-plans.ts';
import type { FocusArea } from '#contract/goals/focus-areas.ts';
import type { Goal } from '#contract/goals/goals.ts';
import type { Task } from '#contract/goals/tasks.ts';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { callApi } from '#testing/api.ts';
import { createArea } from '#testing/seed.ts';
import { api } from './api.ts';

type TaskFields = Partial<Task> & Pick<Task, 'title'>;

interface RunningPlan {
  readonly area: FocusArea;
  readonly goal: Goal;
  readonly plan: ActionPlan;
  readonly tasks: readonly Task[];
}

interface PlanOptions {
  readonly title?: string;
  readonly areaName?: string;
  readonly weeks?: number | null;
  readonly planWeek?: number;
  readonly goalWeek?: number;
}

/** Creates a plan with a goal and its tasks, and starts it so that the current week is its third, unless set otherwise. */
export async function createRunningPlan(tasks: readonly TaskFields[], options: PlanOptions = {}): Promise<RunningPlan> {
  const { title = 'Half marathon', areaName = 'Running', weeks = 8, planWeek = 3, goalWeek } = options;
  const { area, goals } = await createArea(api, { name: areaName }, [`Goal of ${title}`]);
  const goal = goals[0]!;
  const { actionPlan } = await callApi<{ actionPlan: ActionPlan }>(api, 'POST', '/api/action-plans', {
    title,
    focusAreaId: area._id,
    structure: weeks === null ? 'backlog' : 'weekly',
    weeks,
    weeklyCommitment: '3h',
    goals: [{ goalId: goal._id, include: true, ...(goalWeek !== undefined && { week: goalWeek }) }],
  });
  const created = await callApi<Task[]>(api, 'POST', `/api/goals/${goal._id}/tasks/several`, { tasks });
  await callApi(api, 'PATCH', `/api/action-plans/${actionPlan._id}/schedule`, {
    action: 'start',
    startWeek: addDays(weekStartForInstant(Date.now(), 'UTC'), -7 * (planWeek - 1)),
  });
  return { area, goal, plan: actionPlan, tasks: created };
}

export async function fetchTask({ _id, goal }: Task): Promise<Task> {
  const tasks = await callApi<Task[]>(api, 'GET', `/api/goals/${goal}/tasks`);
  return tasks.find((task) => task._id === _id)!;
}
