import type { ExpressionBuilder } from 'kysely';
import { floorToSecond } from '#domain/calendar/time-span.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';

type EntryRow = Schema['time_entries'];
export type RunningEntry = Omit<EntryRow, 'user_id' | 'created_at' | 'search_text'> & { readonly ended_at: null };

/** The goal's entry without an end, which may belong to a forgotten timer that counts as ended. */
export async function findRunningEntry(tx: Tx, userId: string, goalId: string): Promise<RunningEntry | undefined> {
  const row = await tx
    .selectFrom('time_entries')
    .select(['id', 'goal_id', 'started_at', 'note', 'tags'])
    .where('user_id', '=', userId)
    .where('goal_id', '=', goalId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, ended_at: null };
}

const endRunningEntryOfGoal = preparedQuery((db, param: Param<'userId' | 'goalId' | keyof CappedEndValues>) =>
  db
    .updateTable('time_entries')
    .set((eb) => ({ ended_at: cappedEnd(eb, { end: param('end'), earliestStart: param('earliestStart') }) }))
    .where('user_id', '=', param('userId'))
    .where('goal_id', '=', param('goalId'))
    .where('ended_at', 'is', null)
    .returning('id'),
);

/** Stops the goal's timer if it is running. */
export async function endRunningEntry(tx: Tx, userId: string, goalId: string, now: number): Promise<void> {
  await endRunningEntryOfGoal(tx, { userId, goalId, ...cappedEndValues(now) });
}

/**
 * Stops the timers of other goals, for accounts that allow one at a time; with `startedUpTo`, only those started by then.
 * Forgotten timers count as ended and are left alone.
 *
 * The caller must have locked the account, so that concurrent starts leave only one timer running.
 */
export async function endOtherTimers(
  tx: Tx,
  userId: string,
  goalId: string,
  { at, now, startedUpTo }: { readonly at: number; readonly now: number; readonly startedUpTo?: number },
): Promise<void> {
  await tx
    .updateTable('time_entries')
    .set((eb) => ({ ended_at: cappedEnd(eb, cappedEndValues(at)) }))
    .where((eb) => isOtherTimer(eb, userId, goalId, now))
    .where('ended_at', 'is', null)
    .$if(startedUpTo !== undefined, (entries) => entries.where('started_at', '<=', startedUpTo!))
    .execute();
}

/**
 * When the next timer of another goal was started after `moment`. Entries that were added by hand afterwards did not stop a
 * timer; they are recognized by having been created later than they start.
 */
export async function findNextOtherStart(
  tx: Tx,
  userId: string,
  goalId: string,
  moment: number,
  now: number,
): Promise<number | undefined> {
  const next = await tx
    .selectFrom('time_entries')
    .select('started_at')
    .where((eb) => isOtherTimer(eb, userId, goalId, now))
    .where(({ eb, or }) => or([eb('ended_at', 'is', null), eb('created_at', '<', eb('started_at', '+', 1000))]))
    .where('started_at', '>', moment)
    .orderBy('started_at')
    .limit(1)
    .executeTakeFirst();
  return next?.started_at;
}

/** Whether the account allows one timer at a time. */
export async function hasSingleTimerSetting(tx: Db | Tx, userId: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('single_timer', '=', 1)
    .executeTakeFirst();
  return user !== undefined;
}

function isOtherTimer(eb: ExpressionBuilder<Schema, 'time_entries'>, userId: string, goalId: string, now: number) {
  return eb.and([
    eb('time_entries.user_id', '=', userId),
    eb('goal_id', '<>', goalId),
    eb('started_at', '>', now - entryMaxMs),
  ]);
}

interface CappedEndValues {
  readonly end: number;
  readonly earliestStart: number;
}

/** The values that `cappedEnd` needs for a timer that is stopped at an instant. */
export function cappedEndValues(instant: number): CappedEndValues {
  const end = floorToSecond(instant);
  return { end, earliestStart: end - entryMaxMs };
}

/**
 * The end of a timer, which is at least one second and at most the maximum length of an entry after its start. The timer may
 * have been started within this second, or by a server whose clock is ahead.
 */
export function cappedEnd(eb: ExpressionBuilder<Schema, 'time_entries'>, { end, earliestStart }: CappedEndValues) {
  return eb
    .case()
    .when('started_at', '>=', end)
    .then(eb('started_at', '+', 1000))
    .when('started_at', '<', earliestStart)
    .then(eb('started_at', '+', entryMaxMs))
    .else(end)
    .end();
}
