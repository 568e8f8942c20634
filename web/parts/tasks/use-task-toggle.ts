import { useCallback } from 'react';
import type { Task } from '#contract/tasks.ts';
import { failureOf } from '#web/api/failure.ts';
import { useSetTaskStatus } from '#web/api/tasks.ts';
import { withdrawCompletion } from '../goal/completion-topic.ts';
import { useCompletionOffer } from '../goal/use-completion-offer.ts';
import { showToast } from '#web/ui/toast.ts';

/** Ticks a task off, or takes that back. The same function as long as the list lives, so that rows stay as they are. */
export function useTaskToggle(): (task: Task) => void {
  const { mutateAsync: setStatus } = useSetTaskStatus();
  const offerCompletion = useCompletionOffer();
  return useCallback(
    (task) => {
      if (task.completed) withdrawCompletion(task.goal);
      setStatus({ task, completed: !task.completed }).then(
        () => task.completed || offerCompletion(task.goal),
        (error: unknown) => showToast('failed', failureOf(error, 'The task was not saved.').message),
      );
    },
    [setStatus, offerCompletion],
  );
}
