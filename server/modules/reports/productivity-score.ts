import type { AreaOfWeek, Contributor, ProductivityScore, Underperformer } from '#contract/reports.ts';
import { addDays, daysOfWeek, daySpan, startOfDay, sameTimeLastWeek, weekOf, weekSpan } from '#domain/calendar.ts';
import type { FocusAreaClass } from '#domain/focus-area.ts';
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
import { wholeSecond } from '#domain/time-span.ts';
import type { Db } from '../../db/open.ts';
import { timeZoneFinder } from '../auth/auth.queries.ts';
import { focusAreaSecondsReader, focusAreaSecondsUpToReader } from '../time-entries/tracked-seconds.queries.ts';
import { pastFinder } from './reports.queries.ts';
import { recentUseReader } from './recent-use.ts';
import { type AreaStanding, planReader } from './weeks.ts';

/** More at once is not what anybody would take as a next step. */
const BOOST_MIN = 60;
const DAYS = 7;

export function productivityScoreReader(db: Db) {
  const timeZoneOf = timeZoneFinder(db);
  const planOf = planReader(db);
  const secondsUpTo = focusAreaSecondsUpToReader(db, DAYS);
  const secondsIn = focusAreaSecondsReader(db);
  const recentUse = recentUseReader(db);
  const pastOf = pastFinder(db);

  /** The seconds of the week before the running one, up to the same point; undefined for any other week. */
  const previousSecondsOf = async (userId: string, weekStart: string, timeZone: string, now: number) => {
    if (weekOf(now, timeZone) !== weekStart) return undefined;
    const span = {
      from: startOfDay(addDays(weekStart, -DAYS), timeZone),
      to: sameTimeLastWeek(wholeSecond(now), timeZone),
    };
    const [seconds] = await secondsIn(userId, [span], now);
    return seconds;
  };

  /** The seconds up to the end of each day of the week, and when each area was last tracked. */
  const timeOf = async (userId: string, weekStart: string, now: number) => {
    const timeZone = await timeZoneOf(userId);
    const week = weekSpan(weekStart, timeZone);
    // Up to the end of each day, not in each: so it is one look at the entries.
    const ends = daysOfWeek(weekStart).map((day) => daySpan(day, timeZone).to);
    const [seconds, previous, use] = await Promise.all([
      secondsUpTo(userId, week.from, ends, now),
      previousSecondsOf(userId, weekStart, timeZone, now),
      recentUse(userId, Math.min(now, week.to), now),
    ]);
    return { seconds, previous, lastUsedAt: new Map(use.map((each) => [each.focusAreaId, each.lastUsedAt])) };
  };

  return async (userId: string, weekStart: string, now: number): Promise<ProductivityScore> => {
    const previousWeek = addDays(weekStart, -DAYS);
    const [standingsIn, { seconds, previous, lastUsedAt }, past] = await Promise.all([
      planOf(userId, [previousWeek, weekStart]),
      timeOf(userId, weekStart, now),
      pastOf(userId),
    ]);
    const areas = standingsIn(weekStart, seconds.at(-1)!);
    const upTo = seconds.map((each) => secondsByClass(areas, each));
    const order = smartOrder(areas.map((area) => ({ ...area, lastUsedAt: lastUsedAt.get(area.focusAreaId) ?? null })));
    return {
      weekStart,
      rating: twoDecimals(ratingOf(areas)),
      score: scoreOf(areas),
      isCounted: hasPlan(areas),
      previousSoFar: previous ? soFar(standingsIn(previousWeek, previous)) : null,
      topContributors: topContributors(areas).map(contributorOf),
      underperformers: underperformers(areas).map((share) => underperformerOf(areas, share)),
      smartSorted: order.map((focusAreaId) => ({ focusAreaId })),
      areas: areas.map(areaOfWeek),
      days: daysOfWeek(weekStart).map((date, n) => ({ date, ...difference(upTo[n]!, upTo[n - 1]) })),
      ...past,
    };
  };
}

export function areaOfWeek(area: AreaStanding): AreaOfWeek {
  const { focusAreaId, name, focusAreaClass, weight, plannedMin, usedSec, isResting } = area;
  return { focusAreaId, name, focusAreaClass, weight, goalMin: plannedMin, usedSec, isResting };
}

function soFar(areas: readonly AreaStanding[]): ProductivityScore['previousSoFar'] {
  return { score: scoreOf(areas), trackedSec: areas.reduce((sum, { usedSec }) => sum + usedSec, 0) };
}

function contributorOf({ area, stars }: Share<AreaStanding>): Contributor {
  return {
    focusArea: { _id: area.focusAreaId, name: area.name, focusAreaClass: area.focusAreaClass },
    tracked: Math.floor(area.usedSec / 60),
    planned: area.plannedMin,
    stars: twoDecimals(stars),
  };
}

function underperformerOf(areas: readonly AreaStanding[], share: Share<AreaStanding>): Underperformer {
  return { ...contributorOf(share), boost: boostOf(areas, share.area) };
}

function boostOf(areas: readonly AreaStanding[], area: AreaStanding): Underperformer['boost'] {
  if (area.focusAreaClass === 'chill_zone') return null;
  const minutes = Math.min(BOOST_MIN, Math.ceil(area.plannedMin - area.trackedMin));
  return { minutes, stars: twoDecimals(gainOf(areas, area, minutes)) };
}

type SecondsByClass = Record<FocusAreaClass, number>;

function difference(seconds: SecondsByClass, before: SecondsByClass | undefined): SecondsByClass {
  const { level_up = 0, life_stuff = 0, chill_zone = 0 } = before ?? {};
  return {
    level_up: seconds.level_up - level_up,
    life_stuff: seconds.life_stuff - life_stuff,
    chill_zone: seconds.chill_zone - chill_zone,
  };
}

function secondsByClass(areas: readonly AreaStanding[], seconds: ReadonlyMap<string, number>): SecondsByClass {
  const sums = { level_up: 0, life_stuff: 0, chill_zone: 0 };
  for (const { focusAreaId, focusAreaClass } of areas) sums[focusAreaClass] += seconds.get(focusAreaId) ?? 0;
  return sums;
}
