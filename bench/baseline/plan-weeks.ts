import type { FastifyInstance } from 'fastify';
import { toDay, weekStartForDay } from '#domain/calendar/calendar.ts';
import { effectiveSettings } from '#domain/focus-area/effective-settings.ts';
import { goalWeek, sortByPlanOrder } from '#domain/plan/plan-order.ts';
import { type Asked, listAskedTasks, type PlanTask, weekDemand } from '#domain/plan/schedule/asked-tasks.ts';
import { planWeekIn } from '#domain/plan/schedule/plan-calendar.ts';
import { prepare, type Query, type Row } from './database.ts';
import { SELECT_SETTINGS, selectAreaSeconds, WEEK_MS } from './report-sql.ts';
import { iso, isoOrNull, readRoute } from './route.ts';
import { findTimeZone } from './timers.ts';

// The measured accounts are in UTC; their plans have no pauses, and their tasks do not repeat.

const listPlans =
  prepare(`select p.id, p.title, p.focus_area_id, a.name, focus_area_class, start_week, weeks, weekly_hours,
    (select max(t.week) from action_plan_goals l join tasks t on t.user_id = l.user_id and t.goal_id = l.goal_id
      where l.user_id = $1 and l.action_plan_id = p.id and set_aside_at is null) as last_week
  from action_plans p join focus_areas a on a.user_id = $1 and a.id = p.focus_area_id
  join focus_area_settings s on s.user_id = $1 and s.focus_area_id = a.id and s.from_week =
    (select max(m.from_week) from focus_area_settings m where m.user_id = $1 and m.focus_area_id = a.id)
  where p.user_id = $1 and start_week <= $2 and paused_from is null and finished_at is null
  order by p.created_at, p.id`);
const listTasks =
  prepare(`select p.id as plan_id, g.title as goal_title, g.status as goal_status, g.focus_area_id, l.week as goal_week, t.id, t.title, t.goal_id,
    t.week, t.estimated_minutes, t.completed_at, t.created_at
  from action_plans p join action_plan_goals l on l.user_id = $1 and l.action_plan_id = p.id
  join goals g on g.user_id = $1 and g.id = l.goal_id join tasks t on t.user_id = $1 and t.goal_id = g.id
  where p.user_id = $1 and start_week <= $2 and paused_from is null and finished_at is null and set_aside_at is null
    and ((completed_at is null and g.status = 'Active')
      or (completed_at >= $3 and completed_at < $4 and g.status <> 'Archived'))
  order by g.created_at, g.id, t.position, t.created_at, t.id`);
const listWeek = prepare(
  'select id, focus_area_id, goal_min, is_resting, applied_at from weekly_goals where user_id = $1 and week_start = $2',
);
const listSettings = prepare(SELECT_SETTINGS);
const listAreaSeconds = prepare(selectAreaSeconds(1));

/** Prepares a query for each number of ids, which are the parameters from $3 on. $2 is now. */
function forIds(sql: (ids: string) => string) {
  const queries = new Map<number, Query>();
  return async (userId: string, now: number, ids: readonly string[]): Promise<Row[]> => {
    if (ids.length === 0) return [];
    let query = queries.get(ids.length);
    if (!query) queries.set(ids.length, (query = prepare(sql(ids.map((_, n) => `$${n + 3}`).join()))));
    return query(userId, now, ...ids);
  };
}

const listStepSeconds = forIds(
  (ids) => `select task_id, cast(sum(coalesce(ended_at, cast($2 as bigint)) - started_at) as bigint) / 1000 as seconds
    from entry_steps s join time_entries e on e.user_id = $1 and e.id = entry_id
    where s.user_id = $1 and task_id in (${ids}) group by task_id`,
);
const listItems = forIds(
  (ids) => `select task_id, item_id from task_items
    where user_id = $1 and cast($2 as bigint) > 0 and task_id in (${ids}) order by item_id`,
);
const listTicks = forIds(
  (ids) => `select task_id, day from task_ticks
    where user_id = $1 and cast($2 as bigint) > 0 and task_id in (${ids}) order by day`,
);

interface RunningTask extends PlanTask {
  readonly row: Row;
}

const toRunningTask = (row: Row): RunningTask => ({
  id: row['id'],
  week: row['week'] ?? goalWeek({ title: row['goal_title'], planWeek: row['goal_week'] }),
  untilWeek: null,
  estimatedMinutes: row['estimated_minutes'],
  timesPerWeek: null,
  isDone: row['completed_at'] !== null,
  row,
});

async function getRunningPlans(userId: string, weekStart: string, now: number) {
  await findTimeZone(userId);
  const from = Date.parse(weekStart);
  const [plans, rows] = await Promise.all([
    listPlans(userId, weekStart),
    listTasks(userId, weekStart, from, from + WEEK_MS),
  ]);
  const byPlan = Map.groupBy(rows, (row) => row['plan_id']);
  const isCurrent = weekStart === weekStartForDay(toDay(now, 'UTC'));
  return plans.map((plan) => {
    const ordered = sortByPlanOrder(
      (byPlan.get(plan['id']) ?? []).map((row) => ({ row, title: row['goal_title'], planWeek: row['goal_week'] })),
    );
    const planWeek = planWeekIn({ startWeek: plan['start_week'], pauses: [] }, weekStart);
    const week = { planWeek, isCurrent, weeklyMinutes: plan['weekly_hours'] * 60 };
    return { plan, week, tasks: ordered.map(({ row }) => toRunningTask(row)) };
  });
}

async function getStepSeconds(userId: string, now: number, ids: readonly string[]): Promise<Map<string, number>> {
  return new Map((await listStepSeconds(userId, now, ids)).map((row) => [row['task_id'], Number(row['seconds'])]));
}

const minutesLeft = ({ id, estimatedMinutes, isDone }: RunningTask, seconds: ReadonlyMap<string, number>) =>
  isDone || estimatedMinutes === null ? 0 : Math.max(0, estimatedMinutes - Math.floor((seconds.get(id) ?? 0) / 60));

async function getTasksOfWeek(userId: string, weekStart: string, now: number) {
  const running = await getRunningPlans(userId, weekStart, now);
  const asked = running.map(({ tasks, week }) => listAskedTasks(tasks, week));
  const ids = asked.flat().map(({ task }) => task.id);
  const [seconds, items, ticks] = [
    await getStepSeconds(userId, now, ids),
    Map.groupBy(await listItems(userId, now, ids), (row) => row['task_id']),
    Map.groupBy(await listTicks(userId, now, ids), (row) => row['task_id']),
  ];
  const toTask = ({ task, reason }: Asked<RunningTask>) => {
    const { id, row } = task;
    return {
      _id: id,
      title: row['title'],
      completed: task.isDone,
      inventoryItems: (items.get(id) ?? []).map((each) => each['item_id']),
      goal: row['goal_id'],
      completedAt: isoOrNull(row['completed_at']),
      createdAt: iso(row['created_at']),
      estimatedMinutes: task.estimatedMinutes,
      timesPerWeek: null,
      week: row['week'],
      untilWeek: null,
      isSetAside: false,
      ticks: (ticks.get(id) ?? []).map((each) => each['day']),
      trackedSec: seconds.get(id) ?? 0,
      goalTitle: row['goal_title'],
      isGoalActive: row['goal_status'] === 'Active',
      focusAreaId: row['focus_area_id'],
      plannedWeek: task.week,
      reason,
      minutesLeft: minutesLeft(task, seconds),
    };
  };
  const plans = running.map(({ plan, week }, n) => ({
    _id: plan['id'],
    title: plan['title'],
    focusAreaId: plan['focus_area_id'],
    focusAreaName: plan['name'],
    focusAreaClass: plan['focus_area_class'],
    planWeek: week.planWeek,
    lastWeek: plan['last_week'],
    weeklyCommitmentHours: plan['weekly_hours'],
    minutesLeft: asked[n]!.reduce((sum, { task }) => sum + minutesLeft(task, seconds), 0),
    tasks: asked[n]!.map(toTask),
    hiddenTasks: 0,
  }));
  return { weekStart, plans, startablePlans: 0 };
}

async function getDemand(userId: string, weekStart: string, now: number) {
  const running = await getRunningPlans(userId, weekStart, now);
  const overdue = running.flatMap(({ tasks, week }) =>
    week.isCurrent ? tasks.filter((task) => task.week !== null && task.week < week.planWeek) : [],
  );
  const seconds = await getStepSeconds(
    userId,
    now,
    overdue.map(({ id }) => id),
  );
  const areas = new Map<string, { minutes: number; plans: object[] }>();
  for (const { plan, tasks, week } of running) {
    const demand = weekDemand(
      tasks,
      week,
      ({ row }) => row['focus_area_id'] as string,
      (task) => minutesLeft(task, seconds),
    );
    for (const [focusAreaId, minutes] of demand) {
      const area = areas.get(focusAreaId) ?? { minutes: 0, plans: [] };
      area.minutes += minutes;
      area.plans.push({ _id: plan['id'], title: plan['title'], minutes });
      areas.set(focusAreaId, area);
    }
  }
  return [...areas].map(([focusAreaId, area]) => ({ focusAreaId, ...area }));
}

async function getPlannedWeek(userId: string, weekStart: string, now: number) {
  await findTimeZone(userId);
  const from = Date.parse(weekStart);
  const [rows, settings, seconds] = await Promise.all([
    listWeek(userId, weekStart),
    listSettings(userId, weekStart, weekStart),
    listAreaSeconds(userId, now, from, from + WEEK_MS),
  ]);
  const byArea = new Map(rows.map((row) => [row['focus_area_id'], row]));
  const secondsByArea = new Map(seconds.map((row) => [row['focus_area_id'], Number(row['seconds'])]));
  return [...Map.groupBy(settings, (row) => row['id'] as string)].map(([focusAreaId, list]) => {
    const row = byArea.get(focusAreaId)!;
    const { defaultWeeklyMin } = effectiveSettings(
      list.map((each) => ({
        fromWeek: each['from_week'],
        focusAreaClass: each['focus_area_class'],
        weight: each['weight'],
        defaultWeeklyMin: each['default_weekly_min'],
      })),
      weekStart,
    )!;
    return {
      _id: row['id'],
      focusAreaId,
      weekStart,
      goalMin: row['goal_min'] ?? defaultWeeklyMin,
      defaultMin: defaultWeeklyMin,
      isDefault: row['goal_min'] === null,
      isResting: row['is_resting'] === 1,
      usedSec: secondsByArea.get(focusAreaId) ?? 0,
    };
  });
}

export function registerPlanWeekRoutes(app: FastifyInstance): void {
  readRoute(app, '/api/plan-weeks/tasks', (userId, { query, now }) => getTasksOfWeek(userId, query['weekStart'], now));
  readRoute(app, '/api/plan-weeks/demand', (userId, { query, now }) => getDemand(userId, query['weekStart'], now));
  readRoute(app, '/api/weekly-goals', (userId, { query, now }) => getPlannedWeek(userId, query['weekStart'], now));
}
