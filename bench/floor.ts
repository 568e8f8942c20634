/** The floor: bare Fastify routes that look up a session and what is asked for, and nothing else. */
import { hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import pg from 'pg';
import { v7 } from 'uuid';

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

const ZONE = 'select time_zone from users where id = $1';
const SHOWN = `t.id, goal_id, started_at, ended_at, g.title, g.status, focus_area_id, a.name`;
const OF_GOAL = `join goals g on g.user_id = $1 and g.id = goal_id
  join focus_areas a on a.user_id = $1 and a.id = focus_area_id`;
const RUNNING = `select ${SHOWN} from time_entries t ${OF_GOAL}
  where t.user_id = $1 and started_at > $2 and ended_at is null order by started_at, t.id`;
const DAY = `with touching as materialized (select id, goal_id, started_at, ended_at from time_entries
    where user_id = $1 and started_at > $2 and started_at < $3 and (started_at >= $4 or coalesce(ended_at, $5) > $4))
  select ${SHOWN} from touching t ${OF_GOAL} order by started_at, t.id`;
const HOLD_GOAL = `update goals set created_at = created_at where user_id = $1 and id = $2 and status = 'Active'
  returning id, focus_area_id, title, status, is_favorite, timeframe_year, created_at, closed_at`;
const START = `insert into time_entries (user_id, id, goal_id, created_at, started_at, ended_at)
  values ($1, $2, $3, $4, $4, null) on conflict (user_id, goal_id) where ended_at is null do nothing`;
const STOP = `update time_entries set ended_at = case when started_at >= $3 then started_at + 1
    when started_at < $4 then started_at + $5 else $3 end
  where user_id = $1 and id = $2 and ended_at is null`;
const ENTRY = `select ${SHOWN} from time_entries t ${OF_GOAL} where t.user_id = $1 and t.id = $2`;

interface Database {
  prepare(sql: string): Query;
  /** All the statements of it, one after another. */
  transact(work: (prepare: (sql: string) => Query) => Promise<Row>): Promise<Row>;
}

function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString, max: 10 });
  return {
    prepare:
      (sql) =>
      async (...values) =>
        (await pool.query<Row>(sql, values)).rows,
    async transact(work) {
      const client = await pool.connect();
      await client.query('begin');
      const done = await work(
        (sql) =>
          async (...values) =>
            (await client.query<Row>(sql, values)).rows,
      );
      await client.query('commit');
      client.release();
      return done;
    },
  };
}

function openSqlite(file: string): Database {
  const database = new DatabaseSync(file);
  // As ours does, or it would be another floor.
  database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -65536');
  const statements = new Map<string, Query>();
  const prepare = (sql: string): Query => {
    const kept = statements.get(sql);
    if (kept) return kept;
    const prepared = database.prepare(sql.replaceAll('$', '?'));
    const query: Query = (...values) => prepared.all(...values);
    statements.set(sql, query);
    return query;
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    prepare,
    transact(work) {
      const done = last.then(async () => {
        database.exec('begin immediate');
        const row = await work(prepare);
        database.exec('commit');
        return row;
      });
      last = done;
      return done;
    },
  };
}

const url = process.env['DATABASE_URL'];
const { prepare, transact } = url ? openPostgres(url) : openSqlite(`${process.env['DATA_DIR']}/weekwise.db`);
const [session, user, areas, goals] = [prepare(SESSION), prepare(USER), prepare(AREAS), prepare(GOALS)];
const [zone, running, day] = [prepare(ZONE), prepare(RUNNING), prepare(DAY)];

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

const WEEK_MS = 7 * 24 * 60 * 60_000;

const entryOf = (row: Row, now: number) => {
  const [start, end] = [Number(row['started_at']), row['ended_at'] === null ? null : Number(row['ended_at'])];
  return {
    _id: row['id'],
    goalId: row['goal_id'],
    goal: {
      _id: row['goal_id'],
      title: row['title'],
      status: row['status'],
      focusArea: { _id: row['focus_area_id'], name: row['name'] },
    },
    startAt: iso(start),
    endAt: end === null ? null : iso(end),
    durationSec: Math.floor(((end ?? now) - start) / 1000),
  };
};

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

app.get('/api/time-entries/active', async (request, reply) => {
  const userId = await userIdOf(request);
  if (userId === undefined) return reply.code(401).send();
  const now = Date.now();
  const rows = await running(userId, now - WEEK_MS);
  return send(reply, { data: rows.map((row) => entryOf(row, now)), serverNow: iso(now) });
});

app.get('/api/time-entries/time-entries-by-day', async (request, reply) => {
  const userId = await userIdOf(request);
  if (userId === undefined) return reply.code(401).send();
  const now = Date.now();
  await zone(userId);
  const from = Date.parse((request.query as Row)['date']);
  const rows = await day(userId, from - WEEK_MS, from + 24 * 60 * 60_000, from, now);
  return send(
    reply,
    rows.map((row) => entryOf(row, now)),
  );
});

app.post('/api/time-entries', async (request, reply) => {
  const userId = await userIdOf(request);
  if (userId === undefined) return reply.code(401).send();
  const { goalId } = request.body as Row;
  const now = Date.now();
  const id = v7();
  const row = await transact(async (prepared) => {
    await prepared(HOLD_GOAL)(userId, goalId);
    await prepared(START)(userId, id, goalId, now);
    return (await prepared(ENTRY)(userId, id))[0]!;
  });
  return send(reply.code(201), entryOf(row, now));
});

app.patch('/api/time-entries/:id', async (request, reply) => {
  const userId = await userIdOf(request);
  if (userId === undefined) return reply.code(401).send();
  const { id } = request.params as Row;
  const now = Date.now();
  const row = await transact(async (prepared) => {
    await prepared(STOP)(userId, id, now, now - WEEK_MS, WEEK_MS);
    return (await prepared(ENTRY)(userId, id))[0]!;
  });
  return send(reply, entryOf(row, now));
});

console.log(`floor ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
