import type { FastifyInstance } from 'fastify';
import { prepare, type Row } from './database.ts';
import { iso, route } from './request.ts';

const GOAL = 'join goals g on g.user_id = $1 and g.id = goal_id';
const SHOWN = `select i.id, goal_id, i.title, url, notes, tags, reflection_note, rating, priority, estimated_minutes,
    completed_at, i.created_at, g.title as goal_title, focus_area_id, a.name as focus_area_name
  from page cross join inventory_items i ${GOAL}
  join focus_areas a on a.user_id = $1 and a.id = focus_area_id
  where i.user_id = $1 and i.id = page.id`;
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

const itemOf = (row: Row) => ({
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
  completedAt: row['completed_at'] === null ? null : iso(row['completed_at']),
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
}
