import type { Db } from '#server/db/schema.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';

// Two statements instead of a join: without recent statistics, such as after an import, PostgreSQL compares each area with each
// goal.
const selectAreaNames = preparedQuery((db, param: Param<'userId'>) =>
  db.selectFrom('focus_areas').select(['id', 'name']).where('user_id', '=', param('userId')),
);

const selectGoalTitles = preparedQuery((db, param: Param<'userId'>) =>
  db.selectFrom('goals').select(['id', 'title', 'focus_area_id']).where('user_id', '=', param('userId')),
);

export interface NamedGoal {
  readonly title: string;
  readonly focusArea: { readonly _id: string; readonly name: string };
}

/** The names of all focus areas and goals, by id. */
export async function readGoalNames(db: Db, userId: string) {
  const [areaRows, goalRows] = await Promise.all([selectAreaNames(db, { userId }), selectGoalTitles(db, { userId })]);
  const areas = new Map(areaRows.map(({ id, name }) => [id, name]));
  const goals = new Map<string, NamedGoal>();
  for (const { id, title, focus_area_id } of goalRows) {
    const name = areas.get(focus_area_id);
    // The area was created between the two statements.
    if (name === undefined) continue;
    goals.set(id, { title, focusArea: { _id: focus_area_id, name } });
  }
  return { areas, goals };
}

export type GoalNames = Awaited<ReturnType<typeof readGoalNames>>;
