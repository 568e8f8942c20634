import type { ReferenceExpression, SelectQueryBuilder } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import { shownOf, type ShownRow } from '../time-entries/time-entries.queries.ts';

/** What lies in memory at once, and how long others wait for their turn. */
const PAGE = 250;
/** Each may have settings of a thousand weeks. */
const AREAS_A_PAGE = 25;

type Slot = (name: 'userId' | 'after') => never;
type Owned =
  | 'focus_areas'
  | 'goals'
  | 'time_entries'
  | 'weekly_goals'
  | 'action_plans'
  | 'inventory_items'
  | 'tasks'
  | 'support_messages';

/** The rows of a user in the order of their ids, a page at a time: those that come after an id. */
function pageReader<T extends Owned>(db: Db, table: T, rowsAPage = PAGE) {
  const read = statement(db, (slot: Slot) => {
    // One statement for every table: what they have in common is a user and an id.
    const rows = db.selectFrom(table as 'goals') as SelectQueryBuilder<Schema, 'goals', object>;
    return rows
      .selectAll()
      .where('user_id', '=', slot('userId'))
      .where('id', '>', slot('after'))
      .orderBy('id')
      .limit(rowsAPage);
  });
  return (userId: string, after: string) => read({ userId, after }) as unknown as Promise<Schema[T][]>;
}

type Linked = 'focus_area_settings' | 'action_plan_goals' | 'task_items';

/** What hangs on the rows of a page: on those that come after an id, up to the last of them. */
function linkReader<T extends Linked>(db: Db, table: T, owner: string, own: string) {
  const read = statement(db, (slot: (name: 'userId' | 'after' | 'last') => never) => {
    const rows = db.selectFrom(table as 'task_items') as SelectQueryBuilder<Schema, 'task_items', object>;
    const ownerColumn = owner as ReferenceExpression<Schema, 'task_items'> & 'task_id';
    return rows
      .selectAll()
      .where('user_id', '=', slot('userId'))
      .where(ownerColumn, '>', slot('after'))
      .where(ownerColumn, '<=', slot('last'))
      .orderBy(own as 'item_id');
  });
  return (userId: string, after: string, last: string) =>
    read({ userId, after, last }) as unknown as Promise<Schema[T][]>;
}

export type Readers = ReturnType<typeof exportReaders>;

export function exportReaders(db: Db) {
  return {
    focusAreas: pageReader(db, 'focus_areas', AREAS_A_PAGE),
    settings: linkReader(db, 'focus_area_settings', 'focus_area_id', 'from_week'),
    goals: pageReader(db, 'goals'),
    timeEntries: pageReader(db, 'time_entries'),
    weeklyGoals: pageReader(db, 'weekly_goals'),
    actionPlans: pageReader(db, 'action_plans'),
    goalsOfPlans: linkReader(db, 'action_plan_goals', 'action_plan_id', 'goal_id'),
    inventoryItems: pageReader(db, 'inventory_items'),
    tasks: pageReader(db, 'tasks'),
    itemsOfTasks: linkReader(db, 'task_items', 'task_id', 'item_id'),
    supportMessages: pageReader(db, 'support_messages'),
  };
}

/** The time entries of a user, oldest first, a page at a time: those that come after one. */
export function entriesByTimeReader(db: Db) {
  const read = statement(db, (slot: (name: 'userId' | 'startedAt' | 'id') => never) =>
    shownOf(
      db
        .selectFrom('time_entries')
        .where('time_entries.user_id', '=', slot('userId'))
        .where((eb) => eb(eb.refTuple('started_at', 'time_entries.id'), '>', eb.tuple(slot('startedAt'), slot('id')))),
      slot('userId'),
    )
      .orderBy('started_at')
      .orderBy('time_entries.id')
      .limit(PAGE),
  );
  return (userId: string, startedAt: number, id: string): Promise<ShownRow[]> => read({ userId, startedAt, id });
}
