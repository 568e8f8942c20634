import { sql } from 'kysely';
import type { Tx } from '#server/db/transaction.ts';
import { MAX_POSITION_LENGTH, positionBetween, positionsAfter } from '#server/db/positions.ts';

/** The position of the last task of a goal; null if it has none. The caller must have locked the account. */
export async function findLastPosition(tx: Tx, userId: string, goalId: string): Promise<string | null> {
  const last = await tx
    .selectFrom('tasks')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('user_id', '=', userId)
    .where('goal_id', '=', goalId)
    .executeTakeFirst();
  return last?.position ?? null;
}

interface Neighbours {
  /** Null: the task comes first. */
  readonly before: string | null;
  /** Null: the task comes last. */
  readonly after: string | null;
}

/** A goal's tasks in their order, without the one that is moved. */
async function listPositions(tx: Tx, userId: string, goalId: string, exceptId: string) {
  return tx
    .selectFrom('tasks')
    .select(['id', 'position'])
    .where('user_id', '=', userId)
    .where('goal_id', '=', goalId)
    .where('id', '<>', exceptId)
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
  const position = tryPosition({
    before: others[index]?.position ?? null,
    after: others[index + 1]?.position ?? null,
  });
  if (position !== undefined) {
    await setPosition(tx, userId, id, position);
    return true;
  }
  await renumber(tx, userId, others.map((other) => other.id).toSpliced(index + 1, 0, id));
  return true;
}

/** Gives tasks new positions in this order. One statement for any number of tasks. */
async function renumber(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  const positions = positionsAfter(null, ids.length);
  const rows = JSON.stringify(ids.map((id, n) => [id, positions[n]]));
  const listed = tx.fn('json_array_elements', [sql.val(rows)]);
  await sql`update tasks set position = (value ->> 1) from ${listed} as listed
    where tasks.user_id = ${userId} and tasks.id = (value ->> 0)`.execute(tx);
}

/** Undefined if the neighbours have the same position, as restored tasks may have, or if it would become too long. */
function tryPosition({ before, after }: Neighbours): string | undefined {
  if (before !== null && before === after) return undefined;
  const position = positionBetween(before, after);
  return position.length <= MAX_POSITION_LENGTH ? position : undefined;
}

async function setPosition(tx: Tx, userId: string, id: string, position: string): Promise<void> {
  await tx.updateTable('tasks').set({ position }).where('user_id', '=', userId).where('id', '=', id).execute();
}
