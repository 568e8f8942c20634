import type { RatedWeek, Trends } from '#contract/reports.ts';
import { addDays, toDay, weekStartForDay, weeksFrom } from '#domain/calendar/calendar.ts';
import { GOOD_RATING } from '#domain/rating/rating-band.ts';
import { trackedPerHour, type LocalHour, localHours, toWeekday } from './hourly-distribution.ts';
import { countStreaks, type Streaks } from './streak.ts';
import type { Db } from '#server/db/schema.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import { listEntrySpans } from '#server/modules/time-entries/entries-in-span.queries.ts';
import { toRatedWeek } from './reports.service.ts';
import { chunkWeeks, weekSpans, type Week, readWeeks } from './weeks.service.ts';

const SHOWN_WEEKS = 12;
const STREAK_WEEKS = 53;
/** A single week shows no trend. */
const MIN_WEEKS = 2;

export async function readTrends(db: Db, userId: string, now: number): Promise<Trends> {
  const timeZone = await findTimeZone(db, userId);
  const today = toDay(now, timeZone);
  const starts = weeksFrom(addDays(weekStartForDay(today), -7 * (STREAK_WEEKS - 1)), STREAK_WEEKS);
  const [weeks, { hours, ms }] = await Promise.all([
    readWeeks(db, userId, starts, now, toWeekTrend),
    readTrackedHours(db, userId, starts, timeZone, now),
  ]);
  const [firstShown] = weekSpans(starts.slice(-SHOWN_WEEKS), timeZone);
  const firstShownHour = hours.findIndex(({ from }) => from >= firstShown!.from);
  return {
    isReady: weeks.slice(0, -1).filter(({ areas }) => areas.length > 0).length >= MIN_WEEKS,
    hours: sumByWeekdayAndHour(hours.slice(firstShownHour), ms.slice(firstShownHour)),
    weeks: weeks.slice(-SHOWN_WEEKS).map(({ rated, areas }) => ({ weekStart: rated.weekStart, areas })),
    days: countStreaks(trackedDays(hours, ms, today)),
    goodWeeks: goodWeekStreaks(weeks.map(({ rated }) => rated)),
  };
}

/** The rating of a week, and the areas that have tracked time in it. */
function toWeekTrend(week: Week) {
  const tracked = week.areas.filter(({ usedSec }) => usedSec > 0);
  return {
    rated: toRatedWeek(week),
    areas: tracked.map(({ focusAreaId, usedSec }) => ({ focusAreaId, trackedSec: usedSec })),
  };
}

/** The tracked milliseconds in each hour of consecutive weeks. */
async function readTrackedHours(db: Db, userId: string, weeks: readonly string[], timeZone: string, now: number) {
  const [hours, ms]: [LocalHour[], number[]] = [[], []];
  for (const chunk of chunkWeeks(weeks)) {
    const spans = weekSpans(chunk, timeZone);
    const range = { from: spans[0]!.from, to: spans.at(-1)!.to };
    const hoursInRange = localHours(range, timeZone);
    hours.push(...hoursInRange);
    ms.push(...trackedPerHour(hoursInRange, await listEntrySpans(db, userId, range, now)));
  }
  return { hours, ms };
}

function sumByWeekdayAndHour(hours: readonly LocalHour[], ms: readonly number[]): number[][] {
  const sums = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
  for (const [n, hour] of hours.entries()) sums[toWeekday(hour)]![hour.hour]! += ms[n]!;
  return sums.map((day) => day.map((each) => each / 1000));
}

/** Whether any time was tracked, for each day up to today. */
function trackedDays(hours: readonly LocalHour[], ms: readonly number[], today: string): boolean[] {
  const lastDay = Date.parse(today) / 86_400_000;
  const sums = new Map<number, number>();
  for (const [n, { day }] of hours.entries()) if (day <= lastDay) sums.set(day, (sums.get(day) ?? 0) + ms[n]!);
  return [...sums.values()].map((sum) => sum > 0);
}

/** Skips weeks without a plan, except for the current one, which cannot break a streak before it is over. */
function goodWeekStreaks(rated: readonly RatedWeek[]): Streaks {
  const isGood = rated.map(({ rating }) => rating >= GOOD_RATING);
  return countStreaks(isGood.filter((_, n) => rated[n]!.isCounted || n === rated.length - 1));
}
