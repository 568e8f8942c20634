import type { FastifyInstance } from 'fastify';
import { addDays, daysOfWeek, weeksFrom } from '#domain/calendar.ts';
import { limits, usageHistoryMs } from '#domain/limits.ts';
import { completionOf } from '#domain/progress.ts';
import {
  gainOf,
  hasPlan,
  ratingOf,
  scoreOf,
  type Share,
  topContributors,
  twoDecimals,
  underperformers,
} from '#domain/rating.ts';
import { smartOrder } from '#domain/smart-sort.ts';
import { prepare, type Row } from './database.ts';
import { type Area, boundsOf, byIdInSpans, planOf, query, ratedOf, secondsIn, weeksOf } from './report-parts.ts';
import { PAST, SECONDS_UP_TO_DAYS, secondsOfArea, secondsOfGoal, USED } from './report-statements.ts';
import { iso, route } from './request.ts';
import { WEEK_MS, zone } from './time.ts';

const DAY_MS = WEEK_MS / 7;
const [used, past, upToDays] = [prepare(USED), prepare(PAST), prepare(SECONDS_UP_TO_DAYS)];

const usedUntil = (userId: string, until: number, now: number) => {
  const from = until - usageHistoryMs;
  return used(userId, from - WEEK_MS, until + limits.clockSkewMs + 1, from, now);
};

const shownOf = ({ focusAreaId, name, focusAreaClass, weight, plannedMin, usedSec, isResting }: Area) => ({
  focusAreaId,
  name,
  focusAreaClass,
  weight,
  goalMin: plannedMin,
  usedSec,
  isResting,
});

const shareOf = ({ area, stars }: Share<Area>) => ({
  focusArea: { _id: area.focusAreaId, name: area.name, focusAreaClass: area.focusAreaClass },
  tracked: Math.floor(area.usedSec / 60),
  planned: area.plannedMin,
  stars: twoDecimals(stars),
});

function boostOf(areas: readonly Area[], area: Area) {
  if (area.focusAreaClass === 'chill_zone') return null;
  const minutes = Math.min(60, Math.ceil(area.plannedMin - area.trackedMin));
  return { minutes, stars: twoDecimals(gainOf(areas, area, minutes)) };
}

async function scoreOfWeek(userId: string, weekStart: string) {
  const from = Date.parse(weekStart);
  const until = from + WEEK_MS;
  const days = daysOfWeek(weekStart);
  const now = Date.now();
  const tracked = async () => {
    await zone(userId);
    return upToDays(userId, now, from, ...days.map((_, n) => from + (n + 1) * DAY_MS));
  };
  const [standingsIn, rows, uses, [pastRow]] = await Promise.all([
    planOf(userId, [addDays(weekStart, -7), weekStart]),
    tracked(),
    usedUntil(userId, until, now),
    past(userId),
  ]);
  const upTo = days.map((_, n) => new Map(rows.map((row) => [row['focus_area_id'] as string, Number(row[`s${n}`])])));
  const areas = standingsIn(weekStart, upTo.at(-1)!);
  const lastUsed = new Map(uses.map((row) => [row['focus_area_id'], Math.min(until, Number(row['last_end']))]));
  const order = smartOrder(areas.map((area) => ({ ...area, lastUsedAt: lastUsed.get(area.focusAreaId) ?? null })));
  const ofDays = days.map((date, n) => {
    const sums = { date, level_up: 0, life_stuff: 0, chill_zone: 0 };
    for (const { focusAreaId: id, focusAreaClass } of areas) {
      sums[focusAreaClass as 'level_up'] += (upTo[n]!.get(id) ?? 0) - (upTo[n - 1]?.get(id) ?? 0);
    }
    return sums;
  });
  return {
    weekStart,
    rating: twoDecimals(ratingOf(areas)),
    score: scoreOf(areas),
    isCounted: hasPlan(areas),
    // The week that is asked for is over.
    previousSoFar: null,
    topContributors: topContributors(areas).map(shareOf),
    underperformers: underperformers(areas).map((share) => ({ ...shareOf(share), boost: boostOf(areas, share.area) })),
    smartSorted: order.map((focusAreaId) => ({ focusAreaId })),
    areas: areas.map(shownOf),
    days: ofDays,
    hasGoals: Boolean(pastRow?.['has_goals']),
    hasEntries: Boolean(pastRow?.['has_entries']),
  };
}

export function serveReports(app: FastifyInstance): void {
  const report = (path: string, answer: (userId: string, asked: Row) => Promise<unknown>) =>
    route(app, 'get', `/api/reports/${path}`, (userId, request) => answer(userId, request.query));
  const rangeOf = (asked: Row) => weeksFrom(asked['start'], Number(asked['count']));

  report('productivity-score', (userId, asked) => scoreOfWeek(userId, asked['weekStart']));

  report('focus-area-usage-history', async (userId) => {
    const now = Date.now();
    const rows = await usedUntil(userId, now, now);
    return rows.map((row) => ({
      focusAreaId: row['focus_area_id'],
      count: Number(row['entries']),
      lastUsedAt: iso(Math.min(now, Number(row['last_end']))),
    }));
  });

  report('weekly-history', async (userId, asked) => {
    const weeks = rangeOf(asked);
    const areas = await weeksOf(userId, weeks);
    return { history: weeks.map((week, n) => ratedOf(week, areas[n]!)) };
  });

  report('weekly', async (userId, asked) => {
    const [areas] = await weeksOf(userId, [asked['weekStart']]);
    return { report: areas!.map(shownOf) };
  });

  report('average-weekly', async (userId, asked) => {
    const sums = new Map<string, number>();
    const weeks = weeksFrom(addDays(asked['weekStart'], -42), 6);
    for (const week of await secondsIn(userId, boundsOf(weeks, WEEK_MS))) {
      for (const [id, seconds] of week) sums.set(id, (sums.get(id) ?? 0) + seconds);
    }
    const sorted = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return { report: sorted.map(([focusAreaId, sum]) => ({ focusAreaId, avgWeeklySec: Math.floor(sum / 6) })) };
  });

  report('weekly-focus-area-history', async (userId, asked) => {
    const [weeks, id] = [rangeOf(asked), asked['focusAreaId'] as string];
    await zone(userId);
    const read = query(secondsOfArea(weeks.length));
    const [standingsIn, rows] = await Promise.all([
      planOf(userId, weeks),
      read(userId, Date.now(), ...boundsOf(weeks, WEEK_MS), id),
    ]);
    const seconds = byIdInSpans(weeks.length, rows, 'focus_area_id');
    const history = weeks.map((weekStart, n) => {
      const area = standingsIn(weekStart, seconds[n]!).find(({ focusAreaId }) => focusAreaId === id)!;
      return {
        weekStart,
        focusAreaClass: area.focusAreaClass,
        goalMin: area.plannedMin,
        trackedMin: Math.floor(area.usedSec / 60),
        completionPercentage: Math.round(completionOf(area.usedSec, area.plannedMin)),
        isResting: area.isResting,
      };
    });
    return { history };
  });

  report('weekly-goal-history', async (userId, asked) => {
    const weeks = rangeOf(asked);
    await zone(userId);
    const read = query(secondsOfGoal(weeks.length));
    const rows = await read(userId, Date.now(), ...boundsOf(weeks, WEEK_MS), asked['goalId']);
    const seconds = new Map(rows.map((row) => [row['n'], Number(row['seconds'])]));
    return {
      history: weeks.map((weekStart, n) => ({ weekStart, trackedMin: Math.floor((seconds.get(n) ?? 0) / 60) })),
    };
  });
}
