import { useRef, useState } from 'react';
import { newFocusArea } from '#contract/focus-areas.ts';
import { type Goal, newGoal } from '#contract/goals.ts';
import { failureOf } from '#web/api/failure.ts';
import { useCreateFocusArea } from '#web/api/focus-areas.ts';
import { useCreateGoal } from '#web/api/goals.ts';
import { messagesOf } from '#web/api/message-of.ts';
import type { StartedGoal } from '#web/api/time-entries.ts';
import { useTimerActions } from '#web/parts/timer/use-timer-actions.ts';

const OFFLINE = 'Creating a goal needs a connection. Connect and try again.';

/** Where a new goal goes: a focus area, or a new one of that name. */
export type Place = { readonly id: string } | { readonly newName: string };

/**
 * Starts a goal, or creates one and starts it. These are two calls: each can be repeated without doing anything twice,
 * and a goal whose timer did not start is found by its name at the next attempt.
 */
export function useQuickStart() {
  const { tryStart } = useTimerActions();
  const { mutateAsync: createArea } = useCreateFocusArea();
  const { mutateAsync: createGoal } = useCreateGoal();
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** Whether it was done; if not, `error` says why. */
  async function run(act: () => Promise<string | undefined>): Promise<boolean> {
    // State alone is late: Enter may be pressed twice before React has rendered.
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const failure = await act();
      setError(failure);
      return failure === undefined;
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }

  const start = (goal: StartedGoal) =>
    run(async () => {
      const failure = await tryStart(goal);
      return failure && `“${goal.title}” ${failure}`;
    });

  const create = (title: string, place: Place) =>
    run(async () => {
      const wrong =
        messagesOf(newGoal, { title })['title'] ??
        ('newName' in place ? messagesOf(newFocusArea, { name: place.newName })['name'] : undefined);
      if (wrong !== undefined) return wrong;
      if (!navigator.onLine) return OFFLINE;
      let goal: Goal;
      try {
        const focusArea = 'id' in place ? place.id : (await createArea({ name: place.newName.trim() }))._id;
        goal = await createGoal({ focusArea, title });
      } catch (error_) {
        const { errors, message } = failureOf(error_, '❌ Failed to create goal. Please try again.');
        return navigator.onLine ? (errors[0]?.msg ?? message) : OFFLINE;
      }
      const failure = await tryStart(goal);
      return failure && `“${title}” was created, but its timer ${failure} Press Enter to start it.`;
    });

  return { start, create, busy, error, clearError: () => setError(undefined) };
}
