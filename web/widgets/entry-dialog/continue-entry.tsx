import { Button } from '@mantine/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TimeEntry } from '#contract/time-entries.ts';
import { resumeWithinMs } from '#domain/limits.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { startedGoal, useTimers } from '#web/api/time-entries.ts';
import { type TimerActions, useTimerActions } from '#web/parts/timer/use-timer-actions.ts';
import { PlayIcon } from '#web/ui/icons.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './entry-continue.module.css';

/** Only active goals can be timed, and each by one timer. */
export function canContinue({ goal, endAt }: TimeEntry, isRunning: boolean): boolean {
  return endAt !== null && goal.status === 'Active' && !isRunning;
}

/** The goals that are being timed. */
export function useRunningGoals(): ReadonlySet<string> {
  const { timers } = useTimers();
  return new Set([
    ...(timers?.running ?? []).map(({ goalId }) => goalId),
    ...(timers?.starting ?? []).map(({ _id }) => _id),
  ]);
}

/** Starts a new timer for the goal of an entry. */
export async function continueEntry(start: TimerActions['start'], entry: TimeEntry): Promise<void> {
  if (await start(startedGoal(entry))) showToast('done', 'is running.', entry.goal.title);
}

async function resume(queryClient: QueryClient, entry: TimeEntry, start: TimerActions['start']): Promise<void> {
  const undo = await import('#web/parts/undo-stop/undo-stop.ts').catch(() => undefined);
  if (undo) await undo.resumeEntry(queryClient, entry, start);
  else showToast('failed', 'was not resumed. Check your connection and try again.', entry.goal.title);
}

interface ContinueEntryProps {
  readonly entry: TimeEntry;
  readonly onDone: () => void;
}

/** What can be done to go on with an entry that has ended: a new timer, or, for a while, the same entry. */
export function ContinueEntry({ entry, onDone }: ContinueEntryProps) {
  const queryClient = useQueryClient();
  const { start } = useTimerActions();
  const running = useRunningGoals();
  if (!canContinue(entry, running.has(entry.goalId))) return null;
  const isRecent = serverNow() - Date.parse(entry.endAt!) < resumeWithinMs;
  return (
    <div className={classes.actions}>
      {isRecent && (
        <Button
          variant="light"
          onClick={() => {
            onDone();
            void resume(queryClient, entry, start);
          }}
        >
          Undo stop
        </Button>
      )}
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
    </div>
  );
}
