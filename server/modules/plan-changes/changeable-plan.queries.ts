import { weekStartForInstant } from '#domain/calendar/calendar.ts';
import type { KnownGoal, KnownTask } from '#domain/plan/changes/known-plan.ts';
import type { PlanStructure } from '#domain/plan/action-plan.ts';
import { goalWeek, sortByPlanOrder } from '#domain/plan/plan-order.ts';
import { currentCalendar, type PlanCalendar, planWeekIn } from '#domain/plan/schedule/plan-calendar.ts';
import { effectiveWeeks } from '#domain/plan/schedule/task-weeks.ts';
import { titleWithSize } from '#domain/plan/title-with-size.ts';
import { parsePauses } from '#server/db/plan-pauses.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/errors.ts';
import { sha256 } from '#server/http/security/tokens.ts';
import { listPlanGoals } from '#server/modules/action-plans/action-plans.queries.ts';
import { getTimeZone } from '#server/modules/auth/auth.queries.ts';
import { selectGoalIds } from '#server/modules/goals/goal-scope.queries.ts';
import { wasWorkedOn } from '#server/modules/tasks/tasks.queries.ts';

export interface ChangeableTask extends KnownTask {
  readonly goalId: string;
  /** Its weeks as stored. */
  readonly ownWeek: number | null;
  readonly ownUntilWeek: number | null;
  /** Its weeks, or else those of its goal. */
  readonly week: number | null;
  readonly untilWeek: number | null;
}

export interface ChangeableGoal extends KnownGoal {
  readonly tasks: readonly ChangeableTask[];
}

export interface ChangeablePlan {
  readonly structure: PlanStructure;
  /** Undefined for a plan that was not started. */
  readonly calendar: PlanCalendar | undefined;
  /** In the order of the plan. */
  readonly goals: readonly ChangeableGoal[];
  /** Identifies the state of everything that can be changed. */
  readonly token: string;
}

const selectTasks = preparedQuery((db, param: Param<'userId' | 'planId'>) =>
  db
    .selectFrom('tasks')
    .select([
      'id',
      'goal_id',
      'title',
      'estimated_minutes',
      'times_per_week',
      'week',
      'until_week',
      'completed_at',
      wasWorkedOn(param('userId')).as('was_worked_on'),
    ])
    .where('user_id', '=', param('userId'))
    .where('goal_id', 'in', selectGoalIds(db, param('userId'), { actionPlanId: param('planId') }))
    .where('set_aside_at', 'is', null)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id'),
);

/** A plan by what can be changed in it: open tasks of active goals, from the current week on, that nobody has worked on. */
export async function readChangeablePlan(
  db: Db | Tx,
  userId: string,
  planId: string,
  now: number,
): Promise<ChangeablePlan> {
  const plan = await findStructure(db, userId, planId);
  const currentWeek = weekStartForInstant(now, await getTimeZone(db, userId));
  const { start_week: startWeek, paused_from: pausedFrom, structure } = plan;
  const calendar = currentCalendar({ startWeek, pausedFrom, pauses: parsePauses(plan.pauses) }, currentWeek);
  const planWeek = calendar ? planWeekIn(calendar, currentWeek) : 0;
  const rows = await listPlanGoals(db, userId, planId);
  const goals = sortByPlanOrder(rows.map((goal) => ({ ...goal, planWeek: goal.plan_week }))).map((goal) => {
    const week = structure === 'weekly' ? goalWeek(goal) : null;
    const isChangeable = goal.status === 'Active' && (week === null || week >= planWeek);
    return { id: goal.id, title: goal.title, week, isChangeable };
  });
  const goalById = new Map(goals.map((goal) => [goal.id, goal]));
  // A task that was moved to another week is shown there. A plan can have all of its tasks in one goal without a week.
  const goalByWeek = new Map(goals.toReversed().map((goal) => [goal.week, goal]));
  const tasks = (await selectTasks(db, { userId, planId })).flatMap((row) => {
    const own = goalById.get(row.goal_id);
    // It was linked to the plan since the goals were read.
    if (!own) return [];
    const { week, untilWeek } = effectiveWeeks({ week: row.week, untilWeek: row.until_week }, own.week);
    const shown = week === null || week === own.week ? own : (goalByWeek.get(week) ?? own);
    const sized = { title: row.title, estimatedMinutes: row.estimated_minutes, timesPerWeek: row.times_per_week };
    const isOpen = row.completed_at === null && !row.was_worked_on;
    const task: ChangeableTask = {
      id: row.id,
      goalId: row.goal_id,
      ...sized,
      printed: titleWithSize(sized),
      isProtected: !isOpen || !own.isChangeable || !shown.isChangeable,
      ownWeek: row.week,
      ownUntilWeek: row.until_week,
      week,
      untilWeek,
    };
    return [{ task, shown }];
  });
  const byGoal = Map.groupBy(tasks, ({ shown }) => shown.id);
  const filled = goals.map((goal) => ({ ...goal, tasks: (byGoal.get(goal.id) ?? []).map(({ task }) => task) }));
  return { structure, calendar, goals: filled, token: computeToken(planId, structure, filled) };
}

async function findStructure(db: Db | Tx, userId: string, planId: string) {
  return db
    .selectFrom('action_plans')
    .select(['structure', 'start_week', 'paused_from', 'pauses'])
    .where('user_id', '=', userId)
    .where('id', '=', planId)
    .executeTakeFirstOrThrow(notFound);
}

/** What is protected, and in which order tasks are, may change without making a draft outdated. */
function computeToken(planId: string, structure: PlanStructure, goals: readonly ChangeableGoal[]): string {
  const state = goals
    .filter(({ isChangeable }) => isChangeable)
    .map(({ id, title, week, tasks }) => [
      [id, title, week],
      tasks
        .filter(({ isProtected }) => !isProtected)
        .map((task) => [task.id, task.title, task.estimatedMinutes, task.timesPerWeek, task.week, task.untilWeek])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    ]);
  return sha256(JSON.stringify([planId, structure, state]));
}
