import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { resumeWindowMs } from '#domain/limits.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { entryStep, withStepTitle } from '#web/offline/timer-step.ts';
import { toTimerGoal, useTimers } from '#web/api/time-entries/timers.ts';
import { listRunningIds } from '#web/widgets/timer/step-timers.ts';
import { type TimerActions, useTimerActions } from '#web/widgets/timer/use-timer-actions.ts';
import { Button } from '#web/ui/button/button.tsx';
import { PlayIcon } from '#web/ui/icons/icons.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import * as classes from './continue-entry.module.css';

/**
 * Only active goals can be timed, each by one timer at a time. An entry of another task can be continued while the goal's
 * timer is running, which ends that timer.
 */
export function canContinue(entry: TimeEntry, runningIds: ReadonlySet<string>): boolean {
  const { goal, goalId, endAt } = entry;
  return endAt !== null && goal.status === 'Active' && !runningIds.has(entryStep(entry)?.id ?? goalId);
}

export function useRunningIds(): ReadonlySet<string> {
  return listRunningIds(useTimers().timers);
}

/** Starts a new timer for the entry's goal and its task or resource. */
export async function continueEntry(start: TimerActions['start'], entry: TimeEntry): Promise<void> {
  if (await start(toTimerGoal(entry)))
    showToast('done', 'is running.', withStepTitle(entry.goal.title, entry.stepTitle));
}

async function resumeStoppedEntry(
  queryClient: QueryClient,
  entry: TimeEntry,
  start: TimerActions['start'],
): Promise<void> {
  const undo = await import('#web/widgets/undo-stop/undo-stop.ts').catch(() => undefined);
  if (undo) await undo.resumeEntry(queryClient, entry, start);
  else showToast('failed', 'was not resumed. Check your connection and try again.', entry.goal.title);
}

interface ContinueEntryProps {
  readonly entry: TimeEntry;
  readonly onDone: () => void;
  /** Further buttons beside these. */
  readonly children: ReactNode;
}

/** Continues an ended entry, either with a new timer or, shortly after the stop, by resuming the entry itself. */
export function ContinueEntry({ entry, onDone, children }: ContinueEntryProps) {
  const queryClient = useQueryClient();
  const { start } = useTimerActions();
  const runningIds = useRunningIds();
  const isContinuable = canContinue(entry, runningIds);
  // Unlike a new timer, a resumed entry does not end the timer of another task of its goal.
  const isRecent =
    isContinuable && !runningIds.has(entry.goalId) && serverNow() - Date.parse(entry.endAt!) < resumeWindowMs;
  return (
    <div className={classes.actions}>
      {isRecent && (
        <Button
          variant="light"
          onClick={() => {
            onDone();
            void resumeStoppedEntry(queryClient, entry, start);
          }}
        >
          Undo stop
        </Button>
      )}
      {isContinuable && (
        <Button
          variant="light"
          leftSection={<PlayIcon />}
          onClick={() => {
            onDone();
            void continueEntry(start, entry);
          }}
        >
          Continue
        </Button>
      )}
      {children}
    </div>
  );
}
