import type { SelectQueryBuilder } from 'kysely';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { selectWithGoal, type EntryWithGoalRow } from '#server/modules/time-entries/time-entries.queries.ts';

/** Limits an export's memory, and how long other requests wait for a page. */
const PAGE_SIZE = 250;
/** Smaller than `PAGE_SIZE`, because an area may have settings for a thousand weeks. */
const AREAS_PER_PAGE = 25;

type UserTable =
  | 'focus_areas'
  | 'goals'
  | 'time_entries'
  | 'weekly_goals'
  | 'action_plans'
  | 'inventory_items'
  | 'tasks'
  | 'support_messages';

const selectPage = preparedQuery((db, param: Param<'userId' | 'after'>, table: UserTable) => {
  // All of these tables have `user_id` and `id`, so the query is typed for one of them.
  const rows = db.selectFrom(table as 'goals') as SelectQueryBuilder<Schema, 'goals', object>;
  return rows
    .selectAll()
    .where('user_id', '=', param('userId'))
    .where('id', '>', param('after'))
    .orderBy('id')
    .limit(table === 'focus_areas' ? AREAS_PER_PAGE : PAGE_SIZE);
});

/** A page of the user's rows in a table, ordered by id, starting after an id. */
export async function listPage<T extends UserTable>(
  db: Db,
  table: T,
  userId: string,
  after: string,
): Promise<Schema[T][]> {
  return (await selectPage(db, { userId, after }, table)) as unknown as Schema[T][];
}

/** Tables of rows that belong to a row of a `UserTable`. */
const childTables = {
  focus_area_settings: { parentColumn: 'focus_area_id', sortColumn: 'from_week' },
  action_plan_goals: { parentColumn: 'action_plan_id', sortColumn: 'goal_id' },
  task_items: { parentColumn: 'task_id', sortColumn: 'item_id' },
  task_ticks: { parentColumn: 'task_id', sortColumn: 'day' },
  entry_steps: { parentColumn: 'entry_id', sortColumn: 'entry_id' },
} as const;

type ChildTable = keyof typeof childTables;

const selectChildren = preparedQuery((db, param: Param<'userId' | 'after' | 'last'>, table: ChildTable) => {
  // Typed for one of the tables, as above.
  const rows = db.selectFrom(table as 'task_items') as SelectQueryBuilder<Schema, 'task_items', object>;
  const { parentColumn, sortColumn } = childTables[table] as (typeof childTables)['task_items'];
  return rows
    .selectAll()
    .where('user_id', '=', param('userId'))
    .where(parentColumn, '>', param('after'))
    .where(parentColumn, '<=', param('last'))
    .orderBy(sortColumn);
});

/** The child rows of a page of parents, whose ids come after `after`, up to `last`. */
export async function listChildren<T extends ChildTable>(
  db: Db,
  table: T,
  userId: string,
  after: string,
  last: string,
): Promise<Schema[T][]> {
  return (await selectChildren(db, { userId, after, last }, table)) as unknown as Schema[T][];
}

const selectEntriesByStart = preparedQuery((db, param: Param<'userId' | 'startedAt' | 'id'>) =>
  selectWithGoal(
    db
      .selectFrom('time_entries')
      .where('time_entries.user_id', '=', param('userId'))
      .where((eb) => eb(eb.refTuple('started_at', 'time_entries.id'), '>', eb.tuple(param('startedAt'), param('id')))),
    param('userId'),
  )
    .orderBy('started_at')
    .orderBy('time_entries.id')
    .limit(PAGE_SIZE),
);

/** A page of the user's time entries, oldest first, starting after an entry. */
export async function listEntriesByStart(
  db: Db,
  userId: string,
  after: Pick<Schema['time_entries'], 'started_at' | 'id'>,
): Promise<EntryWithGoalRow[]> {
  return selectEntriesByStart(db, { userId, startedAt: after.started_at, id: after.id });
}
