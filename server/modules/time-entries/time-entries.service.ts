import type { z } from 'zod/mini';
import { createFieldError, errorMessages } from '#contract/schema/errors.ts';
import {
  type timeEntryUpdate,
  entryMessages,
  type newTimeEntry,
  resumeExpired,
  timeEntries,
  type TimeEntry,
  validateTimes,
} from '#contract/time-entries.ts';
import { entryMaxMs, limits, resumeWindowMs } from '#domain/limits.ts';
import { effectiveEnd, storedEnd, floorToSecond } from '#domain/calendar/time-span.ts';
import { newId } from '#server/db/id.ts';
import type { Tx } from '#server/db/transaction.ts';
import { ApiError, validationError, notFound, declaredError } from '#server/http/errors.ts';
import { lockAccount, reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { updateActiveGoal, notActiveReason } from '#server/modules/goals/goals.queries.ts';
import {
  endOtherTimers,
  endRunningEntry,
  findNextOtherStart,
  findRunningEntry,
  hasSingleTimerSetting,
  insertRunningEntry,
  type RunningEntry,
  stopEntry,
} from '#server/modules/timers/timers.queries.ts';
import {
  compareAndSetEntry,
  deleteEntry,
  findEntry,
  findStoredEntry,
  insertEntry,
  toTimeEntry,
} from './time-entries.queries.ts';

/** With both times, adds an entry that has ended. Otherwise starts the goal's timer, now or as of an earlier moment. */
export async function createEntry(
  tx: Tx,
  userId: string,
  { goalId, startAt, endAt, note = '', runningSince }: z.infer<typeof newTimeEntry>,
  now: number,
): Promise<{ readonly isNew: boolean; readonly entry: TimeEntry }> {
  const entry = { user_id: userId, id: newId(now), goal_id: goalId, created_at: now, note };
  if (startAt === undefined || endAt === undefined) {
    const since = runningSince === undefined ? now : Date.parse(runningSince);
    const errors = validateTimes(since, null, now).map(({ msg }) => createFieldError('runningSince', msg));
    if (errors.length > 0) throw validationError(errors);
    await reserveQuota(tx, userId, { timeEntries: 1 });
    await lockActiveGoalOrFail(tx, userId, goalId);
    const row = { ...entry, started_at: floorToSecond(since), ended_at: null };
    const { isNew, running } = await startTimer(tx, row, now);
    await enforceSingleTimer(tx, userId, running, row.started_at, now);
    return { isNew, entry: await getTimeEntry(tx, userId, running.id, now) };
  }
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
  const errors = validateTimes(start, end, now);
  if (errors.length > 0) throw validationError(errors);
  await reserveQuota(tx, userId, { timeEntries: 1 });
  await lockActiveGoalOrFail(tx, userId, goalId);
  await insertEntry(tx, { ...entry, started_at: floorToSecond(start), ended_at: storedEnd(start, end) });
  return { isNew: true, entry: await getTimeEntry(tx, userId, entry.id, now) };
}

async function lockActiveGoalOrFail(tx: Tx, userId: string, goalId: string): Promise<void> {
  const isLocked = await updateActiveGoal(tx, userId, goalId, {});
  if (!isLocked) throw await notActiveReason(tx, userId, goalId, declaredError(timeEntries.create, 409));
}

/**
 * Call it with the goal locked, so that no other request starts its timer. A conflicting timer can then only be stopped,
 * after which the insert is retried.
 */
async function startTimer(tx: Tx, entry: Parameters<typeof insertRunningEntry>[1], now: number) {
  const { user_id: userId, goal_id: goalId } = entry;
  while (!(await insertRunningEntry(tx, entry))) {
    const running = await findRunningEntry(tx, userId, goalId);
    if (!running) continue;
    if (isForgotten(running, now)) {
      await endRunningEntry(tx, userId, goalId, now);
      continue;
    }
    const started_at = earlierStart(running.started_at, entry.started_at, now);
    const { id, ...before } = running;
    if (
      started_at === running.started_at ||
      (await compareAndSetEntry(tx, userId, id, before, { ...before, started_at }))
    ) {
      return { isNew: false, running };
    }
  }
  return { isNew: true, running: entry };
}

/**
 * For accounts that allow one timer at a time. A start as of now stops the others. A start made offline happened at
 * `since`: it stops the timers that were running then, and was itself stopped by the next start after it.
 */
async function enforceSingleTimer(
  tx: Tx,
  userId: string,
  { id, goal_id: goalId, started_at }: Pick<RunningEntry, 'id' | 'goal_id' | 'started_at'>,
  since: number,
  now: number,
): Promise<void> {
  if (since >= floorToSecond(now)) return endOtherTimers(tx, userId, goalId, { at: now, now });
  // If the goal's timer was already running, the later of the two starts counts.
  const moment = Math.max(since, started_at);
  await endOtherTimers(tx, userId, goalId, { at: moment, now, startedUpTo: moment });
  const next = await findNextOtherStart(tx, userId, goalId, moment, now);
  if (next !== undefined) await stopEntry(tx, userId, id, next);
}

/** A start made offline moves the start of the running timer back to it; a start as of now does not. */
function earlierStart(stored: number, since: number, now: number): number {
  return since < floorToSecond(now) ? Math.min(stored, since) : stored;
}

export async function stopTimer(tx: Tx, userId: string, id: string, now: number): Promise<TimeEntry> {
  await stopEntry(tx, userId, id, now);
  return getTimeEntry(tx, userId, id, now);
}

/** For a stop made offline. An entry that has ended is left unchanged. */
export async function stopTimerAt(
  tx: Tx,
  userId: string,
  id: string,
  stoppedAt: number,
  now: number,
): Promise<TimeEntry> {
  const reject = (msg: string) => validationError([createFieldError('stoppedAt', msg)]);
  for (;;) {
    const stored = await findStoredEntry(tx, userId, id);
    if (!stored) throw notFound();
    if (stoppedAt > now + limits.clockSkewMs) throw reject(entryMessages.endInFuture);
    const isAfterStart = stoppedAt > stored.started_at;
    const ended_at = Math.min(storedEnd(stored.started_at, stoppedAt), stored.started_at + entryMaxMs);
    // A forgotten timer still accepts the stop: its end after seven days is only a guess. With one timer at a time, another
    // start may have ended the entry before this stop arrived, so an earlier stop replaces that end.
    if (stored.ended_at !== null) {
      const isEarlier = isAfterStart && ended_at < stored.ended_at;
      if (!isEarlier || !(await hasSingleTimerSetting(tx, userId))) return getTimeEntry(tx, userId, id, now);
    } else if (!isAfterStart) throw reject(entryMessages.endBeforeStart);
    // Retry if another request changed the entry first.
    if (await compareAndSetEntry(tx, userId, id, stored, { ...stored, ended_at }))
      return getTimeEntry(tx, userId, id, now);
  }
}

/** Undoes a recent stop: the timer continues from its original start. A running timer is left unchanged. */
export async function resumeTimer(tx: Tx, userId: string, id: string, now: number): Promise<TimeEntry> {
  const reject = (msg: string) => validationError([createFieldError('resume', msg)]);
  // Account, goal, entry: starts and deletions lock in the same order, which avoids deadlocks. With the account locked, no
  // other timer can start.
  await lockAccount(tx, userId);
  const first = await findStoredEntry(tx, userId, id);
  if (!first) throw notFound();
  const isActive = await updateActiveGoal(tx, userId, first.goal_id, {});
  if (!isActive) throw await notActiveReason(tx, userId, first.goal_id, declaredError(timeEntries.update, 409));
  for (;;) {
    const stored = await findStoredEntry(tx, userId, id);
    if (!stored) throw notFound();
    // Moved to another goal before this one was locked.
    if (stored.goal_id !== first.goal_id) throw new ApiError(409, errorMessages.conflict);
    const [error] = validateTimes(stored.started_at, null, now);
    if (error) throw reject(error.msg);
    if (stored.ended_at === null) return getTimeEntry(tx, userId, id, now);
    if (now - stored.ended_at > resumeWindowMs) throw reject(resumeExpired);
    await endRunningOrFail(tx, userId, stored.goal_id, now, 'resume');
    // Retry if another request changed the entry first.
    if (await compareAndSetEntry(tx, userId, id, stored, { ...stored, ended_at: null })) {
      await endOtherTimers(tx, userId, stored.goal_id, { at: now, now });
      return getTimeEntry(tx, userId, id, now);
    }
  }
}

export async function updateEntry(
  tx: Tx,
  userId: string,
  id: string,
  { goalId, startAt, endAt, note }: z.infer<typeof timeEntryUpdate>,
  now: number,
): Promise<TimeEntry> {
  // Goal before entry, the order in which a deletion locks them; the reverse order could deadlock.
  const isGoalLocked = goalId !== undefined && (await updateActiveGoal(tx, userId, goalId, {}));
  for (;;) {
    const stored = await findStoredEntry(tx, userId, id);
    if (!stored) throw notFound();
    const before = { ...stored, ended_at: effectiveEnd(stored.started_at, stored.ended_at, now) };
    const start = startAt === undefined ? before.started_at : Date.parse(startAt);
    const end = endAt === undefined ? before.ended_at : Date.parse(endAt);
    const after = {
      goal_id: goalId ?? before.goal_id,
      started_at: floorToSecond(start),
      ended_at: end === null ? null : storedEnd(start, end),
      note: note ?? before.note,
    };
    const movesToOtherGoal = after.goal_id !== before.goal_id;
    // The times of a closed goal's entries can still be corrected, but it accepts no new entries.
    if (movesToOtherGoal && !isGoalLocked)
      throw await notActiveReason(tx, userId, after.goal_id, declaredError(timeEntries.update, 409));
    // Stored times are kept even if today's rules would reject them.
    if (start !== before.started_at || end !== before.ended_at) {
      const errors = validateTimes(start, end, now);
      if (errors.length > 0) throw validationError(errors);
    }
    if (movesToOtherGoal && after.ended_at === null) await endRunningOrFail(tx, userId, after.goal_id, now, 'goalId');
    // Retry if another request changed the entry first.
    if (await compareAndSetEntry(tx, userId, id, stored, after)) return getTimeEntry(tx, userId, id, now);
  }
}

/** Rejects if the goal's timer is running. A forgotten one is ended instead. */
async function endRunningOrFail(
  tx: Tx,
  userId: string,
  goalId: string,
  now: number,
  field: 'goalId' | 'resume',
): Promise<void> {
  const running = await findRunningEntry(tx, userId, goalId);
  if (!running) return;
  if (!isForgotten(running, now)) throw validationError([createFieldError(field, entryMessages.alreadyRunning)]);
  await endRunningEntry(tx, userId, goalId, now);
}

export async function removeEntry(tx: Tx, userId: string, id: string): Promise<void> {
  if (!(await deleteEntry(tx, userId, id))) throw notFound();
}

function isForgotten({ started_at, ended_at }: RunningEntry, now: number): boolean {
  return effectiveEnd(started_at, ended_at, now) !== null;
}

async function getTimeEntry(tx: Tx, userId: string, id: string, now: number): Promise<TimeEntry> {
  const row = await findEntry(tx, userId, id);
  if (!row) throw notFound();
  return toTimeEntry(row, now);
}
