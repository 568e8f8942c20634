import type { ActionPlan } from '#contract/plans/action-plans.ts';
import { weekStartForInstant } from '#domain/calendar/calendar.ts';
import { goalWeek, sortByPlanOrder } from '#domain/plan/plan-order.ts';
import { ASSUMED_TASK_MINUTES, repeatsIn } from '#domain/plan/schedule/asked-tasks.ts';
import { currentCalendar, type PlanCalendar, planWeekIn } from '#domain/plan/schedule/plan-calendar.ts';
import { type RecentWeek, type UsualMinutes, usualWeeklyMinutes } from '#domain/plan/schedule/recent-weeks.ts';
import { repetitionsLeft } from '#domain/plan/schedule/repetitions.ts';
import { effectiveWeeks } from '#domain/plan/schedule/task-weeks.ts';
import { sizeLeft, weeklyTaskMinutes } from '#domain/plan/task-size.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { getPlan } from '#server/modules/action-plans/action-plans.queries.ts';
import { getTimeZone } from '#server/modules/auth/auth.queries.ts';
import { readStepSeconds } from '#server/modules/tracked-time/step-time.queries.ts';
import { countTicksInWeek, listPlanTasks, type PlanTaskRow } from './plan-tasks.queries.ts';
import { readRecentWeeks } from './recent-weeks.service.ts';

/** A task of a plan, in the week that it has itself or from its goal. */
export interface StateTask {
  readonly id: string;
  readonly title: string;
  readonly week: number | null;
  readonly untilWeek: number | null;
  /** The week that is stored for the task itself. */
  readonly ownWeek: number | null;
  readonly estimatedMinutes: number | null;
  readonly timesPerWeek: number | null;
  /** What is left of its size; the average size if it has none. Of a repeating task, what is left in the current week. */
  readonly minutesLeft: number;
}

/** What replanning a plan and projecting its end depend on. */
export interface PlanState {
  readonly plan: ActionPlan;
  readonly timeZone: string;
  /** The Monday of the current week. */
  readonly currentWeek: string;
  /** Undefined for a plan that was not started. A plan that is paused continues in the current week. */
  readonly calendar: PlanCalendar | undefined;
  /** The week of the plan in the current week; 0 or less before it starts. */
  readonly planWeek: number;
  /** Open tasks of active goals, in the order of the plan. */
  readonly once: readonly StateTask[];
  readonly repeating: readonly StateTask[];
  readonly recentWeeks: readonly RecentWeek[];
  readonly usual: UsualMinutes;
}

export async function readPlanState(db: Db | Tx, userId: string, planId: string, now: number): Promise<PlanState> {
  const plan = await getPlan(db, userId, planId);
  const timeZone = await getTimeZone(db, userId);
  const currentWeek = weekStartForInstant(now, timeZone);
  const calendar = currentCalendar(plan.schedule, currentWeek);
  const rows = await listPlanTasks(db, userId, planId);
  const averageMinutes = averageSize(rows);
  const open = rows.filter((row) => row.completed_at === null && row.goal_status === 'Active');
  const ids = open.filter((row) => row.times_per_week === null).map(({ id }) => id);
  const seconds = await readStepSeconds(db, userId, 'task_id', ids, now);
  const ticks = ids.length < open.length ? await countTicksInWeek(db, userId, planId, currentWeek) : undefined;
  const leftOf = ({ id, estimated_minutes, times_per_week }: PlanTaskRow) =>
    times_per_week === null
      ? sizeLeft(estimated_minutes ?? averageMinutes, seconds.get(id) ?? 0)
      : repetitionsLeft(times_per_week, ticks?.get(id) ?? 0) * (estimated_minutes ?? 0);
  const tasks = inPlanOrder(open).map(({ row, weekOfGoal }) => toStateTask(row, weekOfGoal, leftOf(row)));
  const recentWeeks = calendar
    ? await readRecentWeeks(db, userId, { plan, calendar, timeZone, currentWeek, rows, averageMinutes }, now)
    : [];
  return {
    plan,
    timeZone,
    currentWeek,
    calendar,
    planWeek: calendar ? planWeekIn(calendar, currentWeek) : 0,
    once: tasks.filter(({ timesPerWeek }) => timesPerWeek === null),
    repeating: tasks.filter(({ timesPerWeek }) => timesPerWeek !== null),
    recentWeeks,
    usual: usualWeeklyMinutes(recentWeeks, plan.weeklyCommitmentHours * 60),
  };
}

/** Of all tasks of the plan, completed ones included, so that completing a task does not change the sizes of others. */
function averageSize(rows: readonly PlanTaskRow[]): number {
  const sizes = rows.flatMap((row) =>
    row.times_per_week === null && row.estimated_minutes !== null ? [row.estimated_minutes] : [],
  );
  if (sizes.length === 0) return ASSUMED_TASK_MINUTES;
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
}

/** By the weeks of their goals, then as the user has sorted them. */
function inPlanOrder(rows: readonly PlanTaskRow[]) {
  const goals = [...Map.groupBy(rows, (row) => row.goal_id).values()].map((goalRows) => {
    const { goal_title: title, goal_week: planWeek } = goalRows[0]!;
    return { title, planWeek, goalRows };
  });
  return sortByPlanOrder(goals).flatMap((goal) => {
    const weekOfGoal = goalWeek(goal);
    return goal.goalRows.map((row) => ({ row, weekOfGoal }));
  });
}

function toStateTask(row: PlanTaskRow, weekOfGoal: number | null, minutesLeft: number): StateTask {
  return {
    id: row.id,
    title: row.title,
    ...effectiveWeeks({ week: row.week, untilWeek: row.until_week }, weekOfGoal),
    ownWeek: row.week,
    estimatedMinutes: row.estimated_minutes,
    timesPerWeek: row.times_per_week,
    minutesLeft,
  };
}

/** What the repeating tasks still take in a week of the plan, the current one or a later one. */
export function repeatingMinutes({ repeating, planWeek }: PlanState, week: number): number {
  return repeating
    .filter((task) => repeatsIn(task, week))
    .reduce((sum, task) => sum + (week === planWeek ? task.minutesLeft : weeklyTaskMinutes(task)), 0);
}
