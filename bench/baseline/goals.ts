import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { sortKey } from '#domain/search.ts';
import { prepare, type Row } from './database.ts';
import { change, create, iso, isoOrNull, route } from './request.ts';

const AREAS = `select a.id, name, description, a.created_at, focus_area_class, default_weekly_min, weight
  from focus_areas a join focus_area_settings s on s.user_id = a.user_id and s.focus_area_id = a.id and s.from_week =
    (select max(m.from_week) from focus_area_settings m where m.user_id = a.user_id and m.focus_area_id = a.id)
  where a.user_id = $1 order by a.created_at, a.id`;
const GOAL_COLUMNS = `g.id, g.focus_area_id, g.title, g.status, is_favorite, timeframe_year, g.created_at, closed_at,
    p.id as plan_id, p.title as plan_title,
    (select count(*) from inventory_items i where i.user_id = g.user_id and i.goal_id = g.id) as item_count`;
/** Goals with their plans and the number of their resources, and whatever else is told of them. */
export const goalsWith = (columns = '', join = '') => `select ${GOAL_COLUMNS} ${columns}
  from goals g left join action_plan_goals l on l.user_id = g.user_id and l.goal_id = g.id
  left join action_plans p on p.user_id = l.user_id and p.id = l.action_plan_id ${join} where g.user_id = $1`;
const GOALS = `${goalsWith()} order by g.created_at, g.id`;
const GOAL = `${goalsWith()} and g.id = $2`;
const NEW = `insert into goals (user_id, id, focus_area_id, title, title_key, status, is_favorite, timeframe_year, created_at)
  values ($1, $2, $3, $4, $5, 'Active', 0, $6, $7)`;
const FAVOURITE = `update goals set is_favorite = $3 where user_id = $1 and id = $2 and status = 'Active'`;
const RENAME = `update goals set title = $3, title_key = $4 where user_id = $1 and id = $2 and status = 'Active'`;
const CLOSE = `update goals set status = $3, closed_at = $4 where user_id = $1 and id = $2 and status = 'Active'`;
const END = `update time_entries set ended_at = $3 where user_id = $1 and goal_id = $2 and ended_at is null`;
const DELETE = 'delete from goals where user_id = $1 and id = $2';

const [areas, goals] = [prepare(AREAS), prepare(GOALS)];

const categories: Record<string, string> = { level_up: 'Growth', life_stuff: 'Life', chill_zone: 'Entertainment' };

const areaOf = (row: Row) => ({
  _id: row['id'],
  name: row['name'],
  description: row['description'],
  focusAreaClass: row['focus_area_class'],
  defaultWeeklyMin: row['default_weekly_min'],
  weight: row['weight'],
  categoryClass: categories[row['focus_area_class']],
  createdAt: iso(row['created_at']),
});

export const goalOf = (row: Row) => ({
  _id: row['id'],
  title: row['title'],
  focusArea: row['focus_area_id'],
  status: row['status'],
  isFavorite: row['is_favorite'] === 1,
  timeframeType: 'yearly',
  timeframeYear: row['timeframe_year'],
  includeInActionPlan: row['plan_id'] !== null,
  actionPlan: row['plan_id'] === null ? null : { _id: row['plan_id'], title: row['plan_title'] },
  inventoryCount: Number(row['item_count']),
  createdAt: iso(row['created_at']),
  closedAt: isoOrNull(row['closed_at']),
});

export function serveGoals(app: FastifyInstance): void {
  route(app, 'get', '/api/focus-areas', async (userId) => (await areas(userId)).map(areaOf));

  route(app, 'get', '/api/focus-areas/with-goals', async (userId) => {
    const [areaRows, goalRows] = await Promise.all([areas(userId), goals(userId)]);
    const byId = new Map(areaRows.map((row) => [row['id'], { ...areaOf(row), goals: [] as object[] }]));
    for (const row of goalRows) byId.get(row['focus_area_id'])?.goals.push(goalOf(row));
    return [...byId.values()];
  });

  create(app, '/api/focus-areas/:id/goals', async (run, userId, { params, body, now }) => {
    const [id, year] = [v7(), new Date(now).getUTCFullYear()];
    const { title } = body;
    await run(NEW, userId, id, params['id'], title, sortKey(title), year, now);
    const none = { status: 'Active', is_favorite: 0, plan_id: null, item_count: 0, closed_at: null };
    return goalOf({ ...none, id, title, focus_area_id: params['id'], timeframe_year: year, created_at: now });
  });

  change(app, 'put', '/api/goals/:id', async (run, userId, { params, body }) => {
    await run(RENAME, userId, params['id'], body['title'], sortKey(body['title']));
    return goalOf((await run(GOAL, userId, params['id']))[0]!);
  });

  change(app, 'patch', '/api/goals/:id/favorite', async (run, userId, { params, body }) => {
    await run(FAVOURITE, userId, params['id'], body['favorite'] ? 1 : 0);
    return goalOf((await run(GOAL, userId, params['id']))[0]!);
  });

  change(app, 'patch', '/api/goals/:id/status', async (run, userId, { params, body, now }) => {
    await run(CLOSE, userId, params['id'], body['status'], now);
    await run(END, userId, params['id'], now);
    return goalOf((await run(GOAL, userId, params['id']))[0]!);
  });

  change(app, 'delete', '/api/safe-delete/goals/:id', async (run, userId, { params }) => {
    await run(DELETE, userId, params['id']);
  });
}
