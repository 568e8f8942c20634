import { fieldErrorOf } from '#contract/errors.ts';
import { limits } from '#domain/limits.ts';
import type { Tx } from '../../db/transaction.ts';
import { invalid } from '../../http/errors.ts';

const kinds = {
  focus_areas: { field: 'name', name: 'focus areas', max: limits.areasPerAccount },
  goals: { field: 'title', name: 'goals', max: limits.goalsPerAccount },
} as const;

/** Refuses one more than an account can have: most pages read all of them. */
export async function checkRoom(tx: Tx, userId: string, table: keyof typeof kinds): Promise<void> {
  const { field, name, max } = kinds[table];
  const rows = tx
    .selectFrom(table)
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId);
  const { count } = await rows.executeTakeFirstOrThrow();
  if (count < max) return;
  throw invalid([fieldErrorOf(field, `An account can have ${max} ${name}, and yours has them all. Delete one first.`)]);
}
