import type { ActionPlan } from '#contract/plans/action-plans.ts';
import type { AreaDemand, AskedTask, PlanInWeek } from '#contract/plans/plan-weeks.ts';
import type { Task } from '#contract/goals/tasks.ts';
import { startOfDay, weekSpan, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { minutesLeft } from '#domain/plan/minutes-left.ts';
import { goalWeek, sortByPlanOrder } from '#domain/plan/plan-order.ts';
import {
  type Asked,
  listAskedTasks,
  type PlanTask,
  type PlanWeek,
  weekDemand,
} from '#domain/plan/schedule/asked-tasks.ts';
import { planWeekIn } from '#domain/plan/schedule/plan-calendar.ts';
import { isStartable } from '#domain/plan/schedule/plan-status.ts';
import { effectiveWeeks } from '#domain/plan/schedule/task-weeks.ts';
import { sizeLeft } from '#domain/plan/task-size.ts';
import { readByIds } from '#server/db/pagination.ts';
import type { Db } from '#server/db/schema.ts';
import { listPlans } from '#server/modules/action-plans/action-plans.queries.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import { readTasks } from '#server/modules/tasks/tasks.queries.ts';
import { readStepSeconds } from '#server/modules/tracked-time/step-time.queries.ts';
import { listPlanTasks, type PlanTaskRow } from './plan-weeks.queries.ts';

interface RunningTask extends PlanTask {
  readonly row: PlanTaskRow;
}

interface RunningPlan {
  readonly plan: ActionPlan;
  readonly week: PlanWeek;
  /** In plan order. */
  readonly tasks: readonly RunningTask[];
}

interface PlansInWeek {
  readonly running: readonly RunningPlan[];
  /** How many plans could be started. */
  readonly startable: number;
  readonly timeZone: string;
}

/** The plans and the tasks of those that are running in a week; none for weeks that are over. */
async function readPlans(db: Db, userId: string, weekStart: string, now: number): Promise<PlansInWeek> {
  const timeZone = await findTimeZone(db, userId);
  const currentWeek = weekStartForInstant(now, timeZone);
  if (weekStart < currentWeek) return { running: [], startable: 0, timeZone };
  const plans = await listPlans(db, userId);
  const startable = plans.filter(isStartable).length;
  const isCurrent = weekStart === currentWeek;
  const started = plans.filter((plan) => isRunningIn(plan, weekStart) && (isCurrent || !isOverBefore(plan, weekStart)));
  if (started.length === 0) return { running: [], startable, timeZone };
  const rows = await listPlanTasks(db, userId, weekStart, weekSpan(weekStart, timeZone));
  const byPlan = Map.groupBy(rows, (row) => row.plan_id);
  // Oldest first, so that a new plan does not push the others down.
  const running = started.toReversed().map((plan) => {
    const planRows = byPlan.get(plan._id) ?? [];
    const ordered = sortByPlanOrder(planRows.map((row) => ({ row, title: row.goal_title, planWeek: row.goal_week })));
    const week = {
      planWeek: weekOfPlan(plan, weekStart),
      isCurrent,
      weeklyMinutes: plan.weeklyCommitmentHours * 60,
    };
    return { plan, week, tasks: ordered.map(({ row }) => toRunningTask(row)) };
  });
  return { running, startable, timeZone };
}

function isRunningIn({ schedule: { status, startWeek } }: ActionPlan, weekStart: string): boolean {
  return status === 'running' && startWeek! <= weekStart;
}

/** Whether the plan is planned to end before a later week. In the current week, it may be behind. */
function isOverBefore(plan: ActionPlan, weekStart: string): boolean {
  // A backlog has no end, even if some of its tasks have a week.
  return plan.weeks !== null && weekOfPlan(plan, weekStart) > plan.schedule.lastWeek!;
}

function weekOfPlan({ schedule: { startWeek, pauses } }: ActionPlan, weekStart: string): number {
  return planWeekIn({ startWeek: startWeek!, pauses }, weekStart);
}

function toRunningTask(row: PlanTaskRow): RunningTask {
  const weekOfGoal = goalWeek({ title: row.goal_title, planWeek: row.goal_week });
  return {
    id: row.id,
    ...effectiveWeeks({ week: row.week, untilWeek: row.until_week }, weekOfGoal),
    estimatedMinutes: row.estimated_minutes,
    timesPerWeek: row.times_per_week,
    isDone: row.completed_at !== null,
    row,
  };
}

/** What is left of the sizes of tasks that are done once, at a moment; 0 for tasks without a size. */
async function readMinutesLeft(db: Db, userId: string, tasks: readonly PlanTask[], at: number) {
  const sized = tasks.filter((task) => task.estimatedMinutes !== null && task.timesPerWeek === null);
  const ids = sized.map(({ id }) => id);
  const seconds = await readStepSeconds(db, userId, 'task_id', ids, at);
  return new Map(sized.map(({ id, estimatedMinutes }) => [id, sizeLeft(estimatedMinutes!, seconds.get(id) ?? 0)]));
}

interface PlanWeekTasks {
  readonly plans: PlanInWeek[];
  readonly startablePlans: number;
}

export async function readPlanWeek(db: Db, userId: string, weekStart: string, now: number): Promise<PlanWeekTasks> {
  const { running, startable } = await readPlans(db, userId, weekStart, now);
  if (running.length === 0) return { plans: [], startablePlans: startable };
  const asked = running.map(({ tasks, week }) => listAskedTasks(tasks, week));
  const listed = asked.map(limitTasks);
  const hidden = asked.map((tasks, n) => tasks.filter((each) => !each.task.isDone && !listed[n]!.has(each)));
  const hiddenTasks = hidden.flat().map(({ task }) => task);
  // What is left of repeating tasks depends on their ticks.
  const repeating = hiddenTasks.filter(({ timesPerWeek }) => timesPerWeek !== null);
  const ids = [...listed.flatMap((tasks) => [...tasks].map(({ task }) => task)), ...repeating].map(({ id }) => id);
  const details = await readByIds(
    ids,
    ({ _id }: Task) => _id,
    (page) => readTasks(db, userId, page, now),
  );
  const left = await readMinutesLeft(db, userId, hiddenTasks, now);
  const byId = new Map(details.map((task) => [task._id, task]));
  const plans = running.map(({ plan, week }, n): PlanInWeek => {
    const leftOf = ({ id }: RunningTask) => {
      const detail = byId.get(id);
      return detail ? minutesLeft(detail, weekStart) : (left.get(id) ?? 0);
    };
    return {
      _id: plan._id,
      title: plan.title,
      focusAreaId: plan.focusAreaId,
      focusAreaName: plan.focusAreaName,
      focusAreaClass: plan.focusAreaClass,
      planWeek: week.planWeek,
      lastWeek: plan.schedule.lastWeek,
      weeklyCommitmentHours: plan.weeklyCommitmentHours,
      minutesLeft: asked[n]!.reduce((sum, { task }) => sum + leftOf(task), 0),
      tasks: [...listed[n]!].flatMap((each) => toAskedTask(each, byId.get(each.task.id), leftOf(each.task))),
      hiddenTasks: hidden[n]!.length,
    };
  });
  return { plans, startablePlans: startable };
}

/** The first tasks that are open, and as many that are done: a task that is ticked stays in the list. */
function limitTasks<T extends PlanTask>(tasks: readonly Asked<T>[]): ReadonlySet<Asked<T>> {
  const { open = [], done = [] } = Object.groupBy(tasks, ({ task }) => (task.isDone ? 'done' : 'open'));
  const listed = new Set([open, done].flatMap((list) => list.slice(0, limits.askedTasks)));
  return new Set(tasks.filter((each) => listed.has(each)));
}

/** Empty if the task was deleted since its id was read. */
function toAskedTask(
  { task: { row, week }, reason }: Asked<RunningTask>,
  detail: Task | undefined,
  left: number,
): AskedTask[] {
  if (!detail) return [];
  const goalFields = {
    goalTitle: row.goal_title,
    isGoalActive: row.goal_status === 'Active',
    focusAreaId: row.focus_area_id,
  };
  return [{ ...detail, ...goalFields, plannedWeek: week, reason, minutesLeft: left }];
}

/** The time that running plans ask for, by the focus areas of their goals. */
export async function readDemand(db: Db, userId: string, weekStart: string, now: number): Promise<AreaDemand[]> {
  const { running, timeZone } = await readPlans(db, userId, weekStart, now);
  if (running.length === 0) return [];
  const carriedOver = running.flatMap(({ tasks, week }) =>
    week.isCurrent ? tasks.filter((task) => task.week !== null && task.week < week.planWeek) : [],
  );
  // Like the target that it is compared with, the demand includes what has been done this week.
  const left = await readMinutesLeft(db, userId, carriedOver, startOfDay(weekStart, timeZone));
  const areas = new Map<string, { minutes: number; plans: AreaDemand['plans'] }>();
  for (const { plan, tasks, week } of running) {
    const demand = weekDemand(
      tasks,
      week,
      ({ row }) => row.focus_area_id,
      ({ id }) => left.get(id) ?? 0,
    );
    for (const [focusAreaId, minutes] of demand) {
      const area = areas.get(focusAreaId) ?? { minutes: 0, plans: [] };
      area.minutes += minutes;
      area.plans.push({ _id: plan._id, title: plan.title, minutes });
      areas.set(focusAreaId, area);
    }
  }
  return [...areas].map(([focusAreaId, area]) => ({ focusAreaId, ...area }));
}
