import type { RatedWeek, Trends } from '#contract/reports.ts';
import { addDays, dayOf, weekStartOf, weeksFrom } from '#domain/calendar.ts';
import { GOOD_RATING } from '#domain/rating-band.ts';
import { trackedIn, type WallHour, wallHours, weekdayOf } from '#domain/rhythm.ts';
import { streaksOf, type Streaks } from '#domain/streak.ts';
import type { Db } from '../../db/open.ts';
import { timeZoneFinder } from '../auth/auth.queries.ts';
import { entrySpansReader } from '../time-entries/entries-in-span.queries.ts';
import { ratedWeekOf } from './reports.service.ts';
import { groupsOf, spansOfWeeks, type Week, weeksReader } from './weeks.ts';

const SHOWN_WEEKS = 12;
const STREAK_WEEKS = 53;
/** One could be chance. */
const WEEKS_NEEDED = 2;

export function trendsReader(db: Db) {
  const timeZoneOf = timeZoneFinder(db);
  const weeksIn = weeksReader(db, toldOf);
  const hoursIn = trackedHoursReader(db);
  return async (userId: string, now: number): Promise<Trends> => {
    const timeZone = await timeZoneOf(userId);
    const today = dayOf(now, timeZone);
    const starts = weeksFrom(addDays(weekStartOf(today), -7 * (STREAK_WEEKS - 1)), STREAK_WEEKS);
    const [weeks, { hours, ms }] = await Promise.all([
      weeksIn(userId, starts, now),
      hoursIn(userId, starts, timeZone, now),
    ]);
    const [shown] = spansOfWeeks(starts.slice(-SHOWN_WEEKS), timeZone);
    const shownFrom = hours.findIndex(({ from }) => from >= shown!.from);
    return {
      isReady: weeks.slice(0, -1).filter(({ areas }) => areas.length > 0).length >= WEEKS_NEEDED,
      hours: byWeekdayAndHour(hours.slice(shownFrom), ms.slice(shownFrom)),
      weeks: weeks.slice(-SHOWN_WEEKS).map(({ rated, areas }) => ({ weekStart: rated.weekStart, areas })),
      days: streaksOf(trackedDays(hours, ms, today)),
      goodWeeks: goodWeeksOf(weeks.map(({ rated }) => rated)),
    };
  };
}

/** The rating of a week, and the areas that have tracked time in it. */
function toldOf(week: Week) {
  const tracked = week.areas.filter(({ usedSec }) => usedSec > 0);
  return {
    rated: ratedWeekOf(week),
    areas: tracked.map(({ focusAreaId, usedSec }) => ({ focusAreaId, trackedSec: usedSec })),
  };
}

/** How long was tracked in each hour of weeks that follow one another. */
function trackedHoursReader(db: Db) {
  const entriesIn = entrySpansReader(db);
  return async (userId: string, weeks: readonly string[], timeZone: string, now: number) => {
    const [hours, ms]: [WallHour[], number[]] = [[], []];
    for (const group of groupsOf(weeks)) {
      const spans = spansOfWeeks(group, timeZone);
      const range = { from: spans[0]!.from, to: spans.at(-1)!.to };
      const ofGroup = wallHours(range, timeZone);
      hours.push(...ofGroup);
      ms.push(...trackedIn(ofGroup, await entriesIn(userId, range, now)));
    }
    return { hours, ms };
  };
}

function byWeekdayAndHour(hours: readonly WallHour[], ms: readonly number[]): number[][] {
  const sums = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
  for (const [n, hour] of hours.entries()) sums[weekdayOf(hour)]![hour.hour]! += ms[n]!;
  return sums.map((day) => day.map((each) => each / 1000));
}

/** For each day up to today, whether anything was tracked. */
function trackedDays(hours: readonly WallHour[], ms: readonly number[], today: string): boolean[] {
  const last = Date.parse(today) / 86_400_000;
  const sums = new Map<number, number>();
  for (const [n, { day }] of hours.entries()) if (day <= last) sums.set(day, (sums.get(day) ?? 0) + ms[n]!);
  return [...sums.values()].map((sum) => sum > 0);
}

/** A week that asks for nothing is passed over; the present one, be it so, can still not break what others began. */
function goodWeeksOf(rated: readonly RatedWeek[]): Streaks {
  const isGood = rated.map(({ rating }) => rating >= GOOD_RATING);
  return streaksOf(isGood.filter((_, n) => rated[n]!.isCounted || n === rated.length - 1));
}
