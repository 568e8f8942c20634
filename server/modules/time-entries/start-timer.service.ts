import { timeEntries } from '#contract/time-entries/time-entries.ts';
import { effectiveEnd, floorToSecond } from '#domain/calendar/time-span.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { declaredError, notFound } from '#server/http/errors.ts';
import { lockActiveGoal } from '#server/modules/goals/goals.queries.ts';
import {
  endOtherTimers,
  endRunningEntry,
  findNextOtherStart,
  findRunningEntry,
  hasSingleTimerSetting,
} from '#server/modules/timers/timers.queries.ts';
import { type EntryStep, isTrackedOn } from './entry-steps.queries.ts';
import { attachStep } from './entry-steps.service.ts';
import { compareAndSetEntry, insertEntry, stopEntry } from './entry-writes.queries.ts';
import { type EntryWithGoalRow, findEntry } from './time-entries.queries.ts';

interface StartedTimer {
  readonly isNew: boolean;
  readonly row: EntryWithGoalRow;
  /** When the timer was started, before this request moved its start back. */
  readonly startedAt: number;
  readonly isSingleTimer: boolean;
}

/**
 * Usually takes one statement. If the goal's timer is running, the goal is locked, so that no other request starts its timer.
 * The conflicting timer can then only be stopped, after which the insert is retried.
 */
export async function startTimer(
  tx: Tx,
  entry: Schema['time_entries'] & { readonly ended_at: null },
  step: EntryStep | undefined,
  now: number,
): Promise<StartedTimer> {
  const { user_id: userId, goal_id: goalId } = entry;
  for (;;) {
    const inserted = await insertEntry(tx, entry);
    if (inserted) {
      const row = step ? await attachStep(tx, userId, inserted, step) : inserted;
      return { isNew: true, row, startedAt: row.started_at, isSingleTimer: inserted.single_timer === 1 };
    }
    await lockActiveGoal(tx, userId, goalId, declaredError(timeEntries.create, 409));
    const running = await findRunningEntry(tx, userId, goalId);
    if (!running) continue;
    if (isForgotten(running.started_at, now)) {
      await endRunningEntry(tx, userId, goalId, now);
      continue;
    }
    if (step && !(await isTrackedOn(tx, userId, running.id, step))) {
      if (entry.started_at < running.started_at) return startBefore(tx, entry, running.started_at, step);
      await endRunningEntry(tx, userId, goalId, Math.max(entry.started_at, running.started_at));
      continue;
    }
    const { id, ...before } = running;
    const started_at = earlierStart(before.started_at, entry.started_at, now);
    const moved =
      started_at === before.started_at
        ? await findEntry(tx, userId, id)
        : await compareAndSetEntry(tx, userId, id, before, { ...before, started_at });
    if (!moved) continue;
    const isSingleTimer = await hasSingleTimerSetting(tx, userId);
    return { isNew: false, row: moved, startedAt: before.started_at, isSingleTimer };
  }
}

/** A start made offline on another task or resource, after which the running timer was started: it ends when that one began. */
async function startBefore(
  tx: Tx,
  entry: Schema['time_entries'],
  next: number,
  step: EntryStep,
): Promise<StartedTimer> {
  const inserted = await insertEntry(tx, { ...entry, ended_at: next });
  // Unreachable: the goal is locked, and only timers exclude each other.
  if (!inserted) throw notFound();
  const row = await attachStep(tx, entry.user_id, inserted, step);
  return { isNew: true, row, startedAt: row.started_at, isSingleTimer: inserted.single_timer === 1 };
}

/**
 * For accounts that allow only one timer at a time. A start made now stops the others. A start made offline happened at
 * `since`: it stops the timers that were running then, and was itself stopped by the next start after it. Returns the entry
 * if it was stopped.
 */
export async function enforceSingleTimer(
  tx: Tx,
  userId: string,
  { row: { id, goal_id: goalId }, startedAt }: StartedTimer,
  since: number,
  now: number,
): Promise<EntryWithGoalRow | undefined> {
  if (since >= floorToSecond(now)) {
    await endOtherTimers(tx, userId, goalId, { at: now, now });
    return undefined;
  }
  // If the goal's timer was already running, the later of the two starts counts.
  const moment = Math.max(since, startedAt);
  await endOtherTimers(tx, userId, goalId, { at: moment, now, startedUpTo: moment });
  const next = await findNextOtherStart(tx, userId, goalId, moment, now);
  return next === undefined ? undefined : stopEntry(tx, userId, id, next);
}

/** A start made offline moves the running timer's start back to it; a start made now does not. */
function earlierStart(stored: number, since: number, now: number): number {
  return since < floorToSecond(now) ? Math.min(stored, since) : stored;
}

/** Whether a running timer has reached the longest time that an entry can take. */
export function isForgotten(runningSince: number, now: number): boolean {
  return effectiveEnd(runningSince, null, now) !== null;
}
