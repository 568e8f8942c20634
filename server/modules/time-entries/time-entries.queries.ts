import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { TimeEntry } from '#contract/time-entries.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { effectiveEnd, effectiveSpan } from '#domain/calendar/time-span.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { parseTags } from '#server/db/tags.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Tx } from '#server/db/transaction.ts';
import { selectGoalIds } from '#server/modules/goals/goal-scope.queries.ts';

type EntryRow = Schema['time_entries'];
/** The columns that responses and exports need. A new column is included unless it is left out here. */
type EntryColumns = Omit<EntryRow, 'user_id' | 'created_at' | 'search_text'>;

/** If a column is missing here, `findEntry` does not compile, because its row is not an `EntryWithGoalRow`. */
const entryColumns = [
  'time_entries.id',
  'goal_id',
  'started_at',
  'ended_at',
  'note',
  'tags',
  'goals.title',
  'goals.status',
  'focus_area_id',
  'focus_areas.name',
] as const;

/** The task or resource of an entry, as columns; all null if it has none. */
export interface StepColumns {
  readonly task_id: string | null;
  readonly item_id: string | null;
  readonly step_title: string | null;
}

export type EntryWithGoalRow = EntryColumns &
  StepColumns &
  Pick<Schema['goals'], 'title' | 'status' | 'focus_area_id'> &
  Pick<Schema['focus_areas'], 'name'>;

/**
 * The task or resource of each entry. Subqueries, because few entries have one, and because their tables have columns with the
 * same names as those of entries.
 */
export function selectStep(userId: Expression<string> | string) {
  const ofEntry = sql`entry_steps.user_id = ${userId} and entry_steps.entry_id = time_entries.id`;
  return [
    sql<string | null>`(select entry_steps.task_id from entry_steps where ${ofEntry})`.as('task_id'),
    sql<string | null>`(select entry_steps.item_id from entry_steps where ${ofEntry})`.as('item_id'),
    sql<string | null>`(select coalesce(
        (select tasks.title from tasks where tasks.user_id = ${userId} and tasks.id = entry_steps.task_id),
        (select inventory_items.title from inventory_items
          where inventory_items.user_id = ${userId} and inventory_items.id = entry_steps.item_id))
      from entry_steps where ${ofEntry})`.as('step_title'),
  ] as const;
}

export function toTimeEntry(row: EntryWithGoalRow, now: number): TimeEntry {
  const { from, to } = effectiveSpan(row.started_at, row.ended_at, now);
  const end = effectiveEnd(row.started_at, row.ended_at, now);
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
    note: row.note,
    tags: parseTags(row.tags),
    taskId: row.task_id,
    inventoryItemId: row.item_id,
    stepTitle: row.step_title,
  };
}

/** The tables that `selectWithGoal` reads. A subquery that selects these columns can stand in for the entries. */
type EntryTables = Pick<Schema, 'goals' | 'focus_areas'> & { time_entries: EntryColumns };

/** Joins a user's entries with their goals and focus areas. */
export function selectWithGoal(entries: SelectQueryBuilder<EntryTables, 'time_entries', object>, userId: string) {
  return entries
    .innerJoin('goals', (join) => join.on('goals.user_id', '=', userId).onRef('goals.id', '=', 'goal_id'))
    .innerJoin('focus_areas', (join) =>
      join.on('focus_areas.user_id', '=', userId).onRef('focus_areas.id', '=', 'focus_area_id'),
    )
    .select(entryColumns)
    .select(selectStep(userId));
}

const selectEntry = preparedQuery((db, param: Param<'userId' | 'id'>) =>
  selectWithGoal(
    db
      .selectFrom('time_entries')
      .where('time_entries.user_id', '=', param('userId'))
      .where('time_entries.id', '=', param('id')),
    param('userId'),
  ),
);

export async function findEntry(db: Db | Tx, userId: string, id: string): Promise<EntryWithGoalRow | undefined> {
  const [row] = await selectEntry(db, { userId, id });
  return row;
}

const selectRunning = preparedQuery((db, param: Param<'userId' | 'earliest'>) =>
  selectWithGoal(
    db
      .selectFrom('time_entries')
      .where('time_entries.user_id', '=', param('userId'))
      .where('started_at', '>', param('earliest'))
      .where('ended_at', 'is', null),
    param('userId'),
  )
    .orderBy('started_at')
    .orderBy('time_entries.id'),
);

/** The running timers, longest-running first. A timer that was started more than seven days ago counts as ended. */
export async function listRunning(db: Db, userId: string, now: number): Promise<EntryWithGoalRow[]> {
  return selectRunning(db, { userId, earliest: now - entryMaxMs });
}

/** The latest entries of a goal, newest first, each with the total number of entries. */
export async function listLatestGoalEntries(db: Db, userId: string, goalId: string, count: number) {
  return listLatestEntries(db, userId, { 'goals.id': goalId }, count);
}

/** The latest entries of a focus area's goals, newest first, each with the total number of entries. */
export async function listLatestFocusAreaEntries(db: Db, userId: string, focusAreaId: string, count: number) {
  return listLatestEntries(db, userId, { 'goals.focus_area_id': focusAreaId }, count);
}

/** A plan may contain every goal of an account, and a single statement for all their entries would take too long. */
const PLAN_GOALS_PER_QUERY = 320;

/** The latest entries of a plan's goals, newest first, each with the total number of entries. */
export async function listLatestPlanEntries(db: Db, userId: string, actionPlanId: string, count: number) {
  const goals = await selectGoalIds(db, userId, { actionPlanId }).execute();
  let latest: Awaited<ReturnType<typeof listLatestEntries>> = [];
  let total = 0;
  for (let n = 0; n < goals.length; n += PLAN_GOALS_PER_QUERY) {
    const ids = goals.slice(n, n + PLAN_GOALS_PER_QUERY).map(({ id }) => id);
    const found = await listLatestEntries(db, userId, { goalIds: ids }, count);
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

/** No index covers this expression, so PostgreSQL does not scan all of the user's entries in order of time. */
const unindexedStart = sql<number>`started_at + 0`;

/** The total is a scalar subquery because `count(*) over ()` would materialize all rows. */
async function listLatestEntries(db: Db, userId: string, owner: Owner, count: number) {
  return (
    selectOwnerEntries(db, userId, owner)
      .select([
        'time_entries.id',
        'goals.title',
        'started_at',
        'ended_at',
        selectOwnerEntries(db, userId, owner)
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .$asScalar()
          .$notNull()
          .as('total'),
      ])
      // This skips older entries in the index, without reading their rows.
      .where('started_at', '>=', (eb) =>
        eb
          .selectFrom(
            selectOwnerEntries(db, userId, owner)
              .select('started_at')
              .orderBy(unindexedStart, 'desc')
              .limit(count)
              .as('latest'),
          )
          .select((min) => min.fn.min('latest.started_at').as('started_at')),
      )
      .orderBy(unindexedStart, 'desc')
      .orderBy('time_entries.id', 'desc')
      .limit(count)
      .execute()
  );
}

/** SQLite does not reorder a cross join, so it starts from the goals rather than reading all of the user's entries. */
function selectOwnerEntries(db: Db, userId: string, owner: Owner) {
  return db
    .selectFrom('goals')
    .crossJoin('time_entries')
    .where('time_entries.user_id', '=', userId)
    .whereRef('time_entries.goal_id', '=', 'goals.id')
    .where('goals.user_id', '=', userId)
    .where((eb) => ('goalIds' in owner ? eb('goals.id', 'in', owner.goalIds) : eb.and(owner)));
}
