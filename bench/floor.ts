/** The floor: bare Fastify routes that look up a session and what is asked for, and nothing else. */
import { hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import pg from 'pg';

// oxlint-disable-next-line typescript/no-explicit-any -- bare means without types, too
type Row = Record<string, any>;
type Query = (...values: (string | number)[]) => Promise<Row[]> | Row[];

const SESSION = 'select user_id, created_at, last_used_at from sessions where token_hash = $1 and expires_at > $2';
const USER = 'select id, email, time_zone, created_at from users where id = $1';
const AREAS = `select a.id, name, description, a.created_at, focus_area_class, default_weekly_min, weight
  from focus_areas a join focus_area_settings s on s.user_id = a.user_id and s.focus_area_id = a.id and s.from_week =
    (select max(m.from_week) from focus_area_settings m where m.user_id = a.user_id and m.focus_area_id = a.id)
  where a.user_id = $1 order by a.created_at, a.id`;
const GOALS = `select id, focus_area_id, title, status, is_favorite, timeframe_year, created_at, closed_at
  from goals where user_id = $1 order by created_at, id`;

function open(): (sql: string) => Query {
  const url = process.env['DATABASE_URL'];
  if (url) {
    const pool = new pg.Pool({ connectionString: url, max: 10 });
    return (sql) =>
      async (...values) =>
        (await pool.query<Row>(sql, values)).rows;
  }
  const database = new DatabaseSync(`${process.env['DATA_DIR']}/weekwise.db`);
  return (sql) => {
    const prepared = database.prepare(sql.replaceAll(/\$\d/g, '?'));
    return (...values) => prepared.all(...values);
  };
}

const prepare = open();
const [session, user, areas, goals] = [prepare(SESSION), prepare(USER), prepare(AREAS), prepare(GOALS)];

async function userIdOf(request: FastifyRequest): Promise<string | undefined> {
  const token = /weekwise=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const [found] = await session(hash('sha256', token, 'base64url'), Date.now());
  return found?.['user_id'];
}

const iso = (milliseconds: number | string) => new Date(Number(milliseconds)).toISOString();
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
  goals: [] as object[],
});

const goalOf = (row: Row) => ({
  _id: row['id'],
  title: row['title'],
  focusArea: row['focus_area_id'],
  status: row['status'],
  isFavorite: row['is_favorite'] === 1,
  timeframeType: 'yearly',
  timeframeYear: row['timeframe_year'],
  includeInActionPlan: false,
  actionPlan: null,
  inventoryCount: 0,
  createdAt: iso(row['created_at']),
  closedAt: row['closed_at'] === null ? null : iso(row['closed_at']),
});

const send = (reply: FastifyReply, body: unknown) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
const app = fastify();

app.get('/api/auth/me', async (request, reply) => {
  const userId = await userIdOf(request);
  if (userId === undefined) return reply.code(401).send();
  const [row] = await user(userId);
  const { id, email, time_zone, created_at } = row!;
  return send(reply, { user: { _id: id, email, timeZone: time_zone, createdAt: iso(created_at) } });
});

app.get('/api/focus-areas/with-goals', async (request, reply) => {
  const userId = await userIdOf(request);
  if (userId === undefined) return reply.code(401).send();
  const [areaRows, goalRows] = await Promise.all([areas(userId), goals(userId)]);
  const byId = new Map(areaRows.map((row) => [row['id'], areaOf(row)]));
  for (const row of goalRows) byId.get(row['focus_area_id'])?.goals.push(goalOf(row));
  return send(reply, [...byId.values()]);
});

console.log(`floor ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
