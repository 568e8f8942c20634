import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import { notFound } from '#server/http/errors.ts';
import { lockAccount } from '#server/modules/account-quota/account-quota.queries.ts';
import { buildRestorableDeletion } from '#server/modules/deletions/restorable-deletion.queries.ts';

export function buildEntryDeletion(userId: string, id: string, now: number): BulkWrite<string> {
  return buildRestorableDeletion({ userId, now }, async (db) => {
    await lockAccount(db, userId);
    const entry = await db
      .selectFrom('time_entries')
      .innerJoin('goals', (join) => join.on('goals.user_id', '=', userId).onRef('goals.id', '=', 'goal_id'))
      .select(['goal_id', 'started_at', 'ended_at', 'goals.title'])
      .where('time_entries.user_id', '=', userId)
      .where('time_entries.id', '=', id)
      .forUpdate('time_entries')
      .executeTakeFirstOrThrow(notFound);
    return {
      kind: 'timeEntry',
      title: entry.title,
      details: { goalTitle: entry.title, startedAt: entry.started_at, endedAt: entry.ended_at },
      scope: { entryIds: [id], parentGoalIds: [entry.goal_id] },
    };
  });
}
