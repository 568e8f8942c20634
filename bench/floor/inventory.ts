import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { folded, sortKey } from '#domain/search.ts';
import { prepare, type Row } from './database.ts';
import { change, create, iso, isoOrNull, route } from './request.ts';

const GOAL = 'join goals g on g.user_id = $1 and g.id = i.goal_id';
const COLUMNS = `select i.id, i.goal_id, i.title, url, notes, tags, reflection_note, rating, priority, estimated_minutes,
    completed_at, i.created_at, g.title as goal_title, focus_area_id, a.name as focus_area_name`;
const OF_AREA = `${GOAL} join focus_areas a on a.user_id = $1 and a.id = focus_area_id`;
const SHOWN = `${COLUMNS} from page cross join inventory_items i ${OF_AREA} where i.user_id = $1 and i.id = page.id`;
const WORDS = `search_text like $2 escape '!' and search_text like $3 escape '!'`;

/** A page of fifty, of those that are looked for first and read then. */
const pageOf = (order: string, from = '', where = '') =>
  `with page as (select i.id from inventory_items i ${from} where i.user_id = $1 ${where} order by ${order} limit 50)
  ${SHOWN} order by ${order}`;
const countOf = (where = '') => `select count(*) as total from inventory_items where user_id = $1 ${where}`;

const NEWEST = 'i.created_at desc, i.id desc';
const [newest, byTitle, byGoal, found] = [
  prepare(pageOf(NEWEST)),
  prepare(pageOf('i.title_key, i.id')),
  prepare(pageOf('g.title_key, i.id', GOAL)),
  prepare(pageOf(NEWEST, '', `and ${WORDS}`)),
];
const [countAll, countFound] = [prepare(countOf()), prepare(countOf(`and ${WORDS}`))];
const grouped = prepare(`${COLUMNS} from inventory_items i ${OF_AREA} where i.user_id = $1
  order by a.created_at, a.id, g.created_at, g.id, i.created_at, i.id`);

export const ITEMS_OF_GOAL = `${COLUMNS} from inventory_items i ${OF_AREA} where i.user_id = $1 and i.goal_id = $2
  order by +i.created_at, i.id`;
export const ITEMS_OF_PLAN = `${COLUMNS} from action_plan_goals l cross join inventory_items i ${OF_AREA}
  where l.user_id = $1 and l.action_plan_id = $2 and i.user_id = $1 and i.goal_id = l.goal_id
  order by +i.created_at, i.id`;
const ITEM = `${COLUMNS} from inventory_items i ${OF_AREA} where i.user_id = $1 and i.id = $2`;
const NEW = `insert into inventory_items (user_id, id, goal_id, title, title_key, search_text, url, notes, tags,
    reflection_note, priority, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, '', '[]', '', 'med', $8)`;
const TOGGLE = `update inventory_items set completed_at = $4 where user_id = $1 and id = $2 and goal_id = $3`;
const REVIEW = `update inventory_items set reflection_note = $3, rating = $4 where user_id = $1 and id = $2`;
const DELETE = 'delete from inventory_items where user_id = $1 and id = $2';

export const itemOf = (row: Row) => ({
  _id: row['id'],
  title: row['title'],
  url: row['url'],
  notes: row['notes'],
  tags: JSON.parse(row['tags']),
  completed: row['completed_at'] !== null,
  reflectionNote: row['reflection_note'],
  rating: row['rating'],
  priority: row['priority'],
  estimatedMinutes: row['estimated_minutes'],
  completedAt: isoOrNull(row['completed_at']),
  createdAt: iso(row['created_at']),
  goal: row['goal_id'],
  goalTitle: row['goal_title'],
  focusArea: row['focus_area_id'],
  focusAreaName: row['focus_area_name'],
});

export function serveInventory(app: FastifyInstance): void {
  route(app, 'get', '/api/inventory', async (userId, { query }) => {
    const words = typeof query['q'] === 'string' ? query['q'].split(' ').map((word) => `%${word}%`) : [];
    const page = query['sortBy'] === 'title' ? byTitle : query['sortBy'] === 'goalTitle' ? byGoal : newest;
    const [rows, [count]] =
      words.length > 0
        ? await Promise.all([found(userId, ...words), countFound(userId, ...words)])
        : await Promise.all([page(userId), countAll(userId)]);
    return { items: rows.map(itemOf), meta: { total: Number(count!['total']), page: 1, limit: 50 } };
  });

  route(app, 'get', '/api/inventory/grouped', async (userId) => {
    const areas: { focusAreaId: string; focusAreaTitle: string; goals: { goalId: string; items: object[] }[] }[] = [];
    for (const row of await grouped(userId)) {
      const { focus_area_id: focusAreaId, focus_area_name: focusAreaTitle, goal_id: goalId } = row;
      if (areas.at(-1)?.focusAreaId !== focusAreaId) areas.push({ focusAreaId, focusAreaTitle, goals: [] });
      const { goals } = areas.at(-1)!;
      const goal = { goalId, goalTitle: row['goal_title'], items: [] };
      if (goals.at(-1)?.goalId !== goalId) goals.push(goal);
      goals.at(-1)!.items.push(itemOf(row));
    }
    return areas;
  });

  create(app, '/api/goals/:id/inventory', async (run, userId, { params, body, now }) => {
    const id = v7();
    const { title, url } = body;
    await run(NEW, userId, id, params['id'], title, sortKey(title), folded(`${title}\n\n${url}`), url, now);
    return itemOf((await run(ITEM, userId, id))[0]!);
  });

  change(app, 'patch', '/api/goals/:id/inventory/:itemId/toggle', async (run, userId, { params, body, now }) => {
    await run(TOGGLE, userId, params['itemId'], params['id'], body['completed'] ? now : null);
    return itemOf((await run(ITEM, userId, params['itemId']))[0]!);
  });

  change(app, 'patch', '/api/inventory/:id', async (run, userId, { params, body }) => {
    await run(REVIEW, userId, params['id'], body['reflectionNote'], body['rating']);
    return itemOf((await run(ITEM, userId, params['id']))[0]!);
  });

  change(app, 'delete', '/api/inventory/:id', async (run, userId, { params }) => {
    await run(DELETE, userId, params['id']);
  });
}
