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
  return latestEntries(db, userId, count).where('goals.id', '=', goalId).execute();
}

/** The latest few of all goals of a focus area, newest first, each with the number of all. */
export async function latestEntriesOfFocusArea(db: Db, userId: string, focusAreaId: string, count: number) {
  return latestEntries(db, userId, count).where('goals.focus_area_id', '=', focusAreaId).execute();
}

function latestEntries(db: Db, userId: string, count: number) {
  return db
    .selectFrom('goals')
    .innerJoin('time_entries', (join) =>
      join.onRef('time_entries.user_id', '=', 'goals.user_id').onRef('time_entries.goal_id', '=', 'goals.id'),
    )
    .select((eb) => [
      'time_entries.id',
      'goals.title',
      'started_at',
      'ended_at',
      eb.fn.countAll<number>().over().as('total'),
    ])
    .where('goals.user_id', '=', userId)
    .orderBy('started_at', 'desc')
    .orderBy('time_entries.id', 'desc')
    .limit(count);
}
