import { type DeletionKind, nextFreeName } from '#domain/deletion.ts';
import { limits } from '#domain/limits.ts';
import { toSortKey } from '#domain/search/search.ts';
import type { RestorableScope } from '#server/db/bulk/restorable-scope.ts';
import { nameOf, type NamedTable, parsePart, toRows } from '#server/db/bulk/restore-rows.ts';
import { idsFromJson } from '#server/db/pagination.ts';
import type { Tx } from '#server/db/transaction.ts';
import { renamableIds } from './shared-names.queries.ts';

const namedKinds = {
  focus_areas: { kind: 'focusArea', maxLength: limits.focusAreaName },
  goals: { kind: 'goal', maxLength: limits.title },
  action_plans: { kind: 'actionPlan', maxLength: limits.title },
} as const satisfies Record<NamedTable, { readonly kind: DeletionKind; readonly maxLength: number }>;

export interface Rename {
  readonly id: string;
  readonly kind: DeletionKind;
  readonly from: string;
  readonly to: string;
}

/**
 * New names for the areas, goals and plans of a deletion whose names were taken since. Goals compete only with goals in the
 * same area. A name that was not unique before stays as it was.
 */
export async function findRenames(
  tx: Tx,
  userId: string,
  deletionId: string,
  scope: RestorableScope,
): Promise<Rename[]> {
  const renames: Rename[] = [];
  const unchanged = new Set(scope.sharedNameIds);
  for (const [table, ids] of Object.entries(renamableIds(scope)) as [NamedTable, readonly string[]][]) {
    if (ids.length === 0) continue;
    const { kind, maxLength } = namedKinds[table];
    const taken = await readNames(tx, userId, table, scope.focusAreaIds);
    for (const row of await readDeletedRows(tx, userId, deletionId, table)) {
      const [id, name, group] = [String(row['id']), nameOf(table, row), groupOf(table, row)];
      const isTaken = (candidate: string) => taken.has(group + toSortKey(candidate));
      if (unchanged.has(id) || !isTaken(name)) continue;
      const to = nextFreeName(name, maxLength, isTaken);
      taken.add(group + toSortKey(to));
      renames.push({ id, kind, from: name, to });
    }
  }
  return renames;
}

type NamedRow = Readonly<Record<string, unknown>>;

/** Names have to be unique within it. */
function groupOf(table: NamedTable, row: NamedRow): string {
  return table === 'goals' ? `${String(row['focus_area_id'])} ` : '';
}

async function readNames(
  tx: Tx,
  userId: string,
  table: NamedTable,
  focusAreaIds: readonly string[],
): Promise<Set<string>> {
  const rows: NamedRow[] =
    table === 'goals'
      ? await tx
          .selectFrom('goals')
          .select(['title', 'focus_area_id'])
          .where('user_id', '=', userId)
          .where('focus_area_id', 'in', idsFromJson(JSON.stringify(focusAreaIds)))
          .execute()
      : await tx
          .selectFrom(table)
          .select(table === 'focus_areas' ? 'name' : ('title' as 'name'))
          .where('user_id', '=', userId)
          .execute();
  return new Set(rows.map((row) => groupOf(table, row) + toSortKey(nameOf(table, row))));
}

async function readDeletedRows(tx: Tx, userId: string, deletionId: string, table: NamedTable): Promise<NamedRow[]> {
  const parts = await tx
    .selectFrom('deleted_rows')
    .select(['table_name', 'content'])
    .where('user_id', '=', userId)
    .where('deletion_id', '=', deletionId)
    .where('table_name', '=', table)
    .orderBy('id')
    .execute();
  return parts.flatMap((part) => toRows(parsePart(part)));
}
