import type { WeeklyAreaReport, Contributor, ProductivityScore, Underperformer } from '#contract/reports/reports.ts';
import { addDays, daysOfWeek, startOfDay, sameTimeLastWeek, weekStartForInstant } from '#domain/calendar/calendar.ts';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import {
  ratingGain,
  hasPlan,
  weekRating,
  weekScore,
  type Contribution,
  topContributors,
  roundStars,
  underperformers,
} from '#domain/rating/rating.ts';
import { smartSort } from '#domain/rating/smart-sort.ts';
import { floorToSecond, type Span } from '#domain/calendar/time-span.ts';
import type { Db } from '#server/db/schema.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import { readElapsedSeconds } from './elapsed-time.queries.ts';
import { readFocusAreaSeconds, type SecondsPerSpan } from '#server/modules/tracked-time/tracked-time.queries.ts';
import { readDataPresence, readRecentUsage } from './reports.queries.ts';
import { type AreaStanding, readWeekPlans, weekEdges } from './weeks.service.ts';

/** A suggestion should be doable in one sitting. */
const MAX_BOOST_MIN = 60;
const DAYS_PER_WEEK = 7;

export async function readProductivityScore(
  db: Db,
  userId: string,
  weekStart: string,
  now: number,
): Promise<ProductivityScore> {
  const previousWeek = addDays(weekStart, -DAYS_PER_WEEK);
  const [areasInWeek, { secondsPerDay, elapsedPerDay, previousSeconds, lastUsedAt }, dataPresence] = await Promise.all([
    readWeekPlans(db, userId, [previousWeek, weekStart]),
    readTrackedTime(db, userId, weekStart, now),
    readDataPresence(db, userId),
  ]);
  const areas = areasInWeek(weekStart, sumByArea(secondsPerDay));
  const order = smartSort(areas.map((area) => ({ ...area, lastUsedAt: lastUsedAt.get(area.focusAreaId) ?? null })));
  return {
    weekStart,
    rating: roundStars(weekRating(areas)),
    score: weekScore(areas),
    isCounted: hasPlan(areas),
    previousSoFar: previousSeconds ? toPreviousSoFar(areasInWeek(previousWeek, previousSeconds)) : null,
    topContributors: topContributors(areas).map(toContributor),
    underperformers: underperformers(areas).map((contribution) => toUnderperformer(areas, contribution)),
    smartSorted: order.map((focusAreaId) => ({ focusAreaId })),
    areas: areas.map(toWeeklyAreaReport),
    days: daysOfWeek(weekStart).map((date, n) => ({
      date,
      ...sumByClass(areas, secondsPerDay[n]!),
      elapsedSec: elapsedPerDay[n]!,
    })),
    elapsedSec: elapsedPerDay.reduce((sum, seconds) => sum + seconds, 0),
    ...dataPresence,
  };
}

/**
 * Each area's seconds on each day of the week and, for the current week, in the previous one up to the same point; when it
 * was last tracked; and the elapsed seconds of each day.
 */
async function readTrackedTime(db: Db, userId: string, weekStart: string, now: number) {
  const timeZone = await findTimeZone(db, userId);
  const days = [...daysOfWeek(weekStart), addDays(weekStart, DAYS_PER_WEEK)].map((day) => startOfDay(day, timeZone));
  const previous = previousSpan(weekStart, timeZone, now);
  const [secondsPerDay, elapsedPerDay, previousSeconds, usage] = await Promise.all([
    readFocusAreaSeconds(db, userId, days, now),
    readElapsedSeconds(db, userId, days, now),
    previous && readFocusAreaSeconds(db, userId, [previous.from, previous.to], now),
    readRecentUsage(db, userId, Math.min(now, days.at(-1)!), now),
  ]);
  const lastUsedAt = new Map(usage.map((area) => [area.focusAreaId, area.lastUsedAt]));
  return { secondsPerDay, elapsedPerDay, previousSeconds: previousSeconds?.[0], lastUsedAt };
}

/** The previous week up to the same point, if the given week is the current one. */
function previousSpan(weekStart: string, timeZone: string, now: number): Span | undefined {
  if (weekStartForInstant(now, timeZone) !== weekStart) return undefined;
  return {
    from: startOfDay(addDays(weekStart, -DAYS_PER_WEEK), timeZone),
    to: sameTimeLastWeek(floorToSecond(now), timeZone),
  };
}

function sumByArea(secondsPerSpan: SecondsPerSpan): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const byArea of secondsPerSpan) for (const [id, seconds] of byArea) sums.set(id, (sums.get(id) ?? 0) + seconds);
  return sums;
}

/** The planned and tracked time of each area in a week, and the week's elapsed time. */
export async function readWeekReport(db: Db, userId: string, weekStart: string, now: number) {
  const edges = weekEdges([weekStart], await findTimeZone(db, userId));
  const [areasInWeek, [seconds], [elapsedSec]] = await Promise.all([
    readWeekPlans(db, userId, [weekStart]),
    readFocusAreaSeconds(db, userId, edges, now),
    readElapsedSeconds(db, userId, edges, now),
  ]);
  return { report: areasInWeek(weekStart, seconds!).map(toWeeklyAreaReport), elapsedSec: elapsedSec! };
}

function toWeeklyAreaReport(area: AreaStanding): WeeklyAreaReport {
  const { focusAreaId, name, focusAreaClass, weight, plannedMin, usedSec, isResting } = area;
  return { focusAreaId, name, focusAreaClass, weight, goalMin: plannedMin, usedSec, isResting };
}

function toPreviousSoFar(areas: readonly AreaStanding[]): ProductivityScore['previousSoFar'] {
  return { score: weekScore(areas), trackedSec: areas.reduce((sum, { usedSec }) => sum + usedSec, 0) };
}

function toContributor({ area, stars }: Contribution<AreaStanding>): Contributor {
  return {
    focusArea: { _id: area.focusAreaId, name: area.name, focusAreaClass: area.focusAreaClass },
    tracked: Math.floor(area.usedSec / 60),
    planned: area.plannedMin,
    stars: roundStars(stars),
  };
}

function toUnderperformer(areas: readonly AreaStanding[], contribution: Contribution<AreaStanding>): Underperformer {
  return { ...toContributor(contribution), boost: computeBoost(areas, contribution.area) };
}

function computeBoost(areas: readonly AreaStanding[], area: AreaStanding): Underperformer['boost'] {
  if (area.focusAreaClass === 'chill_zone') return null;
  const minutes = Math.min(MAX_BOOST_MIN, Math.ceil(area.plannedMin - area.trackedMin));
  return { minutes, stars: roundStars(ratingGain(areas, area, minutes)) };
}

type SecondsByClass = Record<FocusAreaClass, number>;

function sumByClass(areas: readonly AreaStanding[], seconds: ReadonlyMap<string, number>): SecondsByClass {
  const sums = { level_up: 0, life_stuff: 0, chill_zone: 0 };
  for (const { focusAreaId, focusAreaClass } of areas) sums[focusAreaClass] += seconds.get(focusAreaId) ?? 0;
  return sums;
}
