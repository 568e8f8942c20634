import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { usageWindowMs } from '#domain/limits.ts';
import { prepare } from './database.ts';
import {
  SELECT_GOALS,
  SELECT_GOALS_WITH_USES,
  SELECT_WEEK,
  SELECT_WEEKS,
  START_TIMER,
  STOP_TIMER,
} from './ideal-sql.ts';
import { WEEK_MS } from './report-sql.ts';
import { plainRoute, readRoute } from './route.ts';

const readGoals = prepare(SELECT_GOALS);
const readGoalsWithUses = prepare(SELECT_GOALS_WITH_USES);
const readWeek = prepare(SELECT_WEEK);
const readWeeks = prepare(SELECT_WEEKS);
const startTimer = prepare(START_TIMER);
const stopTimer = prepare(STOP_TIMER);

/** The finished weeks that pages show beside the current one. */
const SHOWN_WEEKS = 6;

/** The parameters of a week. The measured accounts are in UTC. */
const weekParams = (weekStart: string) => [Date.parse(weekStart), Date.parse(weekStart) + WEEK_MS, weekStart] as const;

/** What a server for these pages and clicks alone would do. Rows are sent as they are. */
export function registerIdealRoutes(app: FastifyInstance): void {
  const currentWeek = (userId: string, now: number) =>
    readWeek(userId, now, ...weekParams(weekStartForInstant(now, 'UTC')));
  const pastWeeks = (userId: string, now: number) => {
    const week = weekStartForInstant(now, 'UTC');
    return readWeeks(userId, now, Date.parse(addDays(week, -7 * SHOWN_WEEKS)), Date.parse(week));
  };

  readRoute(app, '/ideal/timers', async (userId, { now }) => ({
    goals: await readGoalsWithUses(userId, now, ...weekParams(weekStartForInstant(now, 'UTC')), now - usageWindowMs),
  }));

  for (const path of ['/ideal/dashboard', '/ideal/planner'])
    readRoute(app, path, async (userId, { now }) => {
      const [areas, weeks] = await Promise.all([currentWeek(userId, now), pastWeeks(userId, now)]);
      return { areas, weeks };
    });

  readRoute(app, '/ideal/reports', async (userId, { now }) => {
    const week = weekParams(weekStartForInstant(now, 'UTC'));
    const [goals, weeks] = await Promise.all([readGoals(userId, now, ...week, week[0]), pastWeeks(userId, now)]);
    return { goals, weeks };
  });

  readRoute(app, '/ideal/weekly', async (userId, { query, now }) => ({
    areas: await readWeek(userId, now, ...weekParams(query['weekStart'])),
  }));

  plainRoute(app, 'POST', '/ideal/time-entries', async (userId, { body, now }) => {
    const [row] = await startTimer(userId, now, v7(), body['goalId']);
    return { _id: row!['id'], goalId: row!['goal_id'], startedAt: Number(row!['started_at']) };
  });

  plainRoute(app, 'PATCH', '/ideal/time-entries/:id', async (userId, { params: { id }, now }) => {
    const [row] = await stopTimer(userId, now, id);
    return { _id: row!['id'], goalId: row!['goal_id'], endedAt: Number(row!['ended_at']) };
  });
}
