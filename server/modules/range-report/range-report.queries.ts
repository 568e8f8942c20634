import type { Db } from '#server/db/schema.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';

const selectGoalNames = preparedQuery((db, param: Param<'userId'>) =>
  db
    .selectFrom('focus_areas')
    .leftJoin('goals', (join) =>
      join.on('goals.user_id', '=', param('userId')).onRef('goals.focus_area_id', '=', 'focus_areas.id'),
    )
    .select(['focus_areas.id as area_id', 'focus_areas.name', 'goals.id as goal_id', 'goals.title'])
    .where('focus_areas.user_id', '=', param('userId')),
);

export interface NamedGoal {
  readonly title: string;
  readonly focusArea: { readonly _id: string; readonly name: string };
}

/** The names of all focus areas and goals, by id. */
export async function readGoalNames(db: Db, userId: string) {
  const areas = new Map<string, string>();
  const goals = new Map<string, NamedGoal>();
  for (const { area_id, name, goal_id, title } of await selectGoalNames(db, { userId })) {
    areas.set(area_id, name);
    if (goal_id !== null) goals.set(goal_id, { title: title ?? '', focusArea: { _id: area_id, name } });
  }
  return { areas, goals };
}

export type GoalNames = Awaited<ReturnType<typeof readGoalNames>>;
