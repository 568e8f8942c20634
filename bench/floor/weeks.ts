import type { FastifyInstance } from 'fastify';
import { prepare, type Row } from './database.ts';
import { boundsOf, secondsIn } from './report-parts.ts';
import { DEFAULT_OF_AREA, DEFAULTS, GOALS_IN_WEEK, secondsOfArea, WEEK_ROWS } from './report-statements.ts';
import { route } from './request.ts';
import { WEEK_MS, zone } from './time.ts';

const CHANGE = `update weekly_goals set goal_min = $3 where user_id = $1 and id = $2
  returning id, focus_area_id, week_start, goal_min, is_resting`;

const [defaults, rowsOf, change] = [prepare(DEFAULTS), prepare(WEEK_ROWS), prepare(CHANGE)];
const [ofGoals, ofArea, defaultOf] = [prepare(GOALS_IN_WEEK), prepare(secondsOfArea(1)), prepare(DEFAULT_OF_AREA)];

const shownOf = (row: Row, weekStart: string, defaultMin: number, usedSec = 0) => ({
  _id: row['id'],
  focusAreaId: row['focus_area_id'],
  weekStart,
  goalMin: row['goal_min'] ?? defaultMin,
  defaultMin,
  isDefault: row['goal_min'] === null,
  isResting: row['is_resting'] === 1,
  usedSec,
});

export function serveWeeks(app: FastifyInstance): void {
  route(app, 'get', '/api/weekly-goals', async (userId, { query: { weekStart } }) => {
    const [areas, rows, [seconds]] = await Promise.all([
      defaults(userId, weekStart, weekStart),
      rowsOf(userId, weekStart),
      secondsIn(userId, boundsOf([weekStart], WEEK_MS)),
    ]);
    const byArea = new Map(rows.map((row) => [row['focus_area_id'], row]));
    return areas.map(({ id, default_weekly_min: min }) => shownOf(byArea.get(id)!, weekStart, min, seconds!.get(id)));
  });

  route(app, 'patch', '/api/weekly-goals/:id', async (userId, { params, body, now }) => {
    const [row] = await change(userId, params['id'], body['useDefault'] ? null : body['goalMin']);
    const { week_start: weekStart, focus_area_id: area } = row!;
    await zone(userId);
    const [[set], [sum]] = await Promise.all([
      defaultOf(userId, area, weekStart),
      ofArea(userId, now, ...boundsOf([weekStart], WEEK_MS), area),
    ]);
    return shownOf(row!, weekStart, set!['default_weekly_min'], Number(sum?.['seconds'] ?? 0));
  });

  route(app, 'get', '/api/goals/weekly-usage', async (userId, { query, now }) => {
    await zone(userId);
    const rows = await ofGoals(userId, now, ...boundsOf([query['weekStart']], WEEK_MS));
    return rows.map((row) => ({ goalId: row['goal_id'], trackedSeconds: Number(row['seconds']) }));
  });
}
