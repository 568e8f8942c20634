import type { ExpressionBuilder } from 'kysely';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { withSearchText } from '#server/db/entry-text.ts';
import type { Tx } from '#server/db/transaction.ts';
import { orNotFound } from '#server/http/errors.ts';
import { cappedEnd, cappedEndValues } from '#server/modules/timers/timers.queries.ts';
import { type EntryWithGoalRow, findEntry, selectStep } from './time-entries.queries.ts';

type EntryRow = Schema['time_entries'];
type EntryBuilder = ExpressionBuilder<Schema, 'time_entries'>;

/**
 * The columns that responses need, as subqueries, because SQLite has no joins in `returning`. On PostgreSQL, the goal is read
 * as of the beginning of the statement, even if the statement has since waited for a lock.
 */
function entryWithGoal(eb: EntryBuilder, userId: never) {
  const goal = eb.selectFrom('goals').where('goals.user_id', '=', userId).whereRef('goals.id', '=', 'goal_id');
  const area = goal.innerJoin('focus_areas', (join) =>
    join.on('focus_areas.user_id', '=', userId).onRef('focus_areas.id', '=', 'goals.focus_area_id'),
  );
  return [
    'time_entries.id',
    'time_entries.goal_id',
    'time_entries.started_at',
    'time_entries.ended_at',
    'time_entries.note',
    'time_entries.tags',
    goal.select('goals.title').$asScalar().as('title'),
    goal.select('goals.status').$asScalar().as('status'),
    goal.select('goals.focus_area_id').$asScalar().as('focus_area_id'),
    area.select('focus_areas.name').$asScalar().as('name'),
    ...selectStep(userId),
  ] as const;
}

type ReturnedEntry = { readonly [K in keyof EntryWithGoalRow]: EntryWithGoalRow[K] | null } & Pick<EntryRow, 'id'>;

/** Reads the entry again if it was moved to a goal that was created after the beginning of the statement. */
async function ensureGoal(
  db: Db | Tx,
  userId: string,
  row: ReturnedEntry | undefined,
): Promise<EntryWithGoalRow | undefined> {
  return row && row.title === null ? findEntry(db, userId, row.id) : (row as EntryWithGoalRow | undefined);
}

function singleTimer(eb: EntryBuilder, userId: never) {
  return eb
    .selectFrom('users')
    .select('users.single_timer')
    .where('users.id', '=', userId)
    .$asScalar()
    .$notNull()
    .as('single_timer');
}

/** An entry with its user's setting. */
interface InsertedEntry extends EntryWithGoalRow {
  readonly single_timer: 0 | 1;
}

const insertForActiveGoal = preparedQuery((db, param: Param<keyof EntryRow>) =>
  db
    .insertInto('time_entries')
    .columns(['user_id', 'id', 'goal_id', 'started_at', 'ended_at', 'created_at', 'note', 'tags', 'search_text'])
    .expression((eb) =>
      eb
        .selectFrom('goals')
        .select((goal) => [
          'goals.user_id',
          goal.val(param('id')).as('id'),
          'goals.id as goal_id',
          goal.val(param('started_at')).as('started_at'),
          goal.val(param('ended_at')).as('ended_at'),
          goal.val(param('created_at')).as('created_at'),
          goal.val(param('note')).as('note'),
          goal.val(param('tags')).as('tags'),
          goal.val(param('search_text')).as('search_text'),
        ])
        .where('goals.user_id', '=', param('user_id'))
        .where('goals.id', '=', param('goal_id'))
        .where('goals.status', '=', 'Active')
        .forNoKeyUpdate(),
    )
    .onConflict((c) => c.columns(['user_id', 'goal_id']).where('ended_at', 'is', null).doNothing())
    .returning((eb) => [...entryWithGoal(eb, param('user_id')), singleTimer(eb, param('user_id'))]),
);

/**
 * Inserts an entry and locks its goal until `tx` ends, like `lockActiveGoal`. Returns undefined if the goal does not exist
 * or is no longer active, or if the entry is a timer and the goal already has a running one. The unique index decides that,
 * so only one of two concurrent starts succeeds.
 */
export async function insertEntry(tx: Tx, entry: EntryRow): Promise<InsertedEntry | undefined> {
  const [row] = await insertForActiveGoal(tx, entry);
  // The same statement found the goal, so it is never missing.
  return row;
}

const updateRunning = preparedQuery((db, param: Param<'userId' | 'id' | 'end' | 'earliestStart'>) =>
  db
    .updateTable('time_entries')
    .set((eb) => ({ ended_at: cappedEnd(eb, { end: param('end'), earliestStart: param('earliestStart') }) }))
    .where('user_id', '=', param('userId'))
    .where('id', '=', param('id'))
    .where('ended_at', 'is', null)
    .returning((eb) => entryWithGoal(eb, param('userId'))),
);

/** Stops a timer and returns its entry, or undefined if it is not running. */
export async function stopEntry(
  db: Db | Tx,
  userId: string,
  id: string,
  now: number,
): Promise<EntryWithGoalRow | undefined> {
  const [row] = await updateRunning(db, { userId, id, ...cappedEndValues(now) });
  return ensureGoal(db, userId, row);
}

/** The columns that can change. */
export type StoredEntry = Omit<EntryRow, 'user_id' | 'id' | 'created_at' | 'search_text'>;

/** If a column is missing here, `getStoredEntry` does not compile. */
const storedColumns = ['goal_id', 'started_at', 'ended_at', 'note', 'tags'] as const;
type StoredColumn = (typeof storedColumns)[number];

const selectStored = preparedQuery((db, param: Param<'userId' | 'id'>) =>
  db
    .selectFrom('time_entries')
    .select(storedColumns)
    .where('user_id', '=', param('userId'))
    .where('id', '=', param('id')),
);

export async function getStoredEntry(db: Db | Tx, userId: string, id: string): Promise<StoredEntry> {
  const [row] = await selectStored(db, { userId, id });
  return orNotFound(row);
}

const selectWithLockedGoal = preparedQuery((db, param: Param<'userId' | 'id'>) =>
  db
    .selectFrom('time_entries')
    .innerJoin('goals', (join) => join.on('goals.user_id', '=', param('userId')).onRef('goals.id', '=', 'goal_id'))
    .select([...storedColumns, 'goals.status'])
    .select((eb) => [
      eb
        .selectFrom('time_entries as running')
        .select('running.started_at')
        .where('running.user_id', '=', param('userId'))
        .whereRef('running.goal_id', '=', 'time_entries.goal_id')
        .where('running.ended_at', 'is', null)
        .$asScalar()
        .as('running_since'),
      singleTimer(eb as unknown as EntryBuilder, param('userId')),
    ])
    .where('time_entries.user_id', '=', param('userId'))
    .where('time_entries.id', '=', param('id'))
    .forNoKeyUpdate('goals'),
);

/**
 * Locks an entry's goal until `tx` ends, and returns the entry with the goal's status and the start of its running timer. The
 * caller must have locked the account, so that the entry is not moved to another goal while this waits.
 */
export async function lockGoalOfEntry(tx: Tx, userId: string, id: string) {
  const [row] = await selectWithLockedGoal(tx, { userId, id });
  const { status, running_since, single_timer, ...stored } = orNotFound(row);
  return { stored, status, runningSince: running_since, isSingleTimer: single_timer === 1 };
}

const compareAndSet = preparedQuery(
  (db, param: Param<'userId' | 'id' | 'search_text' | StoredColumn | `before_${StoredColumn}`>, isRunning: boolean) =>
    db
      .updateTable('time_entries')
      .set(Object.fromEntries([...storedColumns, 'search_text' as const].map((column) => [column, param(column)])))
      .where('user_id', '=', param('userId'))
      .where('id', '=', param('id'))
      .where((eb) =>
        eb.and(
          storedColumns.map((column) =>
            column === 'ended_at' && isRunning ? eb(column, 'is', null) : eb(column, '=', param(`before_${column}`)),
          ),
        ),
      )
      .returning((eb) => entryWithGoal(eb, param('userId'))),
);

/**
 * Returns undefined if the entry has changed since `before` was read. A no-op update must not be used to lock it instead: on
 * PostgreSQL, a second update in the same transaction checks the foreign key even if the goal stays the same, which could
 * deadlock with a deletion of the goal.
 */
export async function compareAndSetEntry(
  db: Db | Tx,
  userId: string,
  id: string,
  before: StoredEntry,
  after: StoredEntry,
): Promise<EntryWithGoalRow | undefined> {
  const { goal_id, started_at, ended_at, note, tags } = before;
  const beforeValues = {
    before_goal_id: goal_id,
    before_started_at: started_at,
    before_ended_at: ended_at,
    before_note: note,
    before_tags: tags,
  };
  const [row] = await compareAndSet(db, { userId, id, ...withSearchText(after), ...beforeValues }, ended_at === null);
  return ensureGoal(db, userId, row);
}
