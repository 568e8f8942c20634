import type { WeeklyAreaReport, Contributor, ProductivityScore, Underperformer } from '#contract/reports.ts';
import {
  addDays,
  daysOfWeek,
  daySpan,
  startOfDay,
  sameTimeLastWeek,
  weekStartForInstant,
  weekSpan,
} from '#domain/calendar/calendar.ts';
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
import { floorToSecond } from '#domain/calendar/time-span.ts';
import type { Db } from '#server/db/schema.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import {
  readFocusAreaSeconds,
  readCumulativeFocusAreaSeconds,
} from '#server/modules/tracked-time/tracked-time.queries.ts';
import { hasAnyData, readRecentUsage } from './reports.queries.ts';
import { type AreaStanding, readWeekPlans } from './weeks.service.ts';

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
  const [standingsInWeek, { cumulativeSeconds, previousSeconds, lastUsedAt }, anyData] = await Promise.all([
    readWeekPlans(db, userId, [previousWeek, weekStart]),
    readTrackedTime(db, userId, weekStart, now),
    hasAnyData(db, userId),
  ]);
  const areas = standingsInWeek(weekStart, cumulativeSeconds.at(-1)!);
  const upToDay = cumulativeSeconds.map((seconds) => sumByClass(areas, seconds));
  const order = smartSort(areas.map((area) => ({ ...area, lastUsedAt: lastUsedAt.get(area.focusAreaId) ?? null })));
  return {
    weekStart,
    rating: roundStars(weekRating(areas)),
    score: weekScore(areas),
    isCounted: hasPlan(areas),
    previousSoFar: previousSeconds ? toPreviousSoFar(standingsInWeek(previousWeek, previousSeconds)) : null,
    topContributors: topContributors(areas).map(toContributor),
    underperformers: underperformers(areas).map((share) => toUnderperformer(areas, share)),
    smartSorted: order.map((focusAreaId) => ({ focusAreaId })),
    areas: areas.map(toWeeklyAreaReport),
    days: daysOfWeek(weekStart).map((date, n) => ({ date, ...subtractByClass(upToDay[n]!, upToDay[n - 1]) })),
    ...anyData,
  };
}

/** The seconds of each area up to the end of each day of the week, and when each area was last tracked. */
async function readTrackedTime(db: Db, userId: string, weekStart: string, now: number) {
  const timeZone = await findTimeZone(db, userId);
  const week = weekSpan(weekStart, timeZone);
  // Cumulative rather than per day, so that the entries are scanned once.
  const ends = daysOfWeek(weekStart).map((day) => daySpan(day, timeZone).to);
  const [cumulativeSeconds, previousSeconds, usage] = await Promise.all([
    readCumulativeFocusAreaSeconds(db, userId, week.from, ends, now),
    readPreviousSeconds(db, userId, weekStart, timeZone, now),
    readRecentUsage(db, userId, Math.min(now, week.to), now),
  ]);
  const lastUsedAt = new Map(usage.map((each) => [each.focusAreaId, each.lastUsedAt]));
  return { cumulativeSeconds, previousSeconds, lastUsedAt };
}

/** For the current week, the seconds of the week before up to the same point in it. Undefined for any other week. */
async function readPreviousSeconds(db: Db, userId: string, weekStart: string, timeZone: string, now: number) {
  if (weekStartForInstant(now, timeZone) !== weekStart) return undefined;
  const span = {
    from: startOfDay(addDays(weekStart, -DAYS_PER_WEEK), timeZone),
    to: sameTimeLastWeek(floorToSecond(now), timeZone),
  };
  const [seconds] = await readFocusAreaSeconds(db, userId, [span], now);
  return seconds;
}

export function toWeeklyAreaReport(area: AreaStanding): WeeklyAreaReport {
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

function toUnderperformer(areas: readonly AreaStanding[], share: Contribution<AreaStanding>): Underperformer {
  return { ...toContributor(share), boost: computeBoost(areas, share.area) };
}

function computeBoost(areas: readonly AreaStanding[], area: AreaStanding): Underperformer['boost'] {
  if (area.focusAreaClass === 'chill_zone') return null;
  const minutes = Math.min(MAX_BOOST_MIN, Math.ceil(area.plannedMin - area.trackedMin));
  return { minutes, stars: roundStars(ratingGain(areas, area, minutes)) };
}

type SecondsByClass = Record<FocusAreaClass, number>;

function subtractByClass(seconds: SecondsByClass, before: SecondsByClass | undefined): SecondsByClass {
  const { level_up = 0, life_stuff = 0, chill_zone = 0 } = before ?? {};
  return {
    level_up: seconds.level_up - level_up,
    life_stuff: seconds.life_stuff - life_stuff,
    chill_zone: seconds.chill_zone - chill_zone,
  };
}

function sumByClass(areas: readonly AreaStanding[], seconds: ReadonlyMap<string, number>): SecondsByClass {
  const sums = { level_up: 0, life_stuff: 0, chill_zone: 0 };
  for (const { focusAreaId, focusAreaClass } of areas) sums[focusAreaClass] += seconds.get(focusAreaId) ?? 0;
  return sums;
}
