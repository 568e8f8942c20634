import { sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import { chunksOf } from '#server/db/chunks-of.ts';
import type { Db } from '#server/db/schema.ts';
import { type GoalScope, selectGoalIds } from '#server/modules/goals/goal-scope.queries.ts';

const MAX_SHOWN = limits.dependentsPreviewItems;

export type TitledTable = 'goals' | 'action_plans' | 'tasks' | 'inventory_items';

/** The oldest records in a scope, each with the total number of them. */
export async function listOldest(db: Db, userId: string, table: TitledTable, scope: GoalScope) {
  return db
    .selectFrom(table)
    .select((eb) => ['id', 'title', eb.fn.countAll<number>().over().as('total')])
    .where('user_id', '=', userId)
    .where((eb) =>
      table === 'action_plans' && 'focusAreaId' in scope
        ? eb('focus_area_id', '=', scope.focusAreaId)
        : eb(table === 'goals' ? 'id' : 'goal_id', 'in', selectGoalIds(db, userId, scope)),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();
}

/** The latest weeks that differ from the default, each with the total number of such weeks. */
export async function listLatestCustomizedWeeks(db: Db, userId: string, focusAreaId: string) {
  return db
    .selectFrom('weekly_goals')
    .select((eb) => ['id', 'week_start', 'goal_min', 'is_resting', eb.fn.countAll<number>().over().as('total')])
    .where('user_id', '=', userId)
    .where('focus_area_id', '=', focusAreaId)
    .where((eb) => eb.or([eb('goal_min', 'is not', null), eb('is_resting', '=', 1)]))
    .orderBy('week_start', 'desc')
    .limit(MAX_SHOWN)
    .execute();
}

/** A plan may contain every goal of an account, and a single statement for all their entries would take too long. */
const PLAN_GOALS_PER_QUERY = 320;

/** The latest entries of the goals in a scope, newest first, each with the total number of entries. */
export async function listLatestEntries(db: Db, userId: string, scope: GoalScope) {
  if ('goalId' in scope) return listLatestOf(db, userId, { 'goals.id': scope.goalId });
  if ('focusAreaId' in scope) return listLatestOf(db, userId, { 'goals.focus_area_id': scope.focusAreaId });
  const goals = await selectGoalIds(db, userId, scope).execute();
  let latest: Awaited<ReturnType<typeof listLatestOf>> = [];
  let total = 0;
  for (const chunk of chunksOf(goals, PLAN_GOALS_PER_QUERY)) {
    const found = await listLatestOf(db, userId, { goalIds: chunk.map(({ id }) => id) });
    total += found[0]?.total ?? 0;
    latest = [...latest, ...found]
      .toSorted((a, b) => b.started_at - a.started_at || (a.id < b.id ? 1 : -1))
      .slice(0, MAX_SHOWN);
  }
  return latest.map((entry) => ({ ...entry, total }));
}

type Owner =
  | { readonly 'goals.id': string }
  | { readonly 'goals.focus_area_id': string }
  | { readonly goalIds: readonly string[] };

/** No index covers this expression, so PostgreSQL does not scan all of the user's entries in order of time. */
const unindexedStart = sql<number>`started_at + 0`;

/** The total is a scalar subquery because `count(*) over ()` would materialize all rows. */
async function listLatestOf(db: Db, userId: string, owner: Owner) {
  return (
    selectOwnerEntries(db, userId, owner)
      .select([
        'time_entries.id',
        'goals.title',
        'started_at',
        'ended_at',
        selectOwnerEntries(db, userId, owner)
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .$asScalar()
          .$notNull()
          .as('total'),
      ])
      // This skips older entries in the index, without reading their rows.
      .where('started_at', '>=', (eb) =>
        eb
          .selectFrom(
            selectOwnerEntries(db, userId, owner)
              .select('started_at')
              .orderBy(unindexedStart, 'desc')
              .limit(MAX_SHOWN)
              .as('latest'),
          )
          .select((min) => min.fn.min('latest.started_at').as('started_at')),
      )
      .orderBy(unindexedStart, 'desc')
      .orderBy('time_entries.id', 'desc')
      .limit(MAX_SHOWN)
      .execute()
  );
}

/** SQLite does not reorder a cross join, so it starts from the goals rather than reading all of the user's entries. */
function selectOwnerEntries(db: Db, userId: string, owner: Owner) {
  return db
    .selectFrom('goals')
    .crossJoin('time_entries')
    .where('time_entries.user_id', '=', userId)
    .whereRef('time_entries.goal_id', '=', 'goals.id')
    .where('goals.user_id', '=', userId)
    .where((eb) => ('goalIds' in owner ? eb('goals.id', 'in', owner.goalIds) : eb.and(owner)));
}
