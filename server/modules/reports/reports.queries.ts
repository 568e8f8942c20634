import type { Db } from '../../db/open.ts';
import { statement } from '../../db/statement.ts';

/** Whether there is any goal, and any time entry. */
export function pastFinder(db: Db) {
  const find = statement(db, (slot: (name: 'userId') => never) =>
    db.selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('goals').select('id').where('user_id', '=', slot('userId'))).as('has_goals'),
      eb.exists(eb.selectFrom('time_entries').select('id').where('user_id', '=', slot('userId'))).as('has_entries'),
    ]),
  );
  return async (userId: string) => {
    const [found] = await find({ userId });
    // SQLite says 0 or 1.
    return { hasGoals: Boolean(found?.has_goals), hasEntries: Boolean(found?.has_entries) };
  };
}
