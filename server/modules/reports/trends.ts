import type { Trends } from '#contract/reports.ts';
import { addDays, dayOf, weekStartOf, weeksFrom } from '#domain/calendar.ts';
import { GOOD_RATING } from '#domain/rating-band.ts';
import { trackedIn, type WallHour, wallHours, weekdayOf } from '#domain/rhythm.ts';
import { streaksOf, type Streaks } from '#domain/streak.ts';
import type { Db } from '../../db/open.ts';
import { timeZoneFinder } from '../auth/auth.queries.ts';
import { entrySpansReader } from '../time-entries/entries-in-span.queries.ts';
import { focusAreaSecondsReader } from '../time-entries/tracked-seconds.queries.ts';
import { ratedWeekOf } from './reports.service.ts';
import { planReader, spansOfWeeks, type Week } from './weeks.ts';

const SHOWN_WEEKS = 12;
const STREAK_WEEKS = 53;
/** One could be chance. */
const WEEKS_NEEDED = 2;

export function trendsReader(db: Db) {
  const timeZoneOf = timeZoneFinder(db);
  const planOf = planReader(db);
  const secondsIn = focusAreaSecondsReader(db);
  const entriesIn = entrySpansReader(db);
  return async (userId: string, now: number): Promise<Trends> => {
    const timeZone = await timeZoneOf(userId);
    const today = dayOf(now, timeZone);
    const starts = weeksFrom(addDays(weekStartOf(today), -7 * (STREAK_WEEKS - 1)), STREAK_WEEKS);
    const spans = spansOfWeeks(starts, timeZone);
    const year = { from: spans[0]!.from, to: spans.at(-1)!.to };
    const [standingsIn, seconds, entries] = await Promise.all([
      planOf(userId, starts),
      secondsIn(userId, spans, now),
      entriesIn(userId, year, now),
    ]);
    const weeks = starts.map((weekStart, n) => ({ weekStart, areas: standingsIn(weekStart, seconds[n]!) }));
    const hours = wallHours(year, timeZone);
    const ms = trackedIn(hours, entries);
    const shownFrom = hours.findIndex(({ from }) => from >= spans.at(-SHOWN_WEEKS)!.from);
    return {
      isReady: weeks.slice(0, -1).filter(isTracked).length >= WEEKS_NEEDED,
      hours: byWeekdayAndHour(hours.slice(shownFrom), ms.slice(shownFrom)),
      weeks: weeks.slice(-SHOWN_WEEKS).map(({ weekStart, areas }) => ({
        weekStart,
        areas: areas
          .filter(({ usedSec }) => usedSec > 0)
          .map(({ focusAreaId, usedSec }) => ({ focusAreaId, trackedSec: usedSec })),
      })),
      days: streaksOf(trackedDays(hours, ms, today)),
      goodWeeks: goodWeeksOf(weeks),
    };
  };
}

function isTracked({ areas }: Week): boolean {
  return areas.some(({ usedSec }) => usedSec > 0);
}

function byWeekdayAndHour(hours: readonly WallHour[], ms: readonly number[]): number[][] {
  const sums = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
  for (const [n, hour] of hours.entries()) sums[weekdayOf(hour)]![hour.hour]! += ms[n]!;
  return sums.map((day) => day.map((each) => Math.floor(each / 1000)));
}

/** Each day up to today, whether a second of it is tracked. */
function trackedDays(hours: readonly WallHour[], ms: readonly number[], today: string): boolean[] {
  const last = Date.parse(today) / 86_400_000;
  const sums = new Map<number, number>();
  for (const [n, { day }] of hours.entries()) if (day <= last) sums.set(day, (sums.get(day) ?? 0) + ms[n]!);
  return [...sums.values()].map((sum) => sum >= 1000);
}

/** A week that asks for nothing is passed over; the present one, be it so, can still not break what others began. */
function goodWeeksOf(weeks: readonly Week[]): Streaks {
  const rated = weeks.map(ratedWeekOf);
  const isGood = rated.map(({ rating }) => rating >= GOOD_RATING);
  return streaksOf(isGood.filter((_, n) => rated[n]!.isCounted || n === rated.length - 1));
}
