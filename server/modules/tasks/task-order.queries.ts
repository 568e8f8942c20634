import { sql } from 'kysely';
import type { Tx } from '#server/db/transaction.ts';
import { firstPositions, positionBetween, positionsAfter } from '#server/db/positions.ts';

/**
 * Positions for new tasks behind those of a goal, which are numbered again if theirs are used up. The caller must have locked the
 * account.
 */
export async function appendPositions(tx: Tx, userId: string, goalId: string, count: number): Promise<string[]> {
  const positions = positionsAfter(await findLastPosition(tx, userId, goalId), count);
  if (positions) return positions;
  const ids = (await listPositions(tx, userId, goalId)).map(({ id }) => id);
  await renumber(tx, userId, ids);
  return firstPositions(ids.length + count).slice(ids.length);
}

/** Null if the goal has no tasks. */
async function findLastPosition(tx: Tx, userId: string, goalId: string): Promise<string | null> {
  const last = await tx
    .selectFrom('tasks')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('user_id', '=', userId)
    .where('goal_id', '=', goalId)
    .executeTakeFirst();
  return last?.position ?? null;
}

/** A goal's tasks in their order, without the one that is moved. */
async function listPositions(tx: Tx, userId: string, goalId: string, exceptId?: string) {
  return tx
    .selectFrom('tasks')
    .select(['id', 'position'])
    .where('user_id', '=', userId)
    .where('goal_id', '=', goalId)
    .$if(exceptId !== undefined, (tasks) => tasks.where('id', '<>', exceptId!))
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Moves a task behind another of its goal, or to the beginning. Writes one row, unless the positions between the neighbours
 * are used up: then all tasks of the goal get new ones. Returns false if the other task is not in the goal. The caller
 * must have locked the account, so that two moves at the same time leave one order.
 */
export async function moveTaskRow(
  tx: Tx,
  userId: string,
  { id, goalId, afterId }: { readonly id: string; readonly goalId: string; readonly afterId: string | null },
): Promise<boolean> {
  const others = await listPositions(tx, userId, goalId, id);
  const index = afterId === null ? -1 : others.findIndex((other) => other.id === afterId);
  if (afterId !== null && index === -1) return false;
  const position = positionBetween(others[index]?.position ?? null, others[index + 1]?.position ?? null);
  if (position !== undefined) {
    await setPosition(tx, userId, id, position);
    return true;
  }
  await renumber(tx, userId, others.map((other) => other.id).toSpliced(index + 1, 0, id));
  return true;
}

/** Gives tasks new positions in this order. One statement for any number of tasks. */
async function renumber(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  const positions = firstPositions(ids.length);
  const rows = JSON.stringify(ids.map((id, n) => [id, positions[n]]));
  const listed = tx.fn('json_array_elements', [sql.val(rows)]);
  await sql`update tasks set position = (value ->> 1) from ${listed} as listed
    where tasks.user_id = ${userId} and tasks.id = (value ->> 0)`.execute(tx);
}

async function setPosition(tx: Tx, userId: string, id: string, position: string): Promise<void> {
  await tx.updateTable('tasks').set({ position }).where('user_id', '=', userId).where('id', '=', id).execute();
}
