import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { prepare, type Row } from './database.ts';
import { WEEK_MS } from './report-sql.ts';
import { createRoute, iso, isoOrNull, patchRoute, readRoute } from './route.ts';

export const ENTRY_COLUMNS = `t.id, g.id as goal_id, started_at, ended_at, note, t.tags, g.title, g.status, focus_area_id, a.name,
  s.task_id, s.item_id, coalesce(k.title, i.title) as step_title`;
export const JOIN_GOAL = `join goals g on g.user_id = $1 and g.id = t.goal_id
  join focus_areas a on a.user_id = $1 and a.id = focus_area_id
  left join entry_steps s on s.user_id = $1 and s.entry_id = t.id
  left join tasks k on k.user_id = $1 and k.id = s.task_id
  left join inventory_items i on i.user_id = $1 and i.id = s.item_id`;
const SELECT_ENTRY = `select ${ENTRY_COLUMNS} from time_entries t ${JOIN_GOAL} where t.user_id = $1 and t.id = $2`;
const LOCK_GOAL = `update goals set created_at = created_at where user_id = $1 and id = $2 and status = 'Active'`;
const START = `insert into time_entries (user_id, id, goal_id, created_at, started_at, ended_at, note)
  values ($1, $2, $3, $4, $4, null, '') on conflict (user_id, goal_id) where ended_at is null do nothing`;
const STOP = `update time_entries set ended_at = case when started_at >= $3 then started_at + 1000
    when started_at < $4 then started_at + $5 else $3 end
  where user_id = $1 and id = $2 and ended_at is null`;

export const findTimeZone = prepare('select time_zone from users where id = $1');
const listRunning = prepare(`select ${ENTRY_COLUMNS} from time_entries t ${JOIN_GOAL}
  where t.user_id = $1 and started_at > $2 and ended_at is null order by started_at, t.id`);
const listSpan =
  prepare(`with touching as materialized (select id, goal_id, started_at, ended_at, note, tags from time_entries
    where user_id = $1 and started_at > $2 and started_at < $3 and (started_at >= $4 or coalesce(ended_at, $5) > $4))
  select ${ENTRY_COLUMNS} from touching t ${JOIN_GOAL} order by started_at, t.id`);

export const DAY_MS = 24 * 60 * 60_000;

export const toTimeEntry = (row: Row, now: number) => {
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
    note: row['note'],
    tags: JSON.parse(row['tags']),
    taskId: row['task_id'],
    inventoryItemId: row['item_id'],
    stepTitle: row['step_title'],
  } satisfies Record<keyof TimeEntry, unknown>;
};

export function registerTimerRoutes(app: FastifyInstance): void {
  readRoute(app, '/api/time-entries/active', async (userId, { now }) => {
    const rows = await listRunning(userId, now - WEEK_MS);
    return { data: rows.map((row) => toTimeEntry(row, now)), serverNow: iso(now) };
  });

  readRoute(app, '/api/time-entries/time-entries-by-day', async (userId, { query, now }) => {
    await findTimeZone(userId);
    const from = Date.parse(query['date']);
    return (await listSpan(userId, from - WEEK_MS, from + DAY_MS, from, now)).map((row) => toTimeEntry(row, now));
  });

  readRoute(app, '/api/time-entries/range', async (userId, { query, now }) => {
    await findTimeZone(userId);
    const [from, last] = [Date.parse(query['from']), Date.parse(query['to'])];
    return (await listSpan(userId, from - WEEK_MS, last + DAY_MS, from, now)).map((row) => toTimeEntry(row, now));
  });

  createRoute(app, '/api/time-entries', async (run, userId, { body, now }) => {
    const id = v7();
    await run(LOCK_GOAL, userId, body['goalId']);
    await run(START, userId, id, body['goalId'], now);
    return toTimeEntry((await run(SELECT_ENTRY, userId, id))[0]!, now);
  });

  patchRoute(app, '/api/time-entries/:id', async (run, userId, { params: { id }, now }) => {
    await run(STOP, userId, id, now, now - WEEK_MS, WEEK_MS);
    return toTimeEntry((await run(SELECT_ENTRY, userId, id))[0]!, now);
  });
}
