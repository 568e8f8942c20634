import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import type { Timers } from '#web/api/time-entries/timers.ts';
import { entryStep, type TimerStep } from '#web/offline/timer-step.ts';

export interface StepTimer {
  /** Undefined unless the server or the outbox knows that it is running. */
  readonly entry: TimeEntry | undefined;
  /** Also true while it is being started. */
  readonly isRunning: boolean;
  /** It is being started or stopped. */
  readonly isBusy: boolean;
}

/** The timer of a task or resource. */
export function findStepTimer(timers: Timers | undefined, stepId: string): StepTimer {
  const entry = timers?.running.find((each) => entryStep(each)?.id === stepId);
  const isStarting = timers?.starting.some(({ step }) => step?.id === stepId) ?? false;
  const isStopping = entry !== undefined && timers!.stopping.has(entry._id);
  return { entry, isRunning: entry !== undefined || isStarting, isBusy: !timers || isStarting || isStopping };
}

/** The ids of the goals, tasks and resources whose timers are running or being started. */
export function listRunningIds(timers: Timers | undefined): ReadonlySet<string> {
  return new Set([
    ...(timers?.running ?? []).flatMap((entry) => [entry.goalId, entryStep(entry)?.id ?? []].flat()),
    ...(timers?.starting ?? []).flatMap(({ _id, step }) => [_id, step?.id ?? []].flat()),
  ]);
}

type Titled = Readonly<Record<'_id' | 'title', string>>;

export const taskStep = ({ _id, title }: Titled): TimerStep => ({ type: 'task', id: _id, title });
export const itemStep = ({ _id, title }: Titled): TimerStep => ({ type: 'item', id: _id, title });
