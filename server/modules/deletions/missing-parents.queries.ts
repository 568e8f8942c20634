import { deletionKindLabels } from '#domain/deletion.ts';
import type { RestorableScope } from '#server/db/bulk/restorable-scope.ts';
import { idsFromJson } from '#server/db/pagination.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { ApiError } from '#server/http/errors.ts';
import { selectRestorable } from './deletions.queries.ts';

const parents = [
  { table: 'focus_areas', label: deletionKindLabels.focusArea, deletedWith: 'areaIds', neededBy: 'focusAreaIds' },
  { table: 'goals', label: deletionKindLabels.goal, deletedWith: 'goalIds', neededBy: 'parentGoalIds' },
] as const;

/** Locks the focus areas and goals that contain the records. Throws if one no longer exists, naming what to restore first. */
export async function lockParents(db: Db | Tx, userId: string, scope: RestorableScope, now: number): Promise<void> {
  for (const { table, label, deletedWith, neededBy } of parents) {
    const ids = scope[neededBy] ?? [];
    if (ids.length === 0) continue;
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .where('id', 'in', idsFromJson(JSON.stringify(ids)))
      .orderBy('id')
      .forKeyShare()
      .execute();
    const existing = new Set(rows.map(({ id }) => id));
    const missing = ids.find((id) => !existing.has(id));
    if (missing === undefined) continue;
    const deletion = await findDeletionOf(db, userId, deletedWith, missing, now);
    throw new ApiError(
      409,
      deletion
        ? `This belongs to a ${label} that has been deleted. Restore the ${deletionKindLabels[deletion.kind]} “${deletion.title}” first.`
        : `This belongs to a ${label} that has been deleted, so it cannot be restored.`,
    );
  }
}

async function findDeletionOf(
  db: Db | Tx,
  userId: string,
  deletedWith: 'areaIds' | 'goalIds',
  id: string,
  now: number,
) {
  const candidates = await selectRestorable(db, userId, now)
    .select(['kind', 'title', 'scope'])
    .where('kind', 'in', ['focusArea', 'goal', 'actionPlan'])
    .where('scope', 'like', `%${id}%`)
    .execute();
  return candidates.find(({ scope }) => (JSON.parse(scope) as RestorableScope)[deletedWith]?.includes(id));
}
