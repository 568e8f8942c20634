import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { TimeEntry } from '#contract/time-entries.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { endOf, spanOf, wholeSecond } from '#domain/time-span.ts';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { Tx } from '../../db/transaction.ts';
import { goalIdsOf } from '../goals/goal-scope.queries.ts';

type EntryRow = Schema['time_entries'];

const shown = [
  'time_entries.id',
  'goal_id',
  'started_at',
  'ended_at',
  'goals.title',
  'goals.status',
  'focus_area_id',
  'focus_areas.name',
] as const;

export type ShownRow = Pick<EntryRow, 'id' | 'goal_id' | 'started_at' | 'ended_at'> &
  Pick<Schema['goals'], 'title' | 'status' | 'focus_area_id'> &
  Pick<Schema['focus_areas'], 'name'>;

export function entryOf(row: ShownRow, now: number): TimeEntry {
  const { from, to } = spanOf(row.started_at, row.ended_at, now);
  const end = endOf(row.started_at, row.ended_at, now);
  return {
    _id: row.id,
    goalId: row.goal_id,
    goal: {
      _id: row.goal_id,
      title: row.title,
      status: row.status,
      focusArea: { _id: row.focus_area_id, name: row.name },
    },
    startAt: new Date(from).toISOString(),
    endAt: end === null ? null : new Date(end).toISOString(),
    durationSec: (to - from) / 1000,
  };
}

type Entries = SelectQueryBuilder<Schema, 'time_entries', object>;

/** Entries of a user with what is told of their goals and focus areas. */
export function shownOf(entries: Entries, userId: string) {
  return entries
    .innerJoin('goals', (join) => join.on('goals.user_id', '=', userId).onRef('goals.id', '=', 'goal_id'))
    .innerJoin('focus_areas', (join) =>
      join.on('focus_areas.user_id', '=', userId).onRef('focus_areas.id', '=', 'focus_area_id'),
    )
    .select(shown);
}

export async function findEntry(tx: Tx, userId: string, id: string): Promise<ShownRow | undefined> {
  const entry = tx
    .selectFrom('time_entries')
    .where('time_entries.user_id', '=', userId)
    .where('time_entries.id', '=', id);
  return shownOf(entry, userId).executeTakeFirst();
}

/** What has no end for a goal; its timer may have run for as long as it can all the same. */
export async function findRunning(tx: Tx, userId: string, goalId: string): Promise<ShownRow | undefined> {
  const running = tx
    .selectFrom('time_entries')
    .where('time_entries.user_id', '=', userId)
    .where('goal_id', '=', goalId)
    .where('ended_at', 'is', null);
  return shownOf(running, userId).executeTakeFirst();
}

/** The running ones, the longest first. What began more than seven days ago runs no more and is not looked through. */
export function runningLister(db: Db) {
  const list = statement(db, (slot: (name: 'userId' | 'earliest') => never) =>
    shownOf(
      db
        .selectFrom('time_entries')
        .where('time_entries.user_id', '=', slot('userId'))
        .where('started_at', '>', slot('earliest'))
        .where('ended_at', 'is', null),
      slot('userId'),
    )
      .orderBy('started_at')
      .orderBy('time_entries.id'),
  );
  return (userId: string, now: number): Promise<ShownRow[]> => list({ userId, earliest: now - entryMaxMs });
}

export async function insertEntry(tx: Tx, entry: EntryRow): Promise<void> {
  await tx.insertInto('time_entries').values(entry).execute();
}

/** False where one runs for the goal already: the database decides. */
export async function insertRunning(tx: Tx, entry: EntryRow & { readonly ended_at: null }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('time_entries')
    .values(entry)
    .onConflict((c) => c.columns(['user_id', 'goal_id']).where('ended_at', 'is', null).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Ends an entry if it runs; one that has ended stays as it is. */
export async function stopEntry(tx: Tx, userId: string, id: string, now: number): Promise<void> {
  await tx
    .updateTable('time_entries')
    .set((eb) => ({ ended_at: endNow(eb, now) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends what runs for a goal, if anything. */
export async function endRunningEntry(tx: Tx, userId: string, goalId: string, now: number): Promise<void> {
  await tx
    .updateTable('time_entries')
    .set((eb) => ({ ended_at: endNow(eb, now) }))
    .where('user_id', '=', userId)
    .where('goal_id', '=', goalId)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Ends the other running timers if the account wants one at a time; with `startedUpTo`, only those that had begun by
 * then. Forgotten ones are over already and stay as they are.
 *
 * Call it with the account locked, so that parallel starts leave one running.
 */
export async function endOtherTimers(
  tx: Tx,
  userId: string,
  goalId: string,
  { at, now, startedUpTo }: { readonly at: number; readonly now: number; readonly startedUpTo?: number },
): Promise<void> {
  await tx
    .updateTable('time_entries')
    .set((eb) => ({ ended_at: endNow(eb, at) }))
    .where((eb) => otherTimers(eb, userId, goalId, now))
    .where('ended_at', 'is', null)
    .$if(startedUpTo !== undefined, (entries) => entries.where('started_at', '<=', startedUpTo!))
    .execute();
}

/**
 * When the first of the other timers began that began after `moment`, if the account wants one at a time. Of those that have
 * ended, only timers that were started at that moment: an entry that was added by hand ended nothing.
 */
export async function nextOtherStart(
  tx: Tx,
  userId: string,
  goalId: string,
  moment: number,
  now: number,
): Promise<number | undefined> {
  const next = await tx
    .selectFrom('time_entries')
    .select('started_at')
    .where((eb) => otherTimers(eb, userId, goalId, now))
    .where(({ eb, or }) => or([eb('ended_at', 'is', null), eb('created_at', '<', eb('started_at', '+', 1000))]))
    .where('started_at', '>', moment)
    .orderBy('started_at')
    .limit(1)
    .executeTakeFirst();
  return next?.started_at;
}

/** Whether starting a timer stops the others. */
export async function wantsOneTimer(tx: Tx, userId: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('single_timer', '=', 1)
    .executeTakeFirst();
  return user !== undefined;
}

function otherTimers(eb: ExpressionBuilder<Schema, 'time_entries'>, userId: string, goalId: string, now: number) {
  return eb.and([
    eb('time_entries.user_id', '=', userId),
    eb('goal_id', '<>', goalId),
    eb('started_at', '>', now - entryMaxMs),
    eb.exists(
      eb.selectFrom('users').select('users.id').where('users.id', '=', userId).where('users.single_timer', '=', 1),
    ),
  ]);
}

/**
 * Now, or at the longest an entry may be, and in any case a second after its start: it may have been started in this very
 * second, or by a server whose clock was ahead.
 */
function endNow(eb: ExpressionBuilder<Schema, 'time_entries'>, now: number) {
  const end = wholeSecond(now);
  return eb
    .case()
    .when('started_at', '>=', end)
    .then(eb('started_at', '+', 1000))
    .when('started_at', '<', end - entryMaxMs)
    .then(eb('started_at', '+', entryMaxMs))
    .else(end)
    .end();
}

export type StoredEntry = Pick<EntryRow, 'goal_id' | 'started_at' | 'ended_at'>;

export async function storedEntry(tx: Tx, userId: string, id: string): Promise<StoredEntry | undefined> {
  return tx
    .selectFrom('time_entries')
    .select(['goal_id', 'started_at', 'ended_at'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * False where the entry is no longer as it was. It is not held meanwhile: PostgreSQL would then look for its goal again,
 * also where that stays, and wait there for whoever deletes the goal and waits here.
 */
export async function replaceEntry(
  tx: Tx,
  userId: string,
  id: string,
  before: StoredEntry,
  after: StoredEntry,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('time_entries')
    .set(after)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('goal_id', '=', before.goal_id)
    .where('started_at', '=', before.started_at)
    .where('ended_at', before.ended_at === null ? 'is' : '=', before.ended_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteEntry(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('time_entries')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The latest few of a goal, newest first, each with the number of all. */
export async function latestEntriesOfGoal(db: Db, userId: string, goalId: string, count: number) {
  return latestEntries(db, userId, { 'goals.id': goalId }, count);
}

/** The latest few of all goals of a focus area, newest first, each with the number of all. */
export async function latestEntriesOfFocusArea(db: Db, userId: string, focusAreaId: string, count: number) {
  return latestEntries(db, userId, { 'goals.focus_area_id': focusAreaId }, count);
}

/** A plan may have every goal of an account, and one statement for all their entries would take too long. */
const PLAN_GOALS_AT_ONCE = 320;

/** The latest few of all goals of a plan, newest first, each with the number of all. */
export async function latestEntriesOfPlan(db: Db, userId: string, actionPlanId: string, count: number) {
  const goals = await goalIdsOf(db, userId, { actionPlanId }).execute();
  let latest: Awaited<ReturnType<typeof latestEntries>> = [];
  let total = 0;
  for (let n = 0; n < goals.length; n += PLAN_GOALS_AT_ONCE) {
    const ids = goals.slice(n, n + PLAN_GOALS_AT_ONCE).map(({ id }) => id);
    const found = await latestEntries(db, userId, { goalIds: ids }, count);
    total += found[0]?.total ?? 0;
    latest = [...latest, ...found]
      .toSorted((a, b) => b.started_at - a.started_at || (a.id < b.id ? 1 : -1))
      .slice(0, count);
  }
  return latest.map((entry) => ({ ...entry, total }));
}

type Owner =
  | { readonly 'goals.id': string }
  | { readonly 'goals.focus_area_id': string }
  | { readonly goalIds: readonly string[] };

/** A figure that no index has in order: PostgreSQL would else go through all the entries of the user by time. */
const byStart = sql<number>`started_at + 0`;

/** A number for each row, but counted once: `count(*) over ()` would carry all rows along. */
async function latestEntries(db: Db, userId: string, owner: Owner, count: number) {
  return (
    entriesOf(db, userId, owner)
      .select([
        'time_entries.id',
        'goals.title',
        'started_at',
        'ended_at',
        entriesOf(db, userId, owner)
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .$asScalar()
          .$notNull()
          .as('total'),
      ])
      // Those before the latest few are looked through in the index alone, and not read.
      .where('started_at', '>=', (eb) =>
        eb
          .selectFrom(
            entriesOf(db, userId, owner).select('started_at').orderBy(byStart, 'desc').limit(count).as('latest'),
          )
          .select((min) => min.fn.min('latest.started_at').as('started_at')),
      )
      .orderBy(byStart, 'desc')
      .orderBy('time_entries.id', 'desc')
      .limit(count)
      .execute()
  );
}

/** From the goals to their entries: SQLite keeps the order of a cross join, and would else read every entry of the user. */
function entriesOf(db: Db, userId: string, owner: Owner) {
  return db
    .selectFrom('goals')
    .crossJoin('time_entries')
    .where('time_entries.user_id', '=', userId)
    .whereRef('time_entries.goal_id', '=', 'goals.id')
    .where('goals.user_id', '=', userId)
    .where((eb) => ('goalIds' in owner ? eb('goals.id', 'in', owner.goalIds) : eb.and(owner)));
}
