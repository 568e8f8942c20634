import type { FocusAreaClass } from '#domain/focus-area.ts';
import type { Db } from '../../db/open.ts';
import { latestClass } from '../focus-areas/focus-area-settings.queries.ts';
import { type GoalRow, shownGoal } from '../goals/goals.queries.ts';

interface GoalWithArea extends GoalRow {
  readonly focus_area_name: string;
  readonly focus_area_class: FocusAreaClass;
}

export async function goalWithArea(db: Db, userId: string, id: string): Promise<GoalWithArea | undefined> {
  return shownGoal(db, userId, id)
    .innerJoin('focus_areas', (join) =>
      join.on('focus_areas.user_id', '=', userId).onRef('focus_areas.id', '=', 'goals.focus_area_id'),
    )
    .select((eb) => ['focus_areas.name as focus_area_name', latestClass(eb, userId).as('focus_area_class')])
    .executeTakeFirst();
}
