import { chunksOf } from '#server/db/chunks-of.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Tx } from '#server/db/transaction.ts';

type Row = Schema['weekly_goals'];
export type WeeklyGoalRow = Pick<Row, 'id' | 'focus_area_id' | 'goal_min' | 'is_resting' | 'applied_at'>;

const planColumns = ['focus_area_id', 'goal_min', 'is_resting'] as const;

const selectWeekRows = preparedQuery((db, param: Param<'userId' | 'weekStart'>) =>
  db
    .selectFrom('weekly_goals')
    .select(['id', 'applied_at', ...planColumns])
    .where('user_id', '=', param('userId'))
    .where('week_start', '=', param('weekStart')),
);

export async function listWeekRows(db: Db, userId: string, weekStart: string): Promise<WeeklyGoalRow[]> {
  return selectWeekRows(db, { userId, weekStart });
}

const selectCustomizedRows = preparedQuery(
  (db, param: Param<'userId' | 'firstWeek' | 'lastWeek' | 'focusAreaId'>, scope: 'all' | 'one') =>
    db
      .selectFrom('weekly_goals')
      .select(['week_start', ...planColumns])
      .where('user_id', '=', param('userId'))
      .$if(scope === 'one', (rows) => rows.where('focus_area_id', '=', param('focusAreaId')))
      .where('week_start', '>=', param('firstWeek'))
      .where('week_start', '<=', param('lastWeek'))
      .where((eb) => eb.or([eb('goal_min', 'is not', null), eb('is_resting', '=', 1)])),
);

/** The rows from the first week to the last that differ from the default, for all areas or for one. */
export async function listCustomizedRows(
  db: Db,
  userId: string,
  firstWeek: string,
  lastWeek: string,
  focusAreaId?: string,
) {
  const scope = focusAreaId === undefined ? 'all' : 'one';
  return selectCustomizedRows(db, { userId, firstWeek, lastWeek, focusAreaId: focusAreaId ?? '' }, scope);
}

/** Databases limit the number of values per statement. */
const ROWS_PER_STATEMENT = 1000;

/** Leaves existing rows unchanged. */
export async function insertWeeklyGoals(tx: Tx, rows: readonly Row[]): Promise<void> {
  for (const chunk of chunksOf(rows, ROWS_PER_STATEMENT)) {
    await tx
      .insertInto('weekly_goals')
      .values(chunk)
      .onConflict((c) => c.columns(['user_id', 'focus_area_id', 'week_start']).doNothing())
      .execute();
  }
}

/**
 * Frees quota for a week by deleting other weeks' default rows, oldest first. Viewing such a week creates its rows again.
 */
export async function deleteDefaultRows(tx: Tx, userId: string, exceptWeek: string): Promise<void> {
  await tx
    .deleteFrom('weekly_goals')
    .where('user_id', '=', userId)
    // The subquery's conditions are repeated, because PostgreSQL re-checks only these for a row that is updated concurrently.
    .where('goal_min', 'is', null)
    .where('is_resting', '=', 0)
    .where('id', 'in', (rows) =>
      rows
        .selectFrom('weekly_goals as default_row')
        .select('default_row.id')
        .where('default_row.user_id', '=', userId)
        .where('default_row.week_start', '<>', exceptWeek)
        .where('default_row.goal_min', 'is', null)
        .where('default_row.is_resting', '=', 0)
        .orderBy('default_row.week_start')
        .limit(ROWS_PER_STATEMENT),
    )
    .execute();
}

/** Changes the given fields. Returns the row's week, or undefined if there is no such row. */
export async function updateWeeklyGoalRow(
  tx: Tx,
  userId: string,
  id: string,
  changes: Partial<Pick<Row, 'goal_min' | 'is_resting'>>,
): Promise<string | undefined> {
  const changed = await tx
    .updateTable('weekly_goals')
    // A target that the user changes no longer counts as applied.
    .set({ ...changes, applied_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('week_start')
    .executeTakeFirst();
  return changed?.week_start;
}
