import type { Tx } from '#server/db/transaction.ts';

/** A day counts once, however often it is ticked. */
export async function insertTick(tx: Tx, userId: string, taskId: string, day: string): Promise<void> {
  await tx
    .insertInto('task_ticks')
    .values({ user_id: userId, task_id: taskId, day })
    .onConflict((c) => c.columns(['user_id', 'task_id', 'day']).doNothing())
    .execute();
}

export async function deleteTick(tx: Tx, userId: string, taskId: string, day: string): Promise<void> {
  await tx
    .deleteFrom('task_ticks')
    .where('user_id', '=', userId)
    .where('task_id', '=', taskId)
    .where('day', '=', day)
    .execute();
}
