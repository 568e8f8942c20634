import { useRef, useState } from 'react';
import { newFocusArea } from '#contract/goals/focus-areas.ts';
import { type Goal, newGoal } from '#contract/goals/goals.ts';
import { withContext } from '#web/http/error-context.ts';
import { useCreateFocusArea } from '#web/api/goals/focus-areas.ts';
import { useCreateGoal } from '#web/api/goals/goals.ts';
import { validationMessages } from '#web/forms/validation.ts';
import type { TimerGoal } from '#web/api/time-entries/timers.ts';
import { useTimerActions } from '#web/widgets/timer/use-timer-actions.ts';

const OFFLINE_MESSAGE = 'You need to be online to create a goal. Connect and try again.';

/** An existing focus area, or the name of a new one. */
export type GoalDestination = { readonly id: string } | { readonly newName: string };

/**
 * Starts a goal's timer, creating the goal if necessary. Creating and starting are two requests; each is safe to retry,
 * and a goal whose timer did not start is found by name on the next attempt.
 */
export function useQuickStart() {
  const { tryStart } = useTimerActions();
  const { mutateAsync: createArea } = useCreateFocusArea();
  const { mutateAsync: createGoal } = useCreateGoal();
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** Resolves to whether the action succeeded; otherwise `error` is set. */
  async function runExclusive(act: () => Promise<string | undefined>): Promise<boolean> {
    // State alone is too slow: Enter may be pressed twice before React re-renders.
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const errorMessage = await act();
      setError(errorMessage);
      return errorMessage === undefined;
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }

  const start = (goal: TimerGoal) =>
    runExclusive(async () => {
      const errorMessage = await tryStart(goal);
      return errorMessage && `“${goal.title}” ${errorMessage}`;
    });

  const create = (title: string, destination: GoalDestination) =>
    runExclusive(async () => {
      const invalid =
        validationMessages(newGoal, { title })['title'] ??
        ('newName' in destination
          ? validationMessages(newFocusArea, { name: destination.newName })['name']
          : undefined);
      if (invalid !== undefined) return invalid;
      if (!navigator.onLine) return OFFLINE_MESSAGE;
      let goal: Goal;
      try {
        const focusArea =
          'id' in destination ? destination.id : (await createArea({ name: destination.newName.trim() }))._id;
        goal = await createGoal({ focusArea, title });
      } catch (error_) {
        const { errors, message } = withContext(error_, '❌ Failed to create goal. Please try again.');
        return navigator.onLine ? (errors[0]?.msg ?? message) : OFFLINE_MESSAGE;
      }
      const errorMessage = await tryStart(goal);
      return errorMessage && `“${title}” was created, but its timer ${errorMessage} Press Enter to start it.`;
    });

  return { start, create, busy, error, clearError: () => setError(undefined) };
}
