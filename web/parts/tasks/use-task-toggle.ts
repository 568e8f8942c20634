import { useCallback } from 'react';
import type { Task } from '#contract/tasks.ts';
import { failureOf } from '#web/api/failure.ts';
import { useSetTaskStatus } from '#web/api/tasks.ts';
import { useCompletionOffer } from '../goal/use-completion-offer.ts';
import { showToast } from '#web/ui/toast.ts';

/** Ticks a task off, or takes that back. The same function as long as the list lives, so that rows stay as they are. */
export function useTaskToggle(): (task: Task) => void {
  const { mutateAsync: setStatus } = useSetTaskStatus();
  const { offer, withdraw } = useCompletionOffer();
  return useCallback(
    (task) => {
      if (task.completed) withdraw(task.goal);
      setStatus({ task, completed: !task.completed }).then(
        () => task.completed || offer(task.goal),
        (error: unknown) => showToast('failed', failureOf(error, 'The task was not saved.').message),
      );
    },
    [setStatus, offer, withdraw],
  );
}
