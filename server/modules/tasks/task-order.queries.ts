import { sql } from 'kysely';
import { idsFromJson } from '#server/db/pagination.ts';
import type { Tx } from '#server/db/transaction.ts';
import { firstPositions, positionBetween, positionsAfter } from '#server/db/positions.ts';

/** Positions for new tasks behind those of a goal. The caller must have locked the account. */
export async function appendPositions(tx: Tx, userId: string, goalId: string, count: number): Promise<string[]> {
  return (await appendPositionsByGoal(tx, userId, new Map([[goalId, count]]))).get(goalId)!;
}

/**
 * Positions for so many new tasks behind those of each goal. The tasks of a goal are numbered again if their positions are used up.
 * The caller must have locked the account.
 */
export async function appendPositionsByGoal(
  tx: Tx,
  userId: string,
  counts: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, string[]>> {
  const last = await findLastPositions(tx, userId, [...counts.keys()]);
  const positions = new Map<string, string[]>();
  for (const [goalId, count] of counts) {
    const next = positionsAfter(last.get(goalId) ?? null, count);
    positions.set(goalId, next ?? (await renumberBefore(tx, userId, goalId, count)));
  }
  return positions;
}

async function renumberBefore(tx: Tx, userId: string, goalId: string, count: number): Promise<string[]> {
  const ids = (await listPositions(tx, userId, goalId)).map(({ id }) => id);
  await renumber(tx, userId, ids);
  return firstPositions(ids.length + count).slice(ids.length);
}

/** Of the goals that have tasks. */
async function findLastPositions(
  tx: Tx,
  userId: string,
  goalIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('tasks')
    .select((eb) => ['goal_id', eb.fn.max('position').as('position')])
    .where('user_id', '=', userId)
    .where('goal_id', 'in', idsFromJson(JSON.stringify(goalIds)))
    .groupBy('goal_id')
    .execute();
  return new Map(rows.map(({ goal_id, position }) => [goal_id, position]));
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
