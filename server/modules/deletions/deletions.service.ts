import type { z } from 'zod/mini';
import { type Deletion, deletions } from '#contract/deletions.ts';
import type { DeletionKind } from '#domain/deletion.ts';
import type { LimitedKind } from '#domain/limits.ts';
import type { BulkWrite } from '../../db/bulk/bulk-writes.ts';
import { type MovedTableName, type RestorableScope, restorePart } from '../../db/bulk/move-rows.ts';
import { violationOf } from '../../db/failures.ts';
import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';
import { ApiError, notFound, refusal } from '../../http/errors.ts';
import { type Amounts, limitedKinds, lockAccount, takeRoom } from '../account/account-limits.queries.ts';
import {
  countDeletedRows,
  discardDeletion,
  hasAny,
  holdAreas,
  listDeletions,
  lockDeletion,
  partsToRestore,
  readPart,
} from './deletions.queries.ts';

type Restored = z.infer<(typeof deletions.restore)['answers'][200]>;

export async function readDeletions(db: Db, userId: string, now: number): Promise<Deletion[]> {
  const [rows, counts] = await Promise.all([listDeletions(db, userId, now), countDeletedRows(db, userId)]);
  const byDeletion = Map.groupBy(counts, (count) => count.deletion_id);
  return rows.map(({ id, kind, title, deleted_at, expires_at }) => {
    const { goals = 0, tasks = 0, inventoryItems = 0, timeEntries = 0 } = amountsOf(byDeletion.get(id) ?? []);
    return {
      _id: id,
      kind,
      title,
      deletedAt: new Date(deleted_at).toISOString(),
      restorableUntil: new Date(expires_at).toISOString(),
      contents: { goals, tasks, inventoryItems, timeEntries },
    };
  });
}

interface Count {
  readonly table_name: string;
  readonly count: number;
}

function amountsOf(counts: readonly Count[]): Amounts {
  const byTable = new Map(counts.map(({ table_name, count }) => [table_name, count]));
  const kinds = Object.entries(limitedKinds).map(([kind, { table }]) => [kind, byTable.get(table) ?? 0] as const);
  return Object.fromEntries(kinds.filter(([, count]) => count > 0));
}

/** What one transaction restores in a few milliseconds. */
const atOnce: Amounts = { timeEntries: 500, tasks: 500, inventoryItems: 50, goals: 200 };

/** Of tasks to resources, which no limit of an account counts. */
const LINKS_AT_ONCE = 500;

export async function isBulkyDeletion(db: Db, userId: string, id: string): Promise<boolean> {
  const counts = await countDeletedRows(db, userId, id);
  if (counts.some(({ table_name, count }) => table_name === 'task_items' && count > LINKS_AT_ONCE)) return true;
  const amounts = amountsOf(counts);
  return (Object.keys(atOnce) as LimitedKind[]).some((kind) => (amounts[kind] ?? 0) > atOnce[kind]!);
}

/** Puts everything back as it was. What was restored so far is deleted again if the rest cannot be. */
export function restoration(userId: string, id: string, now: number): BulkWrite<Restored> {
  let found: { readonly kind: DeletionKind; readonly scope: RestorableScope } | undefined;
  return {
    async prepare(db) {
      await lockAccount(db, userId);
      found = await lockDeletion(db, userId, id, now);
      if (!found) throw notFound();
      if (!(await holdAreas(db, userId, found.scope.focusAreaIds))) throw refusal(deletions.restore, 409);
      if (await hasAny(db, userId, found.scope)) throw isThere();
      return found.scope;
    },
    async begin(tx) {
      await takeRoom(tx, userId, amountsOf(await countDeletedRows(tx, userId, id)));
    },
    async write(chunk) {
      for (const part of await chunk((tx) => partsToRestore(tx, userId, id))) {
        await chunk((tx) => restoreOne(tx, userId, part));
      }
    },
    async finish(tx) {
      await discardDeletion(tx, userId, id);
      return { kind: found!.kind, _id: found!.scope.planIds[0]! };
    },
  };
}

async function restoreOne(tx: Tx, userId: string, partId: string): Promise<void> {
  const { table_name, content } = await readPart(tx, userId, partId);
  try {
    await restorePart(tx, userId, table_name as MovedTableName, content);
  } catch (error) {
    throw violationOf(error) === 'unique' ? isThere() : error;
  }
}

const isThere = () =>
  new ApiError(409, 'Part of this is in your account again, for example from an import. Delete that first.');
