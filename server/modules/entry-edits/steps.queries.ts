import { sql } from 'kysely';
import { idsFromJson } from '#server/db/pagination.ts';
import type { Tx } from '#server/db/transaction.ts';

/** Tracks an entry on the task or resource that another one is tracked on. */
export async function copyStep(tx: Tx, userId: string, fromId: string, toId: string): Promise<void> {
  await tx
    .insertInto('entry_steps')
    .columns(['user_id', 'entry_id', 'task_id', 'item_id'])
    .expression((eb) =>
      eb
        .selectFrom('entry_steps')
        .select((step) => ['user_id', step.val(toId).as('entry_id'), 'task_id', 'item_id'])
        .where('user_id', '=', userId)
        .where('entry_id', '=', fromId),
    )
    .execute();
}

/** Whether both entries are tracked on the same task or resource, or both on none. */
export async function haveSameStep(tx: Tx, userId: string, ids: readonly [string, string]): Promise<boolean> {
  const steps = await tx
    .selectFrom('entry_steps')
    .select(['task_id', 'item_id'])
    .where('user_id', '=', userId)
    .where('entry_id', 'in', ids)
    .execute();
  const [first, second] = steps;
  return !first || (first.task_id === second?.task_id && first.item_id === second.item_id);
}

export async function clearSteps(tx: Tx, userId: string, entryIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('entry_steps')
    .where('user_id', '=', userId)
    .where('entry_id', 'in', idsFromJson(JSON.stringify(entryIds)))
    .execute();
}

interface NewStep {
  readonly entryId: string;
  readonly taskId: string | null;
  readonly itemId: string | null;
}

/** Sets what locked entries are tracked on. Ignores tasks and resources that their goals do not have. */
export async function setSteps(tx: Tx, userId: string, steps: readonly NewStep[]): Promise<void> {
  const rows = steps.map(
    ({ entryId, taskId, itemId }) => sql`(${entryId}, cast(${taskId} as text), cast(${itemId} as text))`,
  );
  await sql`insert into entry_steps (user_id, entry_id, task_id, item_id)
    with chosen(entry_id, task_id, item_id) as (values ${sql.join(rows)})
    select time_entries.user_id, time_entries.id, chosen.task_id, chosen.item_id
    from chosen join time_entries on time_entries.user_id = ${userId} and time_entries.id = chosen.entry_id
    where exists (select 1 from tasks where tasks.user_id = ${userId} and tasks.id = chosen.task_id
        and tasks.goal_id = time_entries.goal_id)
      or exists (select 1 from inventory_items where inventory_items.user_id = ${userId}
        and inventory_items.id = chosen.item_id and inventory_items.goal_id = time_entries.goal_id)
    on conflict (user_id, entry_id) do update set task_id = excluded.task_id, item_id = excluded.item_id`.execute(tx);
}
