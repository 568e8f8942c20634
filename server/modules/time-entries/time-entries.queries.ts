import { entryMaxMs } from '#domain/limits.ts';
import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';

/** Ends what runs for a goal, if anything: now, at the longest an entry may be, or at its start if that is yet to come. */
export async function endRunningEntry(tx: Tx, userId: string, goalId: string, now: number): Promise<void> {
  await tx
    .updateTable('time_entries')
    .set((eb) => ({
      ended_at: eb
        .case()
        .when('started_at', '>', now)
        .then(eb.ref('started_at'))
        .when('started_at', '<', now - entryMaxMs)
        .then(eb('started_at', '+', entryMaxMs))
        .else(now)
        .end(),
    }))
    .where('user_id', '=', userId)
    .where('goal_id', '=', goalId)
    .where('ended_at', 'is', null)
    .execute();
}

/** The latest few of a goal, newest first, each with the number of all. */
export async function latestEntriesOfGoal(db: Db, userId: string, goalId: string, count: number) {
  return latestEntries(db, userId, { 'goals.id': goalId }, count);
}

/** The latest few of all goals of a focus area, newest first, each with the number of all. */
export async function latestEntriesOfFocusArea(db: Db, userId: string, focusAreaId: string, count: number) {
  return latestEntries(db, userId, { 'goals.focus_area_id': focusAreaId }, count);
}

type Owner = { readonly 'goals.id': string } | { readonly 'goals.focus_area_id': string };

/** A number for each row, but counted once: `count(*) over ()` would carry all rows along. */
async function latestEntries(db: Db, userId: string, owner: Owner, count: number) {
  return entriesOf(db, userId, owner)
    .select([
      'time_entries.id',
      'goals.title',
      'started_at',
      'ended_at',
      entriesOf(db, userId, owner)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .$asScalar()
        .$notNull()
        .as('total'),
    ])
    .orderBy('started_at', 'desc')
    .orderBy('time_entries.id', 'desc')
    .limit(count)
    .execute();
}

/** From the goals to their entries: SQLite keeps the order of a cross join, and would else read every entry of the user. */
function entriesOf(db: Db, userId: string, owner: Owner) {
  return db
    .selectFrom('goals')
    .crossJoin('time_entries')
    .whereRef('time_entries.user_id', '=', 'goals.user_id')
    .whereRef('time_entries.goal_id', '=', 'goals.id')
    .where('goals.user_id', '=', userId)
    .where((eb) => eb.and(owner));
}
