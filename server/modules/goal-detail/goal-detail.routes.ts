import { goalDetails } from '#contract/goal-detail.ts';
import { notFound } from '../../http/errors.ts';
import { ok, routes } from '../../http/register.ts';
import { goalOf } from '../goals/goals.queries.ts';
import { itemsOf } from '../inventory/inventory.queries.ts';
import { tasksOf } from '../tasks/tasks.queries.ts';
import { totalSecondsReader } from '../time-entries/tracked-seconds.queries.ts';
import { goalWithArea } from './goal-detail.queries.ts';

export const goalDetailRoutes = routes(goalDetails, ({ db }) => {
  const totalSeconds = totalSecondsReader(db);
  return {
    read: async ({ userId, params: { id: goalId }, now }) => {
      const [goal, items, tasks, trackedSec] = await Promise.all([
        goalWithArea(db, userId, goalId),
        itemsOf(db, userId, { goalId }),
        tasksOf(db, userId, { goalId }),
        totalSeconds(userId, goalId, now),
      ]);
      if (!goal) throw notFound();
      const { focus_area_id, focus_area_name, focus_area_class } = goal;
      return ok({
        goal: goalOf(goal),
        focusArea: { _id: focus_area_id, name: focus_area_name, focusAreaClass: focus_area_class },
        inventory: items,
        tasks,
        trackedSec,
      });
    },
  };
});
