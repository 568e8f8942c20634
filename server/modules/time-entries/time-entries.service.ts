import type { z } from 'zod/mini';
import { fieldErrorOf, messages } from '#contract/errors.ts';
import {
  type changedTimeEntry,
  entryMessages,
  type newTimeEntry,
  resumedTooLate,
  timeEntries,
  type TimeEntry,
  wrongTimes,
} from '#contract/time-entries.ts';
import { entryMaxMs, limits, resumeWithinMs } from '#domain/limits.ts';
import { endOf, wholeEnd, wholeSecond } from '#domain/time-span.ts';
import { newId } from '../../db/id.ts';
import type { Tx } from '../../db/transaction.ts';
import { ApiError, invalid, notFound, refusal } from '../../http/errors.ts';
import { lockAccount, takeRoom } from '../account/account-limits.queries.ts';
import { changeActiveGoal, whyNotActive } from '../goals/goals.queries.ts';
import {
  deleteEntry,
  endOtherTimers,
  endRunningEntry,
  entryOf,
  findEntry,
  findRunning,
  insertEntry,
  insertRunning,
  nextOtherStart,
  replaceEntry,
  type ShownRow,
  stopEntry,
  storedEntry,
  wantsOneTimer,
} from './time-entries.queries.ts';

/** Of a goal alone its timer is started, now or as of an earlier moment; with both times it is an entry that has ended. */
export async function createEntry(
  tx: Tx,
  userId: string,
  { goalId, startAt, endAt, runningSince }: z.infer<typeof newTimeEntry>,
  now: number,
): Promise<{ readonly isNew: boolean; readonly entry: TimeEntry }> {
  const entry = { user_id: userId, id: newId(now), goal_id: goalId, created_at: now };
  if (startAt === undefined || endAt === undefined) {
    const since = runningSince === undefined ? now : Date.parse(runningSince);
    const wrong = wrongTimes(since, null, now).map(({ msg }) => fieldErrorOf('runningSince', msg));
    if (wrong.length > 0) throw invalid(wrong);
    await takeRoom(tx, userId, { timeEntries: 1 });
    await holdActiveGoal(tx, userId, goalId);
    const row = { ...entry, started_at: wholeSecond(since), ended_at: null };
    const { isNew, running } = await startTimer(tx, row, now);
    await keepOneTimer(tx, userId, running, row.started_at, now);
    return { isNew, entry: await shownEntry(tx, userId, running.id, now) };
  }
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
  const errors = wrongTimes(start, end, now);
  if (errors.length > 0) throw invalid(errors);
  await takeRoom(tx, userId, { timeEntries: 1 });
  await holdActiveGoal(tx, userId, goalId);
  await insertEntry(tx, { ...entry, started_at: wholeSecond(start), ended_at: wholeEnd(start, end) });
  return { isNew: true, entry: await shownEntry(tx, userId, entry.id, now) };
}

async function holdActiveGoal(tx: Tx, userId: string, goalId: string): Promise<void> {
  const held = await changeActiveGoal(tx, userId, goalId, {});
  if (!held) throw await whyNotActive(tx, userId, goalId, refusal(timeEntries.create, 409));
}

/** The goal is held, so nobody else starts it meanwhile; what stands in the way can only end, and then it is tried anew. */
async function startTimer(tx: Tx, entry: Parameters<typeof insertRunning>[1], now: number) {
  const { user_id: userId, id, goal_id: goalId } = entry;
  while (!(await insertRunning(tx, entry))) {
    const running = await findRunning(tx, userId, goalId);
    if (!running) continue;
    if (isOver(running, now)) {
      await endRunningEntry(tx, userId, goalId, now);
      continue;
    }
    const started_at = earlierStart(running.started_at, entry.started_at, now);
    const before = { goal_id: goalId, started_at: running.started_at, ended_at: null };
    if (
      started_at === running.started_at ||
      (await replaceEntry(tx, userId, running.id, before, { ...before, started_at }))
    ) {
      return { isNew: false, running };
    }
  }
  return { isNew: true, running: { id, goal_id: goalId, started_at: entry.started_at } };
}

/**
 * For accounts that want one timer at a time. A start as of now ends the others. A start that was made without a
 * connection happened at `since`: it ends what was running then, and was itself ended by whatever was started after it.
 */
async function keepOneTimer(
  tx: Tx,
  userId: string,
  { id, goal_id: goalId, started_at }: Pick<ShownRow, 'id' | 'goal_id' | 'started_at'>,
  since: number,
  now: number,
): Promise<void> {
  if (since >= wholeSecond(now)) return endOtherTimers(tx, userId, goalId, { at: now, now });
  // If the goal was running already, it was started again at the later of the two moments.
  const moment = Math.max(since, started_at);
  await endOtherTimers(tx, userId, goalId, { at: moment, now, startedUpTo: moment });
  const next = await nextOtherStart(tx, userId, goalId, moment, now);
  if (next !== undefined) await stopEntry(tx, userId, id, next);
}

/** What was started without a connection ran before it was started elsewhere; what is started now did not. */
function earlierStart(stored: number, since: number, now: number): number {
  return since < wholeSecond(now) ? Math.min(stored, since) : stored;
}

export async function stopTimer(tx: Tx, userId: string, id: string, now: number): Promise<TimeEntry> {
  await stopEntry(tx, userId, id, now);
  return shownEntry(tx, userId, id, now);
}

/** For a stop that could not be told when it happened. One that has ended stays as it is. */
export async function stopTimerAt(
  tx: Tx,
  userId: string,
  id: string,
  stoppedAt: number,
  now: number,
): Promise<TimeEntry> {
  const refuse = (msg: string) => invalid([fieldErrorOf('stoppedAt', msg)]);
  for (;;) {
    const stored = await storedEntry(tx, userId, id);
    if (!stored) throw notFound();
    if (stoppedAt > now + limits.clockSkewMs) throw refuse(entryMessages.endInFuture);
    const isAfterStart = stoppedAt > stored.started_at;
    const ended_at = Math.min(wholeEnd(stored.started_at, stoppedAt), stored.started_at + entryMaxMs);
    // Not of a timer that was merely forgotten: that it was stopped is the truth, and the seventh day a guess. With one timer
    // at a time, another start may have ended it before this stop arrived.
    if (stored.ended_at !== null) {
      const isEarlier = isAfterStart && ended_at < stored.ended_at;
      if (!isEarlier || !(await wantsOneTimer(tx, userId))) return shownEntry(tx, userId, id, now);
    } else if (!isAfterStart) throw refuse(entryMessages.order);
    // Somebody else changed it first: read it again.
    if (await replaceEntry(tx, userId, id, stored, { ...stored, ended_at })) return shownEntry(tx, userId, id, now);
  }
}

/** Undoes a recent stop: the entry runs on from its start. One that runs stays as it is. */
export async function resumeTimer(tx: Tx, userId: string, id: string, now: number): Promise<TimeEntry> {
  const reject = (msg: string) => invalid([fieldErrorOf('resume', msg)]);
  // Account, goal, entry: the order in which a start and a deletion lock them, to avoid deadlocks. With the account locked,
  // no other timer starts.
  await lockAccount(tx, userId);
  const first = await storedEntry(tx, userId, id);
  if (!first) throw notFound();
  const isActive = await changeActiveGoal(tx, userId, first.goal_id, {});
  if (!isActive) throw await whyNotActive(tx, userId, first.goal_id, refusal(timeEntries.update, 409));
  for (;;) {
    const stored = await storedEntry(tx, userId, id);
    if (!stored) throw notFound();
    // It was moved to another goal before this one was locked.
    if (stored.goal_id !== first.goal_id) throw new ApiError(409, messages.conflict);
    const [wrong] = wrongTimes(stored.started_at, null, now);
    if (wrong) throw reject(wrong.msg);
    if (stored.ended_at === null) return shownEntry(tx, userId, id, now);
    if (now - stored.ended_at > resumeWithinMs) throw reject(resumedTooLate);
    await makeWay(tx, userId, stored.goal_id, now, 'resume');
    // Somebody else changed it first: read it again.
    if (await replaceEntry(tx, userId, id, stored, { ...stored, ended_at: null })) {
      await endOtherTimers(tx, userId, stored.goal_id, { at: now, now });
      return shownEntry(tx, userId, id, now);
    }
  }
}

export async function correctEntry(
  tx: Tx,
  userId: string,
  id: string,
  { goalId, startAt, endAt }: z.infer<typeof changedTimeEntry>,
  now: number,
): Promise<TimeEntry> {
  // Goal before entry, as deletion goes: the other way round the two could wait for each other.
  const goal = goalId === undefined ? undefined : await changeActiveGoal(tx, userId, goalId, {});
  for (;;) {
    const stored = await storedEntry(tx, userId, id);
    if (!stored) throw notFound();
    const before = { ...stored, ended_at: endOf(stored.started_at, stored.ended_at, now) };
    const start = startAt === undefined ? before.started_at : Date.parse(startAt);
    const end = endAt === undefined ? before.ended_at : Date.parse(endAt);
    const after = {
      goal_id: goalId ?? before.goal_id,
      started_at: wholeSecond(start),
      ended_at: end === null ? null : wholeEnd(start, end),
    };
    const moves = after.goal_id !== before.goal_id;
    // The times of a closed goal's entries can still be corrected; only new ones it does not take.
    if (moves && !goal) throw await whyNotActive(tx, userId, after.goal_id, refusal(timeEntries.update, 409));
    // Stored times are kept even if today's rules would reject them.
    if (start !== before.started_at || end !== before.ended_at) {
      const errors = wrongTimes(start, end, now);
      if (errors.length > 0) throw invalid(errors);
    }
    if (moves && after.ended_at === null) await makeWay(tx, userId, after.goal_id, now, 'goalId');
    // Somebody else changed it first: read it again.
    if (await replaceEntry(tx, userId, id, stored, after)) return shownEntry(tx, userId, id, now);
  }
}

/** Rejects while another timer of the goal runs; one that was forgotten is ended. */
async function makeWay(tx: Tx, userId: string, goalId: string, now: number, field: 'goalId' | 'resume'): Promise<void> {
  const running = await findRunning(tx, userId, goalId);
  if (!running) return;
  if (!isOver(running, now)) throw invalid([fieldErrorOf(field, entryMessages.runs)]);
  await endRunningEntry(tx, userId, goalId, now);
}

export async function removeEntry(tx: Tx, userId: string, id: string): Promise<void> {
  if (!(await deleteEntry(tx, userId, id))) throw notFound();
}

function isOver({ started_at, ended_at }: ShownRow, now: number): boolean {
  return endOf(started_at, ended_at, now) !== null;
}

async function shownEntry(tx: Tx, userId: string, id: string, now: number): Promise<TimeEntry> {
  const row = await findEntry(tx, userId, id);
  if (!row) throw notFound();
  return entryOf(row, now);
}
