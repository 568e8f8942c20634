import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { weekStartForInstant } from '#domain/calendar/calendar.ts';
import { usageWindowMs } from '#domain/limits.ts';
import { prepare } from './database.ts';
import {
  SELECT_AREAS,
  SELECT_ELAPSED,
  SELECT_GOALS,
  SELECT_GOALS_WITH_USES,
  SELECT_WEEK,
  SELECT_WEEKS,
  START_TIMER,
  STOP_TIMER,
} from './ideal-sql.ts';
import { WEEK_MS } from './report-sql.ts';
import { plainRoute, readRoute } from './route.ts';

const readAreas = prepare(SELECT_AREAS);
const readGoals = prepare(SELECT_GOALS);
const readGoalsWithUses = prepare(SELECT_GOALS_WITH_USES);
const readElapsed = prepare(SELECT_ELAPSED);
const readWeek = prepare(SELECT_WEEK);
const readWeeks = prepare(SELECT_WEEKS);
const startTimer = prepare(START_TIMER);
const stopTimer = prepare(STOP_TIMER);

/** How many finished weeks pages show beside the current one. */
const SHOWN_WEEKS = 6;

function currentWeek(now: number) {
  const weekStart = weekStartForInstant(now, 'UTC');
  const from = Date.parse(weekStart);
  return { weekStart, from, to: from + WEEK_MS };
}

async function readPastWeeks(userId: string, now: number) {
  const { from } = currentWeek(now);
  return readWeeks(userId, now, from - SHOWN_WEEKS * WEEK_MS, from);
}

/** Does what a server built only for these pages and clicks would do. Rows are sent as they are. */
export function registerIdealRoutes(app: FastifyInstance): void {
  readRoute(app, '/ideal/timers', async (userId, { now }) => {
    const { weekStart, from, to } = currentWeek(now);
    const [areas, goals] = await Promise.all([
      readAreas(userId, weekStart),
      readGoalsWithUses(userId, now, from, to, now - usageWindowMs),
    ]);
    return { areas, goals };
  });

  for (const path of ['/ideal/dashboard', '/ideal/planner'])
    readRoute(app, path, async (userId, { now }) => {
      const { weekStart, from, to } = currentWeek(now);
      const [areas, weeks] = await Promise.all([
        readWeek(userId, now, from, to, weekStart),
        readPastWeeks(userId, now),
      ]);
      return { areas, weeks };
    });

  readRoute(app, '/ideal/reports', async (userId, { now }) => {
    const { weekStart, from, to } = currentWeek(now);
    const [areas, goals, weeks] = await Promise.all([
      readAreas(userId, weekStart),
      readGoals(userId, now, from, to),
      readPastWeeks(userId, now),
    ]);
    return { areas, goals, weeks };
  });

  readRoute(app, '/ideal/weekly', async (userId, { query: { weekStart }, now }) => {
    const from = Date.parse(weekStart);
    const [areas, elapsed] = await Promise.all([
      readWeek(userId, now, from, from + WEEK_MS, weekStart),
      readElapsed(userId, now, from, from + WEEK_MS),
    ]);
    return { areas, elapsed };
  });

  plainRoute(app, 'POST', '/ideal/time-entries', async (userId, { body, now }) => {
    const [row] = await startTimer(userId, now, v7(), body['goalId']);
    return { _id: row!['id'], goalId: row!['goal_id'], startedAt: Number(row!['started_at']) };
  });

  plainRoute(app, 'PATCH', '/ideal/time-entries/:id', async (userId, { params: { id }, now }) => {
    const [row] = await stopTimer(userId, now, id);
    return { _id: row!['id'], goalId: row!['goal_id'], endedAt: Number(row!['ended_at']) };
  });
}
