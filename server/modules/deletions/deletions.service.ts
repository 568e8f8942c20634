import type { z } from 'zod/mini';
import { type Deletion, deletions } from '#contract/deletions.ts';
import type { DeletionKind } from '#domain/deletion.ts';
import type { QuotaKind } from '#domain/limits.ts';
import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import { type MovedTableName, type RestorableScope, restorePart } from '#server/db/bulk/move-rows.ts';
import { constraintViolation } from '#server/db/errors.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { ApiError, notFound, declaredError } from '#server/http/errors.ts';
import {
  type QuotaCounts,
  quotaKinds,
  lockAccount,
  reserveQuota,
} from '#server/modules/account-quota/account-quota.queries.ts';
import { lockFocusAreas } from '#server/modules/focus-areas/focus-areas.queries.ts';
import {
  countDeletedRows,
  discardDeletion,
  hasAnyGoalOrPlan,
  listDeletions,
  lockDeletion,
  listPartIds,
  getPart,
} from './deletions.queries.ts';

type Restored = z.infer<(typeof deletions.restore)['responses'][200]>;

export async function listDeletionsWithContents(db: Db, userId: string, now: number): Promise<Deletion[]> {
  const [rows, counts] = await Promise.all([listDeletions(db, userId, now), countDeletedRows(db, userId)]);
  const byDeletion = Map.groupBy(counts, (count) => count.deletion_id);
  return rows.map(({ id, kind, title, deleted_at, expires_at }) => {
    const { goals = 0, tasks = 0, inventoryItems = 0, timeEntries = 0 } = toQuotaCounts(byDeletion.get(id) ?? []);
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

interface TableCount {
  readonly table_name: string;
  readonly count: number;
}

function toQuotaCounts(counts: readonly TableCount[]): QuotaCounts {
  const byTable = new Map(counts.map(({ table_name, count }) => [table_name, count]));
  const kinds = Object.entries(quotaKinds).map(([kind, { table }]) => [kind, byTable.get(table) ?? 0] as const);
  return Object.fromEntries(kinds.filter(([, count]) => count > 0));
}

/** How many rows one transaction restores in a few milliseconds. */
const singleTransactionLimits: QuotaCounts = {
  timeEntries: 500,
  tasks: 500,
  taskItems: 500,
  inventoryItems: 50,
  goals: 200,
};

export async function needsBulkRestore(db: Db, userId: string, id: string): Promise<boolean> {
  const counts = toQuotaCounts(await countDeletedRows(db, userId, id));
  return (Object.keys(singleTransactionLimits) as QuotaKind[]).some(
    (kind) => (counts[kind] ?? 0) > singleTransactionLimits[kind]!,
  );
}

/** Restores everything, or nothing: if a part fails, the parts restored so far are deleted again. */
export function buildRestore(userId: string, id: string, now: number): BulkWrite<Restored> {
  let found: { readonly kind: DeletionKind; readonly scope: RestorableScope } | undefined;
  return {
    async prepare(db) {
      await lockAccount(db, userId);
      found = await lockDeletion(db, userId, id, now);
      if (!found) throw notFound();
      const { focusAreaIds } = found.scope;
      const areaCount = await lockFocusAreas(db, userId, { against: 'deletion', ids: focusAreaIds });
      if (areaCount < focusAreaIds.length) throw declaredError(deletions.restore, 409);
      if (await hasAnyGoalOrPlan(db, userId, found.scope)) throw alreadyExistsError();
      return found.scope;
    },
    async begin(tx) {
      await reserveQuota(tx, userId, toQuotaCounts(await countDeletedRows(tx, userId, id)));
    },
    async write(chunk) {
      for (const part of await chunk((tx) => listPartIds(tx, userId, id))) {
        await chunk((tx) => restoreStoredPart(tx, userId, part));
      }
    },
    async finish(tx) {
      await discardDeletion(tx, userId, id);
      return { kind: found!.kind, _id: found!.scope.planIds[0]! };
    },
  };
}

async function restoreStoredPart(tx: Tx, userId: string, partId: string): Promise<void> {
  const { table_name, content } = await getPart(tx, userId, partId);
  try {
    await restorePart(tx, userId, table_name as MovedTableName, content);
  } catch (error) {
    throw constraintViolation(error) === 'unique' ? alreadyExistsError() : error;
  }
}

const alreadyExistsError = () =>
  new ApiError(409, 'Part of this already exists in your account, for example from an import. Delete that first.');
