import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import type { Db } from '#server/db/schema.ts';
import { notFound } from '#server/http/errors.ts';
import { selectLatestClass } from '#server/modules/focus-areas/focus-area-settings.queries.ts';
import { type GoalRow, selectGoal } from '#server/modules/goals/goals.queries.ts';

interface GoalWithArea extends GoalRow {
  readonly focus_area_name: string;
  readonly focus_area_class: FocusAreaClass;
}

export async function getGoalWithArea(db: Db, userId: string, id: string): Promise<GoalWithArea> {
  return selectGoal(db, userId, id)
    .innerJoin('focus_areas', (join) =>
      join.on('focus_areas.user_id', '=', userId).onRef('focus_areas.id', '=', 'goals.focus_area_id'),
    )
    .select((eb) => ['focus_areas.name as focus_area_name', selectLatestClass(eb, userId).as('focus_area_class')])
    .executeTakeFirstOrThrow(notFound);
}
