import type { RatedWeek, Trends } from '#contract/reports/reports.ts';
import {
  addDays,
  daysOfWeek,
  startOfDay,
  toDay,
  weekSpan,
  weekStartForDay,
  weeksFrom,
} from '#domain/calendar/calendar.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import { GOOD_RATING } from '#domain/rating/rating-band.ts';
import { trackedPerSpan, type LocalHour, localHours, toWeekday } from './hourly-distribution.ts';
import { countStreaks, type Streaks } from './streak.ts';
import type { Db } from '#server/db/schema.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import { readFocusAreaIds } from '#server/modules/goals/goals.queries.ts';
import { listEntrySpans } from '#server/modules/time-entries/entries-in-span.queries.ts';
import { toRatedWeek } from './reports.service.ts';
import { chunkWeeks, readWeekPlans, type Week } from './weeks.service.ts';

const SHOWN_WEEKS = 12;
const STREAK_WEEKS = 53;
/** A single week shows no trend. */
const MIN_WEEKS = 2;

export async function readTrends(db: Db, userId: string, now: number): Promise<Trends> {
  const timeZone = await findTimeZone(db, userId);
  const today = toDay(now, timeZone);
  const starts = weeksFrom(addDays(weekStartForDay(today), -7 * (STREAK_WEEKS - 1)), STREAK_WEEKS);
  const focusAreaIds = await readFocusAreaIds(db, userId);
  const [weeks, isDayTracked]: [WeekTrend[], boolean[]] = [[], []];
  const secondsByHour = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
  for (const chunk of chunkWeeks(starts)) {
    const [areasInWeek, entries] = await Promise.all([
      readWeekPlans(db, userId, chunk),
      listEntrySpans(db, userId, rangeOf(chunk, timeZone), now),
    ]);
    const secondsPerWeek = sumByArea(toSpans(chunk, timeZone), entries, focusAreaIds);
    for (const [n, weekStart] of chunk.entries())
      weeks.push(toWeekTrend({ weekStart, areas: areasInWeek(weekStart, secondsPerWeek[n]!) }));
    const allEntries = [...entries.values()].flat();
    isDayTracked.push(...trackedPerSpan(pastDays(chunk, today, timeZone), allEntries).map((ms) => ms > 0));
    const shown = chunk.filter((week) => week >= starts.at(-SHOWN_WEEKS)!);
    if (shown.length > 0) addTrackedSeconds(secondsByHour, localHours(rangeOf(shown, timeZone), timeZone), allEntries);
  }
  return {
    isReady: weeks.slice(0, -1).filter(({ areas }) => areas.length > 0).length >= MIN_WEEKS,
    hours: secondsByHour,
    weeks: weeks.slice(-SHOWN_WEEKS).map(({ rated, areas }) => ({ weekStart: rated.weekStart, areas })),
    days: countStreaks(isDayTracked),
    goodWeeks: goodWeekStreaks(weeks.map(({ rated }) => rated)),
  };
}

type WeekTrend = ReturnType<typeof toWeekTrend>;

/** The rating of a week, and the areas that have tracked time in it. */
function toWeekTrend(week: Week) {
  const tracked = week.areas.filter(({ usedSec }) => usedSec > 0);
  return {
    rated: toRatedWeek(week),
    areas: tracked.map(({ focusAreaId, usedSec }) => ({ focusAreaId, trackedSec: usedSec })),
  };
}

function toSpans(weeks: readonly string[], timeZone: string): Span[] {
  return weeks.map((week) => weekSpan(week, timeZone));
}

/** The days of consecutive weeks up to today, except days that the time zone skipped, such as 30 December 2011 in Samoa. */
function pastDays(weeks: readonly string[], today: string, timeZone: string): Span[] {
  const days = weeks.flatMap(daysOfWeek).filter((day) => day <= today);
  const starts = [...days, addDays(days.at(-1)!, 1)].map((day) => startOfDay(day, timeZone));
  return days.map((_, n) => ({ from: starts[n]!, to: starts[n + 1]! })).filter(({ from, to }) => from < to);
}

/** The span of several consecutive weeks as a whole. */
function rangeOf(weeks: readonly string[], timeZone: string): Span {
  return { from: weekSpan(weeks[0]!, timeZone).from, to: weekSpan(weeks.at(-1)!, timeZone).to };
}

/**
 * Each focus area's seconds in each week. They are summed here rather than in SQL, because the hourly distribution
 * needs the individual entries anyway.
 */
function sumByArea(
  weeks: readonly Span[],
  entriesByGoal: ReadonlyMap<string, readonly Span[]>,
  focusAreaIds: ReadonlyMap<string, string>,
): ReadonlyMap<string, number>[] {
  const sums = weeks.map(() => new Map<string, number>());
  const byArea = Map.groupBy(entriesByGoal, ([goalId]) => focusAreaIds.get(goalId));
  for (const [focusAreaId, goals] of byArea) {
    // The goal was created after `focusAreaIds` was read.
    if (focusAreaId === undefined) continue;
    const entries = goals.flatMap(([, spans]) => spans);
    for (const [n, ms] of trackedPerSpan(weeks, entries).entries()) sums[n]!.set(focusAreaId, ms / 1000);
  }
  return sums;
}

/** Adds the seconds tracked in each hour to the sum for its weekday and time of day. */
function addTrackedSeconds(secondsByHour: number[][], hours: readonly LocalHour[], entries: readonly Span[]): void {
  const trackedMs = trackedPerSpan(hours, entries);
  for (const [n, hour] of hours.entries()) secondsByHour[toWeekday(hour)]![hour.hour]! += trackedMs[n]! / 1000;
}

/**
 * Skips weeks without a plan or at rest. The current week always stays the last element, which does not break a streak in
 * `countStreaks`.
 */
function goodWeekStreaks(rated: readonly RatedWeek[]): Streaks {
  const isGood = rated.map(({ rating }) => rating >= GOOD_RATING);
  return countStreaks(isGood.filter((_, n) => rated[n]!.isCounted || n === rated.length - 1));
}
