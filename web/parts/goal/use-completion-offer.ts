import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Goal } from '#contract/goals.ts';
import { goalWithAllStepsDone } from '#web/api/contents.ts';
import { failureOf } from '#web/api/failure.ts';
import { useSetGoalStatus } from '#web/api/goals.ts';
import { closeToastsOf, showToast } from '#web/ui/toast.ts';

interface CompletionOffer {
  /** Offers to complete a goal if its last open step was just done. */
  readonly offer: (goalId: string) => void;
  /** A step is to be done again. */
  readonly withdraw: (goalId: string) => void;
}

/** The same object as long as the component lives. */
export function useCompletionOffer(): CompletionOffer {
  const queryClient = useQueryClient();
  const { mutateAsync: setStatus } = useSetGoalStatus();
  return useMemo(() => {
    const topicOf = (goalId: string) => `complete goal ${goalId}`;

    async function complete(goal: Goal): Promise<void> {
      try {
        await setStatus({ goal, change: { status: 'Completed' } });
        showToast('done', 'completed. Congratulations!', goal.title);
      } catch (error) {
        showToast('failed', failureOf(error, '❌ Failed to mark as completed.').message);
      }
    }

    return {
      offer(goalId) {
        const goal = goalWithAllStepsDone(queryClient, goalId);
        if (!goal) return;
        const run = () => void complete(goal);
        showToast('done', '– all steps done. Complete the goal?', goal.title, {
          label: 'Complete',
          run,
          topic: topicOf(goalId),
        });
      },
      withdraw: (goalId) => closeToastsOf(topicOf(goalId)),
    };
  }, [queryClient, setStatus]);
}
