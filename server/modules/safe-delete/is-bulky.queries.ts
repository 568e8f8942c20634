import type { Db } from '../../db/open.ts';
import { type GoalScope, goalIdsOf } from '../goals/goal-scope.queries.ts';

/** What one transaction deletes in a few milliseconds. Resources have long notes. */
const atOnce = { time_entries: 500, tasks: 500, task_items: 500, inventory_items: 50, goals: 200 } as const;

/**
 * Whether there is so much in some of a user's goals, or in all of them, that it has to be deleted in chunks. If it is to be
 * restorable, each goal is copied, so many goals alone are too much.
 */
export async function isBulky(db: Db, userId: string, goals?: GoalScope, isRestorable = false): Promise<boolean> {
  const oneMoreThan = (table: 'time_entries' | 'tasks' | 'inventory_items') =>
    db
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .$if(goals !== undefined, (rows) => rows.where('goal_id', 'in', goalIdsOf(db, userId, goals!)))
      .limit(1)
      .offset(atOnce[table]);
  const manyLinks = db
    .selectFrom('task_items')
    .select('task_id')
    .where('user_id', '=', userId)
    .$if(goals !== undefined, (links) =>
      links.where('task_id', 'in', (eb) =>
        eb
          .selectFrom('tasks')
          .select('tasks.id')
          .where('tasks.user_id', '=', userId)
          .where('goal_id', 'in', goalIdsOf(db, userId, goals!)),
      ),
    )
    .limit(1)
    .offset(atOnce.task_items);
  const manyGoals = db.selectFrom('goals').select('id').where('user_id', '=', userId).limit(1).offset(atOnce.goals);
  const row = await db
    .selectNoFrom(({ or, exists }) =>
      or([
        exists(oneMoreThan('time_entries')),
        exists(oneMoreThan('tasks')),
        exists(oneMoreThan('inventory_items')),
        exists(manyLinks),
        ...(isRestorable && goals ? [exists(manyGoals.where('id', 'in', goalIdsOf(db, userId, goals)))] : []),
      ]).as('is_bulky'),
    )
    .executeTakeFirstOrThrow();
  // SQLite says 0 or 1.
  return Boolean(row.is_bulky);
}
