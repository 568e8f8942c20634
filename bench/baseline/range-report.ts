import type { FastifyInstance } from 'fastify';
import { addDays } from '#domain/calendar/calendar.ts';
import { prepare } from './database.ts';
import { SELECT_GOAL_NAMES, SELECT_GOAL_SPANS, WEEK_MS } from './report-sql.ts';
import { readRoute } from './route.ts';
import { findTimeZone } from './timers.ts';

const DAY_MS = 24 * 60 * 60_000;

const listGoalSpans = prepare(SELECT_GOAL_SPANS);
const listGoalNames = prepare(SELECT_GOAL_NAMES);

interface GoalSpan {
  readonly goalId: string;
  readonly from: number;
  readonly to: number;
}

/** The entries of a range, cut off at its edges, in the order of their starts. */
export async function getSpans(userId: string, from: number, to: number, now: number): Promise<GoalSpan[]> {
  return (await listGoalSpans(userId, from - WEEK_MS, to, from, now)).map((row) => ({
    goalId: row['goal_id'],
    from: Math.max(from, Number(row['started_at'])),
    to: Math.min(to, Number(row['ended_at'] ?? now)),
  }));
}

export function tallySpans(spans: readonly GoalSpan[]) {
  let [sum, elapsed, until] = [0, 0, 0];
  for (const { from, to } of spans) {
    sum += to - from;
    if (to <= until) continue;
    elapsed += to - Math.max(from, until);
    until = to;
  }
  return { sec: sum / 1000, elapsedSec: elapsed / 1000, entries: spans.length };
}

async function listGoalRows(userId: string, spans: readonly GoalSpan[]) {
  const byGoal = Map.groupBy(spans, ({ goalId }) => goalId);
  const rows = (await listGoalNames(userId)).flatMap(({ id: key, title: label, area_id: _id, name }) => {
    const ofGoal = byGoal.get(key);
    return ofGoal ? [{ key, label, focusArea: { _id, name }, ...tallySpans(ofGoal) }] : [];
  });
  return rows.toSorted((a, b) => b.sec - a.sec || (a.label < b.label ? -1 : 1));
}

function listDayRows(from: string, to: string, spans: readonly GoalSpan[]) {
  const days: { readonly key: string; readonly spans: GoalSpan[] }[] = [];
  for (let key = from; key <= to; key = addDays(key, 1)) days.push({ key, spans: [] });
  const first = Date.parse(from);
  for (const span of spans) {
    for (let n = Math.floor((span.from - first) / DAY_MS); first + n * DAY_MS < span.to; n++) {
      const start = first + n * DAY_MS;
      const part = { ...span, from: Math.max(span.from, start), to: Math.min(span.to, start + DAY_MS) };
      days[n]!.spans.push(part);
    }
  }
  return days.map(({ key, spans: ofDay }) => ({ key, label: key, focusArea: null, ...tallySpans(ofDay) }));
}

export function registerRangeReportRoutes(app: FastifyInstance): void {
  // The measured accounts are in UTC.
  readRoute(app, '/api/reports/range', async (userId, { query: { from, to, by }, now }) => {
    const [spans] = await Promise.all([
      getSpans(userId, Date.parse(from), Date.parse(to) + DAY_MS, now),
      findTimeZone(userId),
    ]);
    const { sec: totalSec, elapsedSec, entries } = tallySpans(spans);
    const rows = by === 'goal' ? await listGoalRows(userId, spans) : listDayRows(from, to, spans);
    return { from, to, by, totalSec, elapsedSec, entries, rowsOverlap: false, rows };
  });
}
