import type { Db } from '../../db/open.ts';
import { type GoalScope, goalIdsOf } from '../goals/goal-scope.queries.ts';

/** What one transaction deletes in a few milliseconds. Resources have long notes. */
const atOnce = { time_entries: 500, tasks: 500, inventory_items: 50 } as const;

/** A deletion that can be restored copies each goal. */
export async function hasManyGoals(db: Db, userId: string, goals: GoalScope): Promise<boolean> {
  const oneMore = db.selectFrom('goals').select('id').where('user_id', '=', userId).limit(1).offset(200);
  return (await oneMore.where('id', 'in', goalIdsOf(db, userId, goals)).executeTakeFirst()) !== undefined;
}

/** Whether there is so much in some of a user's goals, or in all of them, that it has to be deleted in chunks. */
export async function isBulky(db: Db, userId: string, goals?: GoalScope): Promise<boolean> {
  const oneMoreThan = (table: keyof typeof atOnce) =>
    db
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .$if(goals !== undefined, (rows) => rows.where('goal_id', 'in', goalIdsOf(db, userId, goals!)))
      .limit(1)
      .offset(atOnce[table]);
  const row = await db
    .selectNoFrom(({ or, exists }) =>
      or([
        exists(oneMoreThan('time_entries')),
        exists(oneMoreThan('tasks')),
        exists(oneMoreThan('inventory_items')),
      ]).as('is_bulky'),
    )
    .executeTakeFirstOrThrow();
  // SQLite says 0 or 1.
  return Boolean(row.is_bulky);
}
