import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { effectiveEnd, effectiveSpan } from '#domain/calendar/time-span.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { parseTags } from '#server/db/tags.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Tx } from '#server/db/transaction.ts';

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
