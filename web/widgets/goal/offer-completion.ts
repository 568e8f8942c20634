import type { QueryClient } from '@tanstack/react-query';
import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import type { GoalDetail, Goal } from '#contract/goals/goals.ts';
import { isReadyToComplete } from '#domain/plan/plan-progress.ts';
import { countSteps } from '#web/api/cache/contents.ts';
import { contentsKeys } from '#web/api/cache/contents-keys.ts';
import { withContext } from '#web/http/error-context.ts';
import { completeGoal } from '#web/api/goals/goals.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { completionToastTopic } from './completion-toast.ts';

/** Offers to complete a goal if all its tasks and resources are done. */
export function offerCompletion(queryClient: QueryClient, goalId: string): void {
  const goal = findCompletableGoal(queryClient, goalId);
  if (!goal) return;
  const run = () => void completeFromToast(queryClient, goal);
  showToast('done', '– all steps done. Complete the goal?', goal.title, {
    label: 'Complete',
    run,
    topic: completionToastTopic(goalId),
  });
}

/** The goal, if no cached copy of it has an open step. */
function findCompletableGoal(queryClient: QueryClient, goalId: string): Goal | undefined {
  const details = queryClient.getQueriesData<GoalDetail>({ queryKey: contentsKeys.goal(goalId) });
  const plans = queryClient.getQueriesData<ActionPlanWithGoals>({ queryKey: contentsKeys.anyPlan });
  const cachedGoals = [
    ...details.flatMap(([, detail]) => (detail ? [{ ...detail, ...detail.goal }] : [])),
    ...plans.flatMap(([, plan]) => plan?.goals.filter(({ _id }) => _id === goalId) ?? []),
  ];
  return cachedGoals.every((goal) => isReadyToComplete(countSteps(goal))) ? cachedGoals[0] : undefined;
}

async function completeFromToast(queryClient: QueryClient, goal: Goal): Promise<void> {
  try {
    await completeGoal(queryClient, goal._id);
    showToast('done', 'completed. Congratulations!', goal.title);
  } catch (error) {
    showToast('failed', withContext(error, '❌ Failed to mark as completed.').message);
  }
}
