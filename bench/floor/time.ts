import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { prepare, type Row, transact } from './database.ts';
import { iso, route } from './request.ts';

const ZONE = 'select time_zone from users where id = $1';
const SHOWN = `t.id, goal_id, started_at, ended_at, g.title, g.status, focus_area_id, a.name`;
const OF_GOAL = `join goals g on g.user_id = $1 and g.id = goal_id
  join focus_areas a on a.user_id = $1 and a.id = focus_area_id`;
const RUNNING = `select ${SHOWN} from time_entries t ${OF_GOAL}
  where t.user_id = $1 and started_at > $2 and ended_at is null order by started_at, t.id`;
const DAY = `with touching as materialized (select id, goal_id, started_at, ended_at from time_entries
    where user_id = $1 and started_at > $2 and started_at < $3 and (started_at >= $4 or coalesce(ended_at, $5) > $4))
  select ${SHOWN} from touching t ${OF_GOAL} order by started_at, t.id`;
const HOLD_GOAL = `update goals set created_at = created_at where user_id = $1 and id = $2 and status = 'Active'`;
const START = `insert into time_entries (user_id, id, goal_id, created_at, started_at, ended_at)
  values ($1, $2, $3, $4, $4, null) on conflict (user_id, goal_id) where ended_at is null do nothing`;
const STOP = `update time_entries set ended_at = case when started_at >= $3 then started_at + 1
    when started_at < $4 then started_at + $5 else $3 end
  where user_id = $1 and id = $2 and ended_at is null`;
const ENTRY = `select ${SHOWN} from time_entries t ${OF_GOAL} where t.user_id = $1 and t.id = $2`;

export const zone = prepare(ZONE);
const [running, day] = [prepare(RUNNING), prepare(DAY)];

const DAY_MS = 24 * 60 * 60_000;
export const WEEK_MS = 7 * DAY_MS;

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

export function serveTime(app: FastifyInstance): void {
  route(app, 'get', '/api/time-entries/active', async (userId) => {
    const now = Date.now();
    const rows = await running(userId, now - WEEK_MS);
    return { data: rows.map((row) => entryOf(row, now)), serverNow: iso(now) };
  });

  route(app, 'get', '/api/time-entries/time-entries-by-day', async (userId, { query }) => {
    const now = Date.now();
    await zone(userId);
    const from = Date.parse(query['date']);
    return (await day(userId, from - WEEK_MS, from + DAY_MS, from, now)).map((row) => entryOf(row, now));
  });

  const start = async (userId: string, { body }: { readonly body: Row }) => {
    const now = Date.now();
    const id = v7();
    const row = await transact(async (prepared) => {
      await prepared(HOLD_GOAL)(userId, body['goalId']);
      await prepared(START)(userId, id, body['goalId'], now);
      return (await prepared(ENTRY)(userId, id))[0]!;
    });
    return entryOf(row, now);
  };
  route(app, 'post', '/api/time-entries', start, 201);

  route(app, 'patch', '/api/time-entries/:id', async (userId, { params }) => {
    const now = Date.now();
    const row = await transact(async (prepared) => {
      await prepared(STOP)(userId, params['id'], now, now - WEEK_MS, WEEK_MS);
      return (await prepared(ENTRY)(userId, params['id']))[0]!;
    });
    return entryOf(row, now);
  });
}
