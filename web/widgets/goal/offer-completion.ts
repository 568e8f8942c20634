import type { QueryClient } from '@tanstack/react-query';
import type { ActionPlanWithGoals } from '#contract/action-plans.ts';
import type { GoalDetail } from '#contract/goal-detail.ts';
import type { Goal } from '#contract/goals.ts';
import { isReadyToComplete } from '#domain/plan-progress.ts';
import { stepsOf } from '#web/api/contents.ts';
import { contentsKeys } from '#web/api/contents-keys.ts';
import { failureOf } from '#web/api/failure.ts';
import { completeGoal } from '#web/api/goals.ts';
import { showToast } from '#web/ui/toast.ts';
import { completionTopic } from './completion-topic.ts';

/** Offers to complete a goal if all its tasks and resources are done. */
export function offerCompletion(queryClient: QueryClient, goalId: string): void {
  const goal = goalWithAllStepsDone(queryClient, goalId);
  if (!goal) return;
  const run = () => void complete(queryClient, goal);
  showToast('done', '– all steps done. Complete the goal?', goal.title, {
    label: 'Complete',
    run,
    topic: completionTopic(goalId),
  });
}

/** As far as this browser knows: wherever the goal is shown, nothing is left to do. */
function goalWithAllStepsDone(queryClient: QueryClient, goalId: string): Goal | undefined {
  const details = queryClient.getQueriesData<GoalDetail>({ queryKey: contentsKeys.goal(goalId) });
  const plans = queryClient.getQueriesData<ActionPlanWithGoals>({ queryKey: contentsKeys.anyPlan });
  const shown = [
    ...details.flatMap(([, detail]) => (detail ? [{ ...detail, ...detail.goal }] : [])),
    ...plans.flatMap(([, plan]) => plan?.goals.filter(({ _id }) => _id === goalId) ?? []),
  ];
  return shown.every((goal) => isReadyToComplete(stepsOf(goal))) ? shown[0] : undefined;
}

async function complete(queryClient: QueryClient, goal: Goal): Promise<void> {
  try {
    await completeGoal(queryClient, goal._id);
    showToast('done', 'completed. Congratulations!', goal.title);
  } catch (error) {
    showToast('failed', failureOf(error, '❌ Failed to mark as completed.').message);
  }
}
