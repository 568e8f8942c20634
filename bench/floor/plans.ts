import type { FastifyInstance } from 'fastify';
import { inPlanOrder } from '#domain/plan-order.ts';
import { progressOfGoal, progressOfPlan, type StepsOfGoal } from '#domain/plan-progress.ts';
import { prepare, type Row } from './database.ts';
import { goalOf, goalsWith } from './goals.ts';
import { itemOf, ITEMS_OF_GOAL, ITEMS_OF_PLAN } from './inventory.ts';
import { iso, route } from './request.ts';
import { LINKS_OF_GOAL, LINKS_OF_PLAN, TASKS_OF_GOAL, TASKS_OF_PLAN, tasksOf } from './tasks.ts';

const CLASS = `(select s.focus_area_class from focus_area_settings s where s.user_id = $1 and s.focus_area_id = a.id
  order by s.from_week desc limit 1) as focus_area_class`;
const PLANS = `select p.id, focus_area_id, title, p.description, structure, weeks, weekly_hours, commitment_level,
    p.created_at, a.name as focus_area_name, ${CLASS}
  from action_plans p join focus_areas a on a.user_id = $1 and a.id = focus_area_id where p.user_id = $1`;
const LINKED = `select action_plan_id, g.id, g.status from action_plan_goals l
  join goals g on g.user_id = $1 and g.id = l.goal_id where l.user_id = $1`;
const stepsIn = (table: string) =>
  `select goal_id, count(*) as total, count(completed_at) as done from ${table} where user_id = $1 group by goal_id`;
const OF_AREA = 'join focus_areas a on a.user_id = $1 and a.id = g.focus_area_id';
const TOTAL = `select cast(coalesce(sum(coalesce(ended_at, cast($3 as bigint)) - started_at), 0) as bigint) / 1000 as seconds
  from time_entries where user_id = $1 and goal_id = $2`;

const [plans, plan] = [prepare(`${PLANS} order by p.created_at desc, p.id desc`), prepare(`${PLANS} and p.id = $2`)];
const [linked, itemSteps, taskSteps] = [
  prepare(LINKED),
  prepare(stepsIn('inventory_items')),
  prepare(stepsIn('tasks')),
];
const goalsOfPlan = prepare(
  `${goalsWith(', a.name as focus_area_name', OF_AREA)} and l.action_plan_id = $2 order by g.created_at, g.id`,
);
const goal = prepare(`${goalsWith(`, a.name as focus_area_name, ${CLASS}`, OF_AREA)} and g.id = $2`);
const [itemsOfGoal, itemsOfPlan] = [prepare(ITEMS_OF_GOAL), prepare(ITEMS_OF_PLAN)];
const [tasksOfGoal, tasksOfPlan] = [prepare(TASKS_OF_GOAL), prepare(TASKS_OF_PLAN)];
const [linksOfGoal, linksOfPlan] = [prepare(LINKS_OF_GOAL), prepare(LINKS_OF_PLAN)];
const total = prepare(TOTAL);

const planOf = (row: Row, goals: readonly StepsOfGoal[]) => ({
  _id: row['id'],
  focusAreaId: row['focus_area_id'],
  focusAreaName: row['focus_area_name'],
  focusAreaClass: row['focus_area_class'],
  title: row['title'],
  description: row['description'],
  structure: row['structure'],
  weeks: row['weeks'],
  weeklyCommitment: `${row['weekly_hours']}h`,
  weeklyCommitmentHours: row['weekly_hours'],
  commitmentLevel: row['commitment_level'],
  goalCount: goals.filter(({ status }) => status !== 'Archived').length,
  progress: progressOfPlan(goals),
  createdAt: iso(row['created_at']),
});

export function servePlans(app: FastifyInstance): void {
  route(app, 'get', '/api/action-plans', async (userId) => {
    const [rows, goals, ...steps] = await Promise.all([
      plans(userId),
      linked(userId),
      itemSteps(userId),
      taskSteps(userId),
    ]);
    const byGoal = new Map(goals.map((row) => [row['id'] as string, { status: row['status'], total: 0, done: 0 }]));
    for (const row of steps.flat()) {
      const sum = byGoal.get(row['goal_id']);
      if (!sum) continue;
      sum.total += Number(row['total']);
      sum.done += Number(row['done']);
    }
    const byPlan = Map.groupBy(goals, (row) => row['action_plan_id'] as string);
    return rows.map((row) =>
      planOf(
        row,
        (byPlan.get(row['id']) ?? []).map((each) => byGoal.get(each['id'])!),
      ),
    );
  });

  route(app, 'get', '/api/action-plans/:id', async (userId, { params: { id } }) => {
    const [[row], goals, items, tasks, links] = await Promise.all([
      plan(userId, id),
      goalsOfPlan(userId, id),
      itemsOfPlan(userId, id),
      tasksOfPlan(userId, id),
      linksOfPlan(userId, id),
    ]);
    const itemsByGoal = Map.groupBy(items.map(itemOf), (item) => item.goal);
    const tasksByGoal = Map.groupBy(tasksOf(tasks, links), (task) => task.goal);
    const steps: StepsOfGoal[] = [];
    const shown = goals.map((each) => {
      const [inventory, own] = [itemsByGoal.get(each['id']) ?? [], tasksByGoal.get(each['id']) ?? []];
      const all = [...inventory, ...own];
      const ofGoal = { status: each['status'], total: all.length, done: all.filter((step) => step.completed).length };
      steps.push(ofGoal);
      const progress = progressOfGoal(ofGoal);
      return { ...goalOf(each), focusAreaName: each['focus_area_name'], progress, inventory, tasks: own };
    });
    return { ...planOf(row!, steps), goals: inPlanOrder(shown) };
  });

  route(app, 'get', '/api/goals/:id/detail', async (userId, { params: { id }, now }) => {
    const [[row], items, tasks, links, [sum]] = await Promise.all([
      goal(userId, id),
      itemsOfGoal(userId, id),
      tasksOfGoal(userId, id),
      linksOfGoal(userId, id),
      total(userId, id, now),
    ]);
    const { focus_area_id: _id, focus_area_name: name, focus_area_class: focusAreaClass } = row!;
    return {
      goal: goalOf(row!),
      focusArea: { _id, name, focusAreaClass },
      inventory: items.map(itemOf),
      tasks: tasksOf(tasks, links),
      trackedSec: Number(sum!['seconds']),
    };
  });
}
