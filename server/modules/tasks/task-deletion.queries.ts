import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import { notFound } from '#server/http/errors.ts';
import { buildRestorableDeletion } from '#server/modules/deletions/restorable-deletion.queries.ts';

/** Deletes a task with its links to resources. */
export function buildTaskDeletion(userId: string, id: string, now: number): BulkWrite<string> {
  return buildRestorableDeletion({ userId, now }, async (db) => {
    const task = await db
      .selectFrom('tasks')
      .innerJoin('goals', (join) => join.on('goals.user_id', '=', userId).onRef('goals.id', '=', 'goal_id'))
      .select(['tasks.title', 'goal_id', 'goals.title as goal_title'])
      .where('tasks.user_id', '=', userId)
      .where('tasks.id', '=', id)
      .forUpdate('tasks')
      .executeTakeFirstOrThrow(notFound);
    return {
      kind: 'task',
      title: task.title,
      details: { goalTitle: task.goal_title },
      scope: { taskIds: [id], parentGoalIds: [task.goal_id] },
    };
  });
}
