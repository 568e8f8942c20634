import type { FastifyInstance } from 'fastify';
import { prepare, type Row } from './database.ts';
import { iso, isoOrNull, readRoute } from './route.ts';

const listAreas =
  prepare(`select a.id, name, description, color, a.created_at, focus_area_class, default_weekly_min, weight
  from focus_areas a join focus_area_settings s on s.user_id = a.user_id and s.focus_area_id = a.id and s.from_week =
    (select max(m.from_week) from focus_area_settings m where m.user_id = a.user_id and m.focus_area_id = a.id)
  where a.user_id = $1 order by a.created_at, a.id`);
const listGoals =
  prepare(`select g.id, g.focus_area_id, g.title, g.status, is_favorite, timeframe_year, g.created_at, closed_at,
    p.id as plan_id, p.title as plan_title, l.week as plan_week,
    (select count(*) from inventory_items i where i.user_id = g.user_id and i.goal_id = g.id) as item_count
  from goals g left join action_plan_goals l on l.user_id = g.user_id and l.goal_id = g.id
  left join action_plans p on p.user_id = l.user_id and p.id = l.action_plan_id
  where g.user_id = $1 order by g.created_at, g.id`);

const categories: Record<string, string> = { level_up: 'Growth', life_stuff: 'Life', chill_zone: 'Entertainment' };

const toFocusArea = (row: Row) => ({
  _id: row['id'],
  name: row['name'],
  description: row['description'],
  focusAreaClass: row['focus_area_class'],
  defaultWeeklyMin: row['default_weekly_min'],
  weight: row['weight'],
  categoryClass: categories[row['focus_area_class']],
  color: row['color'],
  createdAt: iso(row['created_at']),
});

const toGoal = (row: Row) => ({
  _id: row['id'],
  title: row['title'],
  focusArea: row['focus_area_id'],
  status: row['status'],
  isFavorite: row['is_favorite'] === 1,
  timeframeType: 'yearly',
  timeframeYear: row['timeframe_year'],
  includeInActionPlan: row['plan_id'] !== null,
  actionPlan: row['plan_id'] === null ? null : { _id: row['plan_id'], title: row['plan_title'] },
  planWeek: row['plan_week'],
  inventoryCount: Number(row['item_count']),
  createdAt: iso(row['created_at']),
  closedAt: isoOrNull(row['closed_at']),
});

export function registerGoalRoutes(app: FastifyInstance): void {
  readRoute(app, '/api/focus-areas/with-goals', async (userId) => {
    const [areaRows, goalRows] = await Promise.all([listAreas(userId), listGoals(userId)]);
    const byId = new Map(areaRows.map((row) => [row['id'], { ...toFocusArea(row), goals: [] as object[] }]));
    for (const row of goalRows) byId.get(row['focus_area_id'])?.goals.push(toGoal(row));
    return [...byId.values()];
  });
}
