import type { Deletion, Restored } from '#contract/deletions/deletions.ts';
import { type DeletedCounts, deletedContentLabels, type DeletionKind } from '#domain/deletion.ts';
import type { QuotaKind } from '#domain/limits.ts';
import { minutesInTitle } from '#domain/plan/task-minutes.ts';
import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import type { Row } from '#server/db/bulk/moved-tables.ts';
import { emptyScope, type RestorableScope } from '#server/db/bulk/restorable-scope.ts';
import {
  insertRestored,
  type NamedTable,
  namedTables,
  parsePart,
  toRows,
  withName,
} from '#server/db/bulk/restore-rows.ts';
import { withSearchText } from '#server/db/entry-text.ts';
import { constraintViolation } from '#server/db/errors.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { ApiError, notFound } from '#server/http/errors.ts';
import {
  type QuotaCounts,
  quotaKinds,
  lockAccount,
  reserveQuota,
} from '#server/modules/account-quota/account-quota.queries.ts';
import {
  countDeletedRows,
  existsAgain,
  getPart,
  listDeletions,
  listPartIds,
  lockDeletion,
  markRestored,
} from './deletions.queries.ts';
import { lockParents } from './missing-parents.queries.ts';
import { findRenames, type Rename } from './renames.queries.ts';
import { resumeOrStop } from './resumed-timers.queries.ts';
import { moveSkippedLinks } from './skipped-links.queries.ts';

export async function listDeletionsWithContents(
  db: Db,
  userId: string,
  before: string | undefined,
  now: number,
): Promise<Deletion[]> {
  const rows = await listDeletions(db, userId, before, now);
  const counts = await countDeletedRows(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  const byDeletion = Map.groupBy(counts, (count) => count.deletion_id);
  return rows.map(({ id, kind, title, deleted_at, expires_at, details }) => ({
    _id: id,
    kind,
    title,
    goalTitle: details.goalTitle ?? null,
    startAt: details.startedAt === undefined ? null : new Date(details.startedAt).toISOString(),
    endAt: details.endedAt ? new Date(details.endedAt).toISOString() : null,
    deletedAt: new Date(deleted_at).toISOString(),
    restorableUntil: new Date(expires_at).toISOString(),
    contents: toContents(kind, byDeletion.get(id) ?? []),
  }));
}

/** The record itself is not one of its contents. */
const ownCounts: Readonly<Partial<Record<DeletionKind, keyof DeletedCounts>>> = {
  goal: 'goals',
  actionPlan: 'actionPlans',
  task: 'tasks',
  inventoryItem: 'inventoryItems',
  timeEntry: 'timeEntries',
};

function toContents(kind: DeletionKind, tables: readonly TableCount[]): DeletedCounts {
  const counts = toQuotaCounts(tables);
  const contents = (Object.keys(deletedContentLabels) as (keyof DeletedCounts)[]).map((name) => {
    const count = counts[name] ?? 0;
    return [name, name === ownCounts[kind] && count > 0 ? count - 1 : count] as const;
  });
  return Object.fromEntries(contents) as DeletedCounts;
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
  taskTicks: 500,
  weeklyGoals: 500,
  areaSettings: 500,
  inventoryItems: 50,
  actionPlans: 50,
  goals: 200,
};

export async function needsBulkRestore(db: Db, userId: string, id: string): Promise<boolean> {
  const counts = toQuotaCounts(await countDeletedRows(db, userId, [id]));
  return (Object.keys(singleTransactionLimits) as QuotaKind[]).some(
    (kind) => (counts[kind] ?? 0) > singleTransactionLimits[kind]!,
  );
}

/**
 * Restores everything, or nothing: if a part fails, the parts restored so far are deleted again. Restoring a deletion that was
 * restored before changes nothing and has the same result.
 */
export function buildRestore(userId: string, id: string, now: number): BulkWrite<Restored> {
  let found: Awaited<ReturnType<typeof lockDeletion>>;
  let renames: readonly Rename[] = [];
  return {
    async prepare(db) {
      await lockAccount(db, userId);
      found = await lockDeletion(db, userId, id, now);
      if (!found) throw notFound();
      if (found.result) return emptyScope;
      await lockParents(db, userId, found.scope, now);
      if (await existsAgain(db, userId, found.scope)) throw alreadyExistsError();
      return found.scope;
    },
    async begin(tx) {
      if (found!.result) return;
      await reserveQuota(tx, userId, toQuotaCounts(await countDeletedRows(tx, userId, [id])));
      renames = await findRenames(tx, userId, id, found!.scope);
    },
    async write(chunk) {
      if (found!.result) return;
      const newNames = new Map(renames.map((rename) => [rename.id, rename.to]));
      for (const partId of await chunk((tx) => listPartIds(tx, userId, id))) {
        await chunk((tx) => restorePart(tx, userId, partId, { newNames, deletedAt: found!.deletedAt, now }));
      }
    },
    async finish(tx) {
      const { kind, scope, result } = found!;
      if (result) return result;
      const renamed = renames.map(({ kind: renamedKind, from, to }) => ({ kind: renamedKind, from, to }));
      const restored = { kind, _id: recordId(kind, scope), renamed };
      await markRestored(tx, userId, id, restored);
      return restored;
    },
  };
}

function recordId(kind: DeletionKind, scope: RestorableScope): string {
  const ids = {
    focusArea: scope.areaIds,
    goal: scope.goalIds,
    actionPlan: scope.planIds,
    task: scope.taskIds,
    inventoryItem: scope.itemIds,
    timeEntry: scope.entryIds,
  }[kind];
  return ids![0]!;
}

interface RestoreOptions {
  /** By id. */
  readonly newNames: ReadonlyMap<string, string>;
  readonly deletedAt: number;
  readonly now: number;
}

/** Columns that rows deleted by an earlier version lack, and that follow from their other columns. */
const derivedColumns: Readonly<Partial<Record<string, { readonly name: string; readonly add: (row: Row) => Row }>>> = {
  time_entries: { name: 'search_text', add: (row) => withSearchText({ note: '', tags: '[]', ...row }) },
  tasks: {
    name: 'estimated_minutes',
    add: (row) => ({ ...row, estimated_minutes: minutesInTitle(String(row['title'])) }),
  },
};

async function restorePart(tx: Tx, userId: string, partId: string, options: RestoreOptions): Promise<void> {
  const part = parsePart(await getPart(tx, userId, partId));
  const { table } = part;
  let { columns } = part;
  let rows: readonly Row[] = toRows(part);
  if (table === 'time_entries') rows = await resumeOrStop(tx, userId, rows, options);
  const derived = derivedColumns[table];
  if (derived && !columns.includes(derived.name)) {
    rows = rows.map(derived.add);
    columns = [...columns, derived.name];
  }
  if (namedTables.includes(table as NamedTable)) {
    rows = rows.map((row) => {
      const name = options.newNames.get(String(row['id']));
      return name === undefined ? row : withName(table as NamedTable, row, name);
    });
  }
  const skippedLinks = await insertRestored(tx, userId, table, columns, rows).catch((error: unknown) => {
    throw constraintViolation(error) === 'unique' ? alreadyExistsError() : error;
  });
  await moveSkippedLinks(tx, userId, partId, table, skippedLinks, options.now);
}

const alreadyExistsError = () =>
  new ApiError(409, 'Part of this already exists in your account, for example from an import. Delete that first.');
