import type { QueryClient } from '@tanstack/react-query';
import type { ActionPlanWithGoals } from '#contract/action-plans.ts';
import type { Result } from '#contract/endpoint.ts';
import type { GoalDetail } from '#contract/goal-detail.ts';
import type { GroupedInventory, inventory, InventoryItem } from '#contract/inventory.ts';
import type { Task } from '#contract/tasks.ts';
import { progressOfGoal, progressOfPlan, type StepsOfGoal } from '#domain/plan-progress.ts';
import { contentsKeys } from './contents-keys.ts';
import { focusAreaKeys } from './focus-areas.ts';

/** What becomes of a list; `goalId` is undefined where it holds items of several goals. */
type Change<T> = (list: T[], goalId: string | undefined) => T[];

/** Wherever items are shown. */
export function changeItems(queryClient: QueryClient, change: Change<InventoryItem>): void {
  changeContents(queryClient, change, (tasks) => tasks);
  queryClient.setQueryData<GroupedInventory>(contentsKeys.grouped, (areas) =>
    areas?.map((area) => ({
      ...area,
      goals: area.goals.map((goal) => ({ ...goal, items: change(goal.items, goal.goalId) })),
    })),
  );
  queryClient.setQueriesData<Result<typeof inventory.list>>(
    { queryKey: contentsKeys.anyPage },
    (page) => page && { ...page, items: change(page.items, undefined) },
  );
}

/** Wherever tasks are shown. */
export function changeTasks(queryClient: QueryClient, change: Change<Task>): void {
  changeContents(queryClient, (items) => items, change);
}

function changeContents(queryClient: QueryClient, ofItems: Change<InventoryItem>, ofTasks: Change<Task>): void {
  const changed = <G extends { inventory: InventoryItem[]; tasks: Task[] }>(goal: G, goalId: string): G => ({
    ...goal,
    inventory: ofItems(goal.inventory, goalId),
    tasks: ofTasks(goal.tasks, goalId),
  });
  queryClient.setQueriesData<GoalDetail>(
    { queryKey: contentsKeys.anyGoal },
    (detail) => detail && changed(detail, detail.goal._id),
  );
  queryClient.setQueriesData<ActionPlanWithGoals>({ queryKey: contentsKeys.anyPlan }, (plan) => {
    if (!plan) return plan;
    const goals = plan.goals.map((goal) => {
      const after = changed(goal, goal._id);
      return { ...after, progress: progressOfGoal(stepsOf(after)) };
    });
    return { ...plan, goals, progress: progressOfPlan(goals.map(stepsOf)) };
  });
}

type GoalWithSteps = Pick<ActionPlanWithGoals['goals'][number], 'status' | 'inventory' | 'tasks'>;

export function stepsOf({ status, inventory, tasks }: GoalWithSteps): StepsOfGoal {
  const steps = [...inventory, ...tasks];
  return { status, total: steps.length, done: steps.filter(({ completed }) => completed).length };
}

/** An answer that is on its way still shows everything as it was. */
export function forgetContentsUnderWay(queryClient: QueryClient): Promise<void> {
  return queryClient.cancelQueries({ queryKey: contentsKeys.all });
}

/** Once nothing more is under way: an earlier answer would undo what the screen already shows. Not waited for. */
export function refreshContents(queryClient: QueryClient): void {
  setTimeout(() => {
    if (queryClient.isMutating({ mutationKey: contentsKeys.all }) > 0) return;
    void queryClient.invalidateQueries({ queryKey: contentsKeys.all });
    // Goals say in which plan they are, and how many resources they have.
    void queryClient.invalidateQueries({ queryKey: focusAreaKeys.withGoals });
  });
}
