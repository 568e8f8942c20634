import type { FastifyInstance } from 'fastify';
import { addDays, toDay, weekStartForDay, weeksFrom } from '#domain/calendar/calendar.ts';
import { effectiveSettings } from '#domain/focus-area/effective-settings.ts';
import { hasPlan, roundStars, weekRating, weekScore } from '#domain/rating/rating.ts';
import { GOOD_RATING } from '#domain/rating/rating-band.ts';
import { countStreaks } from '#server/modules/reports/streak.ts';
import { prepare, type Query } from './database.ts';
import { getSpans, tallySpans } from './range-report.ts';
import { SELECT_ENTRY_SPANS, SELECT_OVERRIDES, SELECT_SETTINGS, selectAreaSeconds, WEEK_MS } from './report-sql.ts';
import { readRoute } from './route.ts';
import { findTimeZone } from './timers.ts';

const HOUR_MS = 3_600_000;
const [TREND_WEEKS, SHOWN_TREND_WEEKS] = [53, 12];

const listSettings = prepare(SELECT_SETTINGS);
const listOverrides = prepare(SELECT_OVERRIDES);
const listEntrySpans = prepare(SELECT_ENTRY_SPANS);

/** Prepared queries by number of weeks, because their SQL depends on it. */
const areaSecondsQueries = new Map<number, Query>();
function areaSecondsQuery(weeks: number): Query {
  const query = areaSecondsQueries.get(weeks) ?? prepare(selectAreaSeconds(weeks));
  areaSecondsQueries.set(weeks, query);
  return query;
}

/** Seconds by focus area for each week. The measured accounts are in UTC. */
async function getAreaSeconds(userId: string, weeks: readonly string[]): Promise<Map<string, number>[]> {
  await findTimeZone(userId);
  const bounds = weeks.flatMap((week) => [Date.parse(week), Date.parse(week) + WEEK_MS]);
  const seconds = weeks.map(() => new Map<string, number>());
  for (const row of await areaSecondsQuery(weeks.length)(userId, Date.now(), ...bounds))
    seconds[row['n']]!.set(row['focus_area_id'], Number(row['seconds']));
  return seconds;
}

async function getWeekStandings(userId: string, weeks: readonly string[]) {
  const range = [weeks[0]!, weeks.at(-1)!] as const;
  const [settingsRows, overrideRows, seconds] = await Promise.all([
    listSettings(userId, ...range),
    listOverrides(userId, ...range),
    getAreaSeconds(userId, weeks),
  ]);
  const areas = [...Map.groupBy(settingsRows, (row) => row['id'] as string)].map(([id, rows]) => ({
    id,
    name: rows[0]!['name'] as string,
    settings: rows.map((row) => ({
      fromWeek: row['from_week'],
      focusAreaClass: row['focus_area_class'],
      weight: row['weight'],
      defaultWeeklyMin: row['default_weekly_min'],
    })),
  }));
  const overrides = new Map(overrideRows.map((row) => [row['week_start'] + row['focus_area_id'], row]));
  return weeks.map((week, n) =>
    areas.map(({ id, name, settings }) => {
      const { focusAreaClass, weight, defaultWeeklyMin } = effectiveSettings(settings, week)!;
      const override = overrides.get(week + id);
      const usedSec = seconds[n]!.get(id) ?? 0;
      return {
        focusAreaId: id,
        name,
        focusAreaClass,
        weight,
        plannedMin: (override?.['goal_min'] ?? defaultWeeklyMin) as number,
        trackedMin: usedSec / 60,
        isResting: override?.['is_resting'] === 1,
        usedSec,
      };
    }),
  );
}

type AreaStanding = Awaited<ReturnType<typeof getWeekStandings>>[number][number];

const toAreaReport = ({ focusAreaId, name, focusAreaClass, weight, plannedMin, usedSec, isResting }: AreaStanding) => ({
  focusAreaId,
  name,
  focusAreaClass,
  weight,
  goalMin: plannedMin,
  usedSec,
  isResting,
});

const toRatedWeek = (weekStart: string, areas: readonly AreaStanding[]) => ({
  weekStart,
  rating: roundStars(weekRating(areas)),
  score: weekScore(areas),
  isCounted: hasPlan(areas),
  plannedMin: areas
    .filter(({ focusAreaClass, isResting }) => focusAreaClass !== 'chill_zone' && !isResting)
    .reduce((sum, { plannedMin }) => sum + plannedMin, 0),
  trackedSec: areas.reduce((sum, { usedSec }) => sum + usedSec, 0),
  productiveSec: areas.reduce(
    (sum, { focusAreaClass, usedSec }) => sum + (focusAreaClass === 'chill_zone' ? 0 : usedSec),
    0,
  ),
});

/** The tracked milliseconds in each hour of a range. */
async function getHourlyMs(userId: string, from: number, to: number, now: number): Promise<number[]> {
  const ms = Array<number>((to - from) / HOUR_MS).fill(0);
  for (const row of await listEntrySpans(userId, from - WEEK_MS, to, from, now)) {
    const end = Math.min(to, Number(row['ended_at'] ?? now));
    for (let start = Math.max(from, Number(row['started_at'])); start < end;) {
      const hour = Math.floor((start - from) / HOUR_MS);
      const next = Math.min(end, from + (hour + 1) * HOUR_MS);
      ms[hour]! += next - start;
      start = next;
    }
  }
  return ms;
}

async function getTrends(userId: string, now: number) {
  const today = toDay(now, 'UTC');
  const weeks = weeksFrom(addDays(weekStartForDay(today), -7 * (TREND_WEEKS - 1)), TREND_WEEKS);
  const from = Date.parse(weeks[0]!);
  const [standings, hourlyMs] = await Promise.all([
    getWeekStandings(userId, weeks),
    getHourlyMs(userId, from, from + TREND_WEEKS * WEEK_MS, now),
  ]);
  const hours = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
  const shownFrom = (TREND_WEEKS - SHOWN_TREND_WEEKS) * 7 * 24;
  for (let n = shownFrom; n < hourlyMs.length; n++) hours[Math.floor(n / 24) % 7]![n % 24]! += hourlyMs[n]!;
  const dailyMs = Array.from({ length: (Date.parse(today) - from) / (24 * HOUR_MS) + 1 }, (_, day) =>
    hourlyMs.slice(day * 24, day * 24 + 24).reduce((sum, ms) => sum + ms, 0),
  );
  const rated = weeks.map((week, n) => toRatedWeek(week, standings[n]!));
  const isGood = rated.map(({ rating }) => rating >= GOOD_RATING);
  return {
    isReady: rated.slice(0, -1).filter(({ trackedSec }) => trackedSec > 0).length >= 2,
    hours: hours.map((day) => day.map((ms) => Math.floor(ms / 1000))),
    weeks: weeks
      .map((weekStart, n) => ({
        weekStart,
        areas: standings[n]!.filter(({ usedSec }) => usedSec > 0).map(({ focusAreaId, usedSec }) => ({
          focusAreaId,
          trackedSec: usedSec,
        })),
      }))
      .slice(-SHOWN_TREND_WEEKS),
    days: countStreaks(dailyMs.map((ms) => ms >= 1000)),
    goodWeeks: countStreaks(isGood.filter((_, n) => rated[n]!.isCounted || n === rated.length - 1)),
  };
}

export function registerReportRoutes(app: FastifyInstance): void {
  readRoute(app, '/api/reports/weekly', async (userId, { query, now }) => {
    const from = Date.parse(query['weekStart']);
    const [[areas], spans] = await Promise.all([
      getWeekStandings(userId, [query['weekStart']]),
      getSpans(userId, from, from + WEEK_MS, now),
    ]);
    return { report: areas!.map(toAreaReport), elapsedSec: tallySpans(spans).elapsedSec };
  });

  readRoute(app, '/api/reports/weekly-history', async (userId, { query }) => {
    const weeks = weeksFrom(query['start'], Number(query['count']));
    const standings = await getWeekStandings(userId, weeks);
    return { history: weeks.map((week, n) => toRatedWeek(week, standings[n]!)) };
  });

  readRoute(app, '/api/reports/trends', (userId, { now }) => getTrends(userId, now));
}
