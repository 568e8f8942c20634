import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { prepare, type Row } from './database.ts';
import { change, create, iso, isoOrNull, route } from './request.ts';

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
const LOG = `insert into time_entries (user_id, id, goal_id, created_at, started_at, ended_at)
  values ($1, $2, $3, $4, $5, $6)`;
const STOP = `update time_entries set ended_at = case when started_at >= $3 then started_at + 1000
    when started_at < $4 then started_at + $5 else $3 end
  where user_id = $1 and id = $2 and ended_at is null`;
const STORED = 'select goal_id, started_at, ended_at from time_entries where user_id = $1 and id = $2';
const EDIT = `update time_entries set started_at = $3, ended_at = $4 where user_id = $1 and id = $2`;
const DELETE = 'delete from time_entries where user_id = $1 and id = $2';
const ENTRY = `select ${SHOWN} from time_entries t ${OF_GOAL} where t.user_id = $1 and t.id = $2`;

export const zone = prepare(ZONE);
const [running, day] = [prepare(RUNNING), prepare(DAY)];

const DAY_MS = 24 * 60 * 60_000;
export const WEEK_MS = 7 * DAY_MS;

const entryOf = (row: Row, now: number) => {
  const [start, end] = [Number(row['started_at']), row['ended_at'] === null ? now : Number(row['ended_at'])];
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
    endAt: isoOrNull(row['ended_at']),
    durationSec: (end - start) / 1000,
  };
};

export function serveTime(app: FastifyInstance): void {
  route(app, 'get', '/api/time-entries/active', async (userId, { now }) => {
    const rows = await running(userId, now - WEEK_MS);
    return { data: rows.map((row) => entryOf(row, now)), serverNow: iso(now) };
  });

  route(app, 'get', '/api/time-entries/time-entries-by-day', async (userId, { query, now }) => {
    await zone(userId);
    const from = Date.parse(query['date']);
    return (await day(userId, from - WEEK_MS, from + DAY_MS, from, now)).map((row) => entryOf(row, now));
  });

  create(app, '/api/time-entries', async (run, userId, { body, now }) => {
    const id = v7();
    const { goalId, startAt, endAt } = body;
    await run(HOLD_GOAL, userId, goalId);
    if (startAt === undefined) await run(START, userId, id, goalId, now);
    else await run(LOG, userId, id, goalId, now, Date.parse(startAt), Date.parse(endAt));
    return entryOf((await run(ENTRY, userId, id))[0]!, now);
  });

  change(app, 'patch', '/api/time-entries/:id', async (run, userId, { params, body, now }) => {
    const { id } = params;
    if (body['endNow']) {
      await run(STOP, userId, id, now, now - WEEK_MS, WEEK_MS);
    } else {
      // What it was tells whether it may become that.
      await run(STORED, userId, id);
      await run(EDIT, userId, id, Date.parse(body['startAt']), Date.parse(body['endAt']));
    }
    return entryOf((await run(ENTRY, userId, id))[0]!, now);
  });

  change(app, 'delete', '/api/time-entries/:id', async (run, userId, { params }) => {
    await run(DELETE, userId, params['id']);
  });
}
