import type { z } from 'zod/mini';
import { createFieldError } from '#contract/schema/errors.ts';
import {
  resumeExpired,
  timeEntries,
  type TimeEntry,
  type timeEntryUpdate,
  entryMessages,
  type newTimeEntry,
  validateTimes,
} from '#contract/time-entries/time-entries.ts';
import { entryMaxMs, limits, resumeWindowMs } from '#domain/limits.ts';
import { effectiveEnd, storedEnd, floorToSecond } from '#domain/calendar/time-span.ts';
import { entryTextColumns } from '#server/db/entry-text.ts';
import { newId } from '#server/db/id.ts';
import type { Db } from '#server/db/schema.ts';
import { serializeTags } from '#server/db/tags.ts';
import { inSingleStatement, inTransaction, type Tx } from '#server/db/transaction.ts';
import { validationError, declaredError, orNotFound } from '#server/http/errors.ts';
import { lockAccount, reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { lockActiveGoal, notActiveReason } from '#server/modules/goals/goals.queries.ts';
import {
  endOtherTimers,
  endRunningEntry,
  findRunningEntry,
  hasSingleTimerSetting,
} from '#server/modules/timers/timers.queries.ts';
import {
  compareAndSetEntry,
  getStoredEntry,
  insertEntry,
  lockGoalOfEntry,
  stopEntry,
  type StoredEntry,
} from './entry-writes.queries.ts';
import { attachStep, detachStep, toEntryStep } from './entry-steps.service.ts';
import { enforceSingleTimer, isForgotten, startTimer } from './start-timer.service.ts';
import { type EntryWithGoalRow, findEntry, toTimeEntry } from './time-entries.queries.ts';

/** If both times are given, adds an entry that has ended. Otherwise, starts a timer, now or at an earlier moment. */
export async function createEntry(
  tx: Tx,
  userId: string,
  { goalId, startAt, endAt, note = '', tags = [], runningSince, ...step }: z.infer<typeof newTimeEntry>,
  now: number,
): Promise<{ readonly isNew: boolean; readonly entry: TimeEntry }> {
  const on = toEntryStep(step);
  const entry = { user_id: userId, id: newId(now), goal_id: goalId, created_at: now, ...entryTextColumns(note, tags) };
  if (startAt === undefined || endAt === undefined) {
    const since = runningSince === undefined ? now : Date.parse(runningSince);
    const errors = validateTimes(since, null, now).map(({ msg }) => createFieldError('runningSince', msg));
    if (errors.length > 0) throw validationError(errors);
    await reserveQuota(tx, userId, { timeEntries: 1 });
    const row = { ...entry, started_at: floorToSecond(since), ended_at: null };
    const started = await startTimer(tx, row, on, now);
    const stopped = started.isSingleTimer && (await enforceSingleTimer(tx, userId, started, row.started_at, now));
    return { isNew: started.isNew, entry: toTimeEntry(stopped || started.row, now) };
  }
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
  const errors = validateTimes(start, end, now);
  if (errors.length > 0) throw validationError(errors);
  await reserveQuota(tx, userId, { timeEntries: 1 });
  const row = await insertEntry(tx, { ...entry, started_at: floorToSecond(start), ended_at: storedEnd(start, end) });
  if (!row) throw await notActiveReason(tx, userId, goalId, declaredError(timeEntries.create, 409));
  return { isNew: true, entry: toTimeEntry(on ? await attachStep(tx, userId, row, on) : row, now) };
}

/** Leaves an entry that has ended unchanged. */
export async function stopTimer(db: Db, userId: string, id: string, now: number): Promise<TimeEntry> {
  const stopped = await inSingleStatement(db, (on) => stopEntry(on, userId, id, now));
  return stopped ? toTimeEntry(stopped, now) : getTimeEntry(db, userId, id, now);
}

/** Applies a stop made offline. An entry that has ended is usually left unchanged. */
export async function stopTimerAt(
  db: Db,
  userId: string,
  id: string,
  stoppedAt: number,
  now: number,
): Promise<TimeEntry> {
  const reject = (msg: string) => validationError([createFieldError('stoppedAt', msg)]);
  for (;;) {
    const stored = await getStoredEntry(db, userId, id);
    if (stoppedAt > now + limits.clockSkewMs) throw reject(entryMessages.endInFuture);
    const isAfterStart = stoppedAt > stored.started_at;
    const ended_at = Math.min(storedEnd(stored.started_at, stoppedAt), stored.started_at + entryMaxMs);
    // A forgotten timer still accepts the stop, because its end after seven days is only a guess. If the account allows only
    // one timer, another start may have ended the entry before this stop arrived, so an earlier stop replaces that end.
    if (stored.ended_at !== null) {
      const isEarlier = isAfterStart && ended_at < stored.ended_at;
      if (!isEarlier || !(await hasSingleTimerSetting(db, userId))) return getTimeEntry(db, userId, id, now);
    } else if (!isAfterStart) throw reject(entryMessages.endBeforeStart);
    const stopped = await setEntry(db, userId, id, stored, { ...stored, ended_at });
    // Retry if another request changed the entry first.
    if (stopped) return toTimeEntry(stopped, now);
  }
}

/** Undoes a recent stop: the timer continues from its original start. A running timer is left unchanged. */
export async function resumeTimer(tx: Tx, userId: string, id: string, now: number): Promise<TimeEntry> {
  const reject = (msg: string) => validationError([createFieldError('resume', msg)]);
  // The account is locked before the goal and the entry, as by starts, moves and deletions, which avoids deadlocks. With
  // the account locked, no other timer can start, and the entry cannot be moved to another goal.
  await lockAccount(tx, userId);
  for (;;) {
    const { stored, status, runningSince, isSingleTimer } = await lockGoalOfEntry(tx, userId, id);
    if (status !== 'Active') throw declaredError(timeEntries.update, 409);
    const [error] = validateTimes(stored.started_at, null, now);
    if (error) throw reject(error.msg);
    if (stored.ended_at === null) return getTimeEntry(tx, userId, id, now);
    if (now - stored.ended_at > resumeWindowMs) throw reject(resumeExpired);
    if (runningSince !== null) await endForgottenOrFail(tx, userId, stored.goal_id, runningSince, now, 'resume');
    const resumed = await compareAndSetEntry(tx, userId, id, stored, { ...stored, ended_at: null });
    // Retry if another request changed the entry first.
    if (!resumed) continue;
    if (isSingleTimer) await endOtherTimers(tx, userId, stored.goal_id, { at: now, now });
    return toTimeEntry(resumed, now);
  }
}

export async function updateEntry(
  db: Db,
  userId: string,
  id: string,
  { goalId, startAt, endAt, note, tags, ...changedStep }: z.infer<typeof timeEntryUpdate>,
  now: number,
): Promise<TimeEntry> {
  const step = toEntryStep(changedStep);
  const changesStep = changedStep.taskId !== undefined || changedStep.inventoryItemId !== undefined;
  for (;;) {
    const stored = await getStoredEntry(db, userId, id);
    const before = { ...stored, ended_at: effectiveEnd(stored.started_at, stored.ended_at, now) };
    const start = startAt === undefined ? before.started_at : Date.parse(startAt);
    const end = endAt === undefined ? before.ended_at : Date.parse(endAt);
    const after = {
      goal_id: goalId ?? before.goal_id,
      started_at: floorToSecond(start),
      ended_at: end === null ? null : storedEnd(start, end),
      note: note ?? before.note,
      tags: tags ? serializeTags(tags) : before.tags,
    };
    // Stored times are kept even if today's rules would reject them.
    const errors = start === before.started_at && end === before.ended_at ? [] : validateTimes(start, end, now);
    let updated: EntryWithGoalRow | undefined;
    if (after.goal_id !== stored.goal_id) {
      updated = await inTransaction(db, async (tx) => {
        await lockForMove(tx, userId, after.goal_id);
        if (errors.length > 0) throw validationError(errors);
        if (after.ended_at === null) await endRunningOrFail(tx, userId, after.goal_id, now);
        const row = await compareAndSetEntry(tx, userId, id, stored, after);
        if (!row) return undefined;
        // Tasks and resources stay with their goal.
        return step ? attachStep(tx, userId, row, step) : detachStep(tx, userId, row);
      });
    } else if (changesStep) {
      if (errors.length > 0) throw validationError(errors);
      updated = await inTransaction(db, async (tx) => {
        await lockAccount(tx, userId);
        const row = await compareAndSetEntry(tx, userId, id, stored, after);
        if (!row) return undefined;
        if (step) return attachStep(tx, userId, row, step);
        const isCleared = row.task_id === null ? changedStep.inventoryItemId === null : changedStep.taskId === null;
        return isCleared ? detachStep(tx, userId, row) : row;
      });
    } else {
      // The times of a closed goal's entries can still be corrected.
      if (errors.length > 0) throw validationError(errors);
      updated = await setEntry(db, userId, id, stored, after);
    }
    // Retry if another request changed the entry first.
    if (updated) return toTimeEntry(updated, now);
  }
}

/**
 * Locks the account before the goal and the entry, like resuming a timer, which relies on its entry not being moved. Throws
 * if the goal is closed, because it accepts no new entries then.
 */
async function lockForMove(tx: Tx, userId: string, goalId: string): Promise<void> {
  await lockAccount(tx, userId);
  await lockActiveGoal(tx, userId, goalId, declaredError(timeEntries.update, 409));
}

async function endRunningOrFail(tx: Tx, userId: string, goalId: string, now: number): Promise<void> {
  const running = await findRunningEntry(tx, userId, goalId);
  if (running) await endForgottenOrFail(tx, userId, goalId, running.started_at, now, 'goalId');
}

/** Throws if the goal's timer is running. A forgotten one is ended instead. */
async function endForgottenOrFail(
  tx: Tx,
  userId: string,
  goalId: string,
  runningSince: number,
  now: number,
  field: 'goalId' | 'resume',
): Promise<void> {
  if (!isForgotten(runningSince, now)) throw validationError([createFieldError(field, entryMessages.alreadyRunning)]);
  await endRunningEntry(tx, userId, goalId, now);
}

/** Returns undefined if the entry has changed since `before` was read. */
function setEntry(
  db: Db,
  userId: string,
  id: string,
  before: StoredEntry,
  after: StoredEntry,
): Promise<EntryWithGoalRow | undefined> {
  return inSingleStatement(db, (on) => compareAndSetEntry(on, userId, id, before, after));
}

async function getTimeEntry(db: Db | Tx, userId: string, id: string, now: number): Promise<TimeEntry> {
  return toTimeEntry(orNotFound(await findEntry(db, userId, id)), now);
}
