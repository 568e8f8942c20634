import { sql } from 'kysely';
import { toSortKey } from '#domain/search/search.ts';
import type { RestorableScope } from '#server/db/bulk/restorable-scope.ts';
import type { NamedTable } from '#server/db/bulk/restore-rows.ts';
import { idsFromJson } from '#server/db/pagination.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';

/** Records that agree in these columns have the same name. Plans have no such column. */
const sameNameColumns: Readonly<Partial<Record<NamedTable, readonly string[]>>> = {
  focus_areas: ['name_key'],
  goals: ['focus_area_id', 'title_key'],
};

/** The records of a scope whose names could be taken while they are deleted. An area that is deleted gets no other goals. */
export function renamableIds({ areaIds = [], planIds, goalIds }: RestorableScope) {
  return { focus_areas: areaIds, action_plans: planIds, goals: areaIds.length > 0 ? [] : goalIds };
}

/** Those of the areas, goals and plans in a scope whose name another one has too. */
export async function listSharedNames(db: Db | Tx, userId: string, scope: RestorableScope): Promise<string[]> {
  const shared: string[] = [];
  for (const [table, ids] of Object.entries(renamableIds(scope)) as [NamedTable, readonly string[]][]) {
    if (ids.length === 0) continue;
    const columns = sameNameColumns[table];
    if (columns === undefined) {
      shared.push(...(await listPlansWithSharedTitle(db, userId, ids)));
      continue;
    }
    const name = sql.join(columns.map((column) => sql.ref(column)));
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where user_id = ${userId} and id in ${idsFromJson(JSON.stringify(ids))} and (${name}) in (
        select ${name} from ${sql.table(table)} where user_id = ${userId} group by ${name} having count(*) > 1
      )`.execute(db);
    shared.push(...rows.map(({ id }) => id));
  }
  return shared;
}

async function listPlansWithSharedTitle(db: Db | Tx, userId: string, ids: readonly string[]): Promise<string[]> {
  const plans = await db.selectFrom('action_plans').select(['id', 'title']).where('user_id', '=', userId).execute();
  const byTitle = Map.groupBy(plans, ({ title }) => toSortKey(title));
  const sharing = new Set(
    [...byTitle.values()].filter((same) => same.length > 1).flatMap((same) => same.map(({ id }) => id)),
  );
  return ids.filter((id) => sharing.has(id));
}
