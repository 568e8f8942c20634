import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { Tx } from '../../db/transaction.ts';

type Row = Schema['weekly_goals'];
export type PlannedRow = Pick<Row, 'id' | 'focus_area_id' | 'goal_min' | 'is_resting' | 'applied_at'>;

const planned = ['focus_area_id', 'goal_min', 'is_resting'] as const;

/** All rows of a week. */
export function weekRowsReader(db: Db) {
  const read = statement(db, (slot: (name: 'userId' | 'weekStart') => never) =>
    db
      .selectFrom('weekly_goals')
      .select(['id', 'applied_at', ...planned])
      .where('user_id', '=', slot('userId'))
      .where('week_start', '=', slot('weekStart')),
  );
  return (userId: string, weekStart: string): Promise<PlannedRow[]> => read({ userId, weekStart });
}

/** What was planned for all areas or one otherwise than by default, from the first week to the last. */
export function touchedRowsReader(db: Db, scope: 'all' | 'one' = 'all') {
  const read = statement(db, (slot: (name: 'userId' | 'firstWeek' | 'lastWeek' | 'focusAreaId') => never) =>
    db
      .selectFrom('weekly_goals')
      .select(['week_start', ...planned])
      .where('user_id', '=', slot('userId'))
      .$if(scope === 'one', (rows) => rows.where('focus_area_id', '=', slot('focusAreaId')))
      .where('week_start', '>=', slot('firstWeek'))
      .where('week_start', '<=', slot('lastWeek'))
      .where((eb) => eb.or([eb('goal_min', 'is not', null), eb('is_resting', '=', 1)])),
  );
  return (userId: string, firstWeek: string, lastWeek: string, focusAreaId = '') =>
    read({ userId, firstWeek, lastWeek, focusAreaId });
}

/** A statement can carry only so many values. */
const ROWS_AT_ONCE = 1000;

/** Those that are there already stay as they are. */
export async function insertWeeklyGoals(tx: Tx, rows: readonly Row[]): Promise<void> {
  for (let n = 0; n < rows.length; n += ROWS_AT_ONCE) {
    await tx
      .insertInto('weekly_goals')
      .values(rows.slice(n, n + ROWS_AT_ONCE))
      .onConflict((c) => c.columns(['user_id', 'focus_area_id', 'week_start']).doNothing())
      .execute();
  }
}

/**
 * Makes room for a week: deletes rows of other weeks, oldest first, that say nothing but that somebody looked at the week.
 * They are made again when it is looked at again.
 */
export async function deleteUntouched(tx: Tx, userId: string, exceptWeek: string): Promise<void> {
  await tx
    .deleteFrom('weekly_goals')
    .where('user_id', '=', userId)
    // Repeated, because PostgreSQL checks only this part again for a row that is changed at the same time.
    .where('goal_min', 'is', null)
    .where('is_resting', '=', 0)
    .where('id', 'in', (rows) =>
      rows
        .selectFrom('weekly_goals as untouched')
        .select('untouched.id')
        .where('untouched.user_id', '=', userId)
        .where('untouched.week_start', '<>', exceptWeek)
        .where('untouched.goal_min', 'is', null)
        .where('untouched.is_resting', '=', 0)
        .orderBy('untouched.week_start')
        .limit(ROWS_AT_ONCE),
    )
    .execute();
}

/** Changes what is given and nothing else; the week of the row, or undefined when there is none. */
export async function changeWeeklyGoal(
  tx: Tx,
  userId: string,
  id: string,
  changes: Partial<Pick<Row, 'goal_min' | 'is_resting'>>,
): Promise<string | undefined> {
  const changed = await tx
    .updateTable('weekly_goals')
    // What the user changes is no longer what was applied.
    .set({ ...changes, applied_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('week_start')
    .executeTakeFirst();
  return changed?.week_start;
}

/** The latest few weeks that were planned otherwise than by default, newest first, each with the number of all. */
export async function latestTouchedOfFocusArea(db: Db, userId: string, focusAreaId: string, count: number) {
  return db
    .selectFrom('weekly_goals')
    .select((eb) => ['id', 'week_start', 'goal_min', 'is_resting', eb.fn.countAll<number>().over().as('total')])
    .where('user_id', '=', userId)
    .where('focus_area_id', '=', focusAreaId)
    .where((eb) => eb.or([eb('goal_min', 'is not', null), eb('is_resting', '=', 1)]))
    .orderBy('week_start', 'desc')
    .limit(count)
    .execute();
}
