import type { FocusAreaInWeek, GoalInWeek, RatedWeek } from '#contract/reports.ts';
import { addDays, weeksFrom } from '#domain/calendar.ts';
import { completionOf } from '#domain/progress.ts';
import { hasPlan, ratingOf, scoreOf, twoDecimals } from '#domain/rating.ts';
import type { Db } from '../../db/open.ts';
import { notFound } from '../../http/errors.ts';
import { timeZoneFinder } from '../auth/auth.queries.ts';
import { goalExists } from '../goals/goals.queries.ts';
import { focusAreaSecondsReader, goalSecondsReader } from '../time-entries/tracked-seconds.queries.ts';
import { type AreaStanding, groupsOf, planReader, spansOfWeeks, type Week } from './weeks.ts';

const AVERAGE_WEEKS = 6;

export function ratedWeekOf({ weekStart, areas }: Week): RatedWeek {
  const toReach = areas.filter(({ focusAreaClass, isResting }) => focusAreaClass !== 'chill_zone' && !isResting);
  return {
    weekStart,
    rating: twoDecimals(ratingOf(areas)),
    score: scoreOf(areas),
    isCounted: hasPlan(areas),
    plannedMin: toReach.reduce((sum, { plannedMin }) => sum + plannedMin, 0),
    trackedSec: secondsOf(areas),
    productiveSec: secondsOf(areas.filter(({ focusAreaClass }) => focusAreaClass !== 'chill_zone')),
  };
}

function secondsOf(areas: readonly AreaStanding[]): number {
  return areas.reduce((sum, { usedSec }) => sum + usedSec, 0);
}

/** Of the weeks before one, whatever happened in them. */
export function averageReader(db: Db) {
  const timeZoneOf = timeZoneFinder(db);
  const secondsIn = focusAreaSecondsReader(db);
  return async (userId: string, weekStart: string, now: number) => {
    const weeks = weeksFrom(addDays(weekStart, -7 * AVERAGE_WEEKS), AVERAGE_WEEKS);
    const sums = new Map<string, number>();
    for (const week of await secondsIn(userId, spansOfWeeks(weeks, await timeZoneOf(userId)), now)) {
      for (const [id, seconds] of week) sums.set(id, (sums.get(id) ?? 0) + seconds);
    }
    return [...sums]
      .map(([focusAreaId, seconds]) => ({ focusAreaId, avgWeeklySec: Math.floor(seconds / AVERAGE_WEEKS) }))
      .toSorted((a, b) => (a.focusAreaId < b.focusAreaId ? -1 : 1));
  };
}

export function focusAreaHistoryReader(db: Db) {
  const timeZoneOf = timeZoneFinder(db);
  const planOf = planReader(db, 'one');
  const secondsIn = focusAreaSecondsReader(db, 'focusArea');
  return async (userId: string, id: string, weeks: readonly string[], now: number): Promise<FocusAreaInWeek[]> => {
    const timeZone = await timeZoneOf(userId);
    const standingsIn = await planOf(userId, weeks, id);
    const history: FocusAreaInWeek[] = [];
    for (const group of groupsOf(weeks)) {
      const seconds = await secondsIn(userId, spansOfWeeks(group, timeZone), now, id);
      for (const [n, weekStart] of group.entries()) {
        const [area] = standingsIn(weekStart, seconds[n]!);
        if (!area) throw notFound();
        history.push(inWeek(weekStart, area));
      }
    }
    return history;
  };
}

function inWeek(weekStart: string, area: AreaStanding): FocusAreaInWeek {
  return {
    weekStart,
    focusAreaClass: area.focusAreaClass,
    goalMin: area.plannedMin,
    trackedMin: Math.floor(area.usedSec / 60),
    completionPercentage: Math.round(completionOf(area.usedSec, area.plannedMin)),
    isResting: area.isResting,
  };
}

export function goalHistoryReader(db: Db) {
  const timeZoneOf = timeZoneFinder(db);
  const secondsIn = goalSecondsReader(db, 'goal');
  return async (userId: string, id: string, weeks: readonly string[], now: number): Promise<GoalInWeek[]> => {
    const timeZone = await timeZoneOf(userId);
    const seconds: ReadonlyMap<string, number>[] = [];
    for (const group of groupsOf(weeks)) {
      seconds.push(...(await secondsIn(userId, spansOfWeeks(group, timeZone), now, id)));
    }
    if (!seconds.some((week) => week.has(id)) && !(await goalExists(db, userId, id))) throw notFound();
    return weeks.map((weekStart, n) => ({ weekStart, trackedMin: Math.floor((seconds[n]!.get(id) ?? 0) / 60) }));
  };
}
