import type { QueryClient } from '@tanstack/react-query';
import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import type { ResponseBody } from '#contract/schema/endpoint.ts';
import type { GoalDetail } from '#contract/goals/goals.ts';
import type { GroupedInventory, inventory, InventoryItem } from '#contract/goals/inventory.ts';
import type { AskedTask, planWeeks } from '#contract/plans/plan-weeks.ts';
import type { Task } from '#contract/goals/tasks.ts';
import { goalProgress, planProgress, type GoalSteps } from '#domain/plan/plan-progress.ts';
import type { Invalidation } from '#web/http/refreshed-data.ts';
import { contentsKeys } from './contents-keys.ts';
import { invalidate, prepareInvalidation, type StaleKeys } from './invalidation.ts';
import { patchQueries } from './patch-queries.ts';
import { timeEntryKeys } from './time-entry-keys.ts';
import { focusAreaKeys } from '../goals/focus-areas.ts';

/** `goalId` is undefined if the list mixes several goals. */
type ListUpdate<T> = (list: T[], goalId: string | undefined) => T[];

/** Updates every cached list of items. */
export function updateCachedItems(queryClient: QueryClient, update: ListUpdate<InventoryItem>): void {
  updateCachedContents(queryClient, update, (tasks) => tasks);
  patchQueries<GroupedInventory>(queryClient, { queryKey: contentsKeys.grouped }, (areas) =>
    areas.map((area) => ({
      ...area,
      goals: area.goals.map((goal) => ({ ...goal, items: update(goal.items, goal.goalId) })),
    })),
  );
  patchQueries<ResponseBody<typeof inventory.list>>(queryClient, { queryKey: contentsKeys.anyPage }, (page) => ({
    ...page,
    items: update(page.items, undefined),
  }));
}

/** Updates every cached list of tasks. */
export function updateCachedTasks(queryClient: QueryClient, update: ListUpdate<Task>): void {
  updateCachedContents(queryClient, (items) => items, update);
}

function updateCachedContents(
  queryClient: QueryClient,
  updateItems: ListUpdate<InventoryItem>,
  updateTasks: ListUpdate<Task>,
): void {
  const updateGoal = <G extends { inventory: InventoryItem[]; tasks: Task[] }>(goal: G, goalId: string): G => ({
    ...goal,
    inventory: updateItems(goal.inventory, goalId),
    tasks: updateTasks(goal.tasks, goalId),
  });
  patchQueries<GoalDetail>(queryClient, { queryKey: contentsKeys.anyGoal }, (detail) =>
    updateGoal(detail, detail.goal._id),
  );
  patchQueries<ActionPlanWithGoals>(queryClient, { queryKey: contentsKeys.anyPlan }, (plan) => {
    const goals = plan.goals.map((goal) => {
      const updated = updateGoal(goal, goal._id);
      return { ...updated, progress: goalProgress(countSteps(updated)) };
    });
    return { ...plan, goals, progress: planProgress(goals.map(countSteps)) };
  });
  patchQueries<ResponseBody<typeof planWeeks.thisWeek>>(
    queryClient,
    { queryKey: [...contentsKeys.anyPlanWeek, 'tasks'] },
    (week) => ({
      ...week,
      // The task keeps what only this list knows about it.
      plans: week.plans.map((plan) => ({ ...plan, tasks: updateTasks(plan.tasks, undefined) as AskedTask[] })),
    }),
  );
}

type GoalWithSteps = Pick<ActionPlanWithGoals['goals'][number], 'status' | 'inventory' | 'tasks'>;

export function countSteps({ status, inventory, tasks }: GoalWithSteps): GoalSteps {
  const steps = [...inventory, ...tasks.filter(({ isSetAside }) => !isSetAside)];
  return { status, total: steps.length, done: steps.filter(({ completed }) => completed).length };
}

/** Call it before an optimistic update, which a response in flight would overwrite with the old state. */
export function cancelContentsQueries(queryClient: QueryClient): Promise<void> {
  return queryClient.cancelQueries({ queryKey: contentsKeys.all });
}

/** Goals are included, because they contain their plan and the number of their resources. */
const staleWithContents: StaleKeys = [contentsKeys.all, focusAreaKeys.withGoals];

/** Time entries show the titles of the tasks and resources that they were tracked on. */
const staleWithTitles: StaleKeys = [...staleWithContents, timeEntryKeys.all];

interface ContentsChange {
  /** Whether a task or resource was renamed or deleted. */
  readonly changesTitles?: boolean;
}

const staleKeys = ({ changesTitles = false }: ContentsChange) => (changesTitles ? staleWithTitles : staleWithContents);

/** The `invalidation` option of a `call` that changes resources, tasks or plans. */
export function prepareContentsInvalidation(queryClient: QueryClient, change: ContentsChange = {}): Invalidation {
  return prepareInvalidation(queryClient, staleKeys(change));
}

/** Leaves invalidating to the last pending mutation: an earlier refetch would overwrite the others' optimistic updates. */
export function invalidateContents(queryClient: QueryClient, change: ContentsChange = {}): void {
  setTimeout(() => {
    if (queryClient.isMutating({ mutationKey: contentsKeys.all }) > 0) return;
    void invalidate(queryClient, staleKeys(change));
  });
}
