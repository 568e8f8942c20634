import { deletionsPerAccount, singleRecordKinds } from '#domain/deletion.ts';
import { idsFromJson } from '../pagination.ts';
import type { Db } from '../schema.ts';
import type { Tx } from '../transaction.ts';

/** Enforces the limits per account by discarding the oldest deletions, but never the newest one. */
export async function discardExcessDeletions(db: Db | Tx, userId: string, newestId?: string): Promise<void> {
  const deletions = await db
    .selectFrom('deletions')
    .leftJoin('deleted_rows', (join) =>
      join.on('deleted_rows.user_id', '=', userId).onRef('deleted_rows.deletion_id', '=', 'deletions.id'),
    )
    .select((eb) => ['deletions.id', 'kind', eb.fn.coalesce(eb.fn.sum<number>('size'), eb.lit(0)).as('size')])
    .select((eb) => eb('result', 'is not', null).as('is_restored'))
    .where('deletions.user_id', '=', userId)
    .where('expires_at', '>', 0)
    .groupBy(['deletions.id', 'kind', 'result'])
    .orderBy('deletions.id', 'desc')
    .execute();
  const { max, singleRecords, restored, characters } = deletionsPerAccount;
  const ofKind = Object.groupBy(deletions, ({ kind, is_restored }) => {
    if (is_restored) return 'restored';
    return singleRecordKinds.includes(kind) ? 'single' : 'group';
  });
  const withinCount = [
    ...(ofKind.group ?? []).slice(0, max),
    ...(ofKind.single ?? []).slice(0, singleRecords),
    ...(ofKind.restored ?? []).slice(0, restored),
  ];
  let total = 0;
  const kept = new Set(withinCount.filter(({ size }) => (total += size) <= characters).map(({ id }) => id));
  const excess = deletions.filter(({ id }) => id !== newestId && !kept.has(id)).map(({ id }) => id);
  if (excess.length === 0) return;
  await db
    .updateTable('deletions')
    .set({ expires_at: 0 })
    .where('user_id', '=', userId)
    .where('id', 'in', idsFromJson(JSON.stringify(excess)))
    .execute();
}

/** For accounts that may have deleted too many single records since the last time. */
export async function discardAllExcessDeletions(db: Db): Promise<void> {
  const overLimit = await db
    .selectFrom('deletions')
    .select('user_id')
    .groupBy('user_id')
    .having((eb) => eb.fn.countAll<number>(), '>', deletionsPerAccount.max)
    .execute();
  for (const { user_id } of overLimit) await discardExcessDeletions(db, user_id);
}
