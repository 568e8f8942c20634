import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import { idsFromJson } from '#server/db/pagination.ts';
import { notFound } from '#server/http/errors.ts';
import { buildRestorableDeletion } from '#server/modules/deletions/restorable-deletion.queries.ts';

/** Deletes one or several entries, all or none of them. The deletion is described by the first. */
export function buildEntryDeletion(userId: string, ids: readonly string[], now: number): BulkWrite<string> {
  return buildRestorableDeletion({ userId, now }, async (db) => {
    const entries = await db
      .selectFrom('time_entries')
      .innerJoin('goals', (join) => join.on('goals.user_id', '=', userId).onRef('goals.id', '=', 'goal_id'))
      .select(['time_entries.id', 'goal_id', 'started_at', 'ended_at', 'goals.title'])
      .where('time_entries.user_id', '=', userId)
      .where('time_entries.id', 'in', idsFromJson(JSON.stringify(ids)))
      .orderBy('started_at')
      .orderBy('time_entries.id')
      .forUpdate('time_entries')
      .execute();
    const [first] = entries;
    if (!first || entries.length < ids.length) throw notFound();
    return {
      kind: 'timeEntry',
      title: first.title,
      details: { goalTitle: first.title, startedAt: first.started_at, endedAt: first.ended_at },
      scope: {
        entryIds: entries.map(({ id }) => id),
        parentGoalIds: [...new Set(entries.map(({ goal_id }) => goal_id))],
      },
    };
  });
}
