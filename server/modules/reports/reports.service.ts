import type { FocusAreaHistoryWeek, GoalHistoryWeek, RatedWeek } from '#contract/reports/reports.ts';
import { addDays, weeksFrom } from '#domain/calendar/calendar.ts';
import { completionPercent } from '#domain/progress/progress.ts';
import { hasPlan, weekRating, weekScore, roundStars } from '#domain/rating/rating.ts';
import { rowExists } from '#server/db/row-exists.ts';
import type { Db } from '#server/db/schema.ts';
import { notFound, orNotFound } from '#server/http/errors.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import {
  type Edges,
  readFocusAreaSeconds,
  readGoalSeconds,
  type SecondsPerSpan,
} from '#server/modules/tracked-time/tracked-time.queries.ts';
import { type AreaStanding, chunkWeeks, readWeekPlans, type Week, weekEdges } from './weeks.service.ts';

const AVERAGE_WEEKS = 6;

export function toRatedWeek({ weekStart, areas }: Week): RatedWeek {
  const targets = areas.filter(({ focusAreaClass, isResting }) => focusAreaClass !== 'chill_zone' && !isResting);
  return {
    weekStart,
    rating: roundStars(weekRating(areas)),
    score: weekScore(areas),
    isCounted: hasPlan(areas),
    plannedMin: targets.reduce((sum, { plannedMin }) => sum + plannedMin, 0),
    trackedSec: totalSeconds(areas),
    productiveSec: totalSeconds(areas.filter(({ focusAreaClass }) => focusAreaClass !== 'chill_zone')),
  };
}

function totalSeconds(areas: readonly AreaStanding[]): number {
  return areas.reduce((sum, { usedSec }) => sum + usedSec, 0);
}

/** Each focus area's average over the weeks before the given one, including weeks without tracked time. */
export async function readWeeklyAverage(db: Db, userId: string, weekStart: string, now: number) {
  const weeks = weeksFrom(addDays(weekStart, -7 * AVERAGE_WEEKS), AVERAGE_WEEKS);
  const edges = weekEdges(weeks, await findTimeZone(db, userId));
  const sums = new Map<string, number>();
  for (const week of await readFocusAreaSeconds(db, userId, edges, now)) {
    for (const [id, seconds] of week) sums.set(id, (sums.get(id) ?? 0) + seconds);
  }
  return [...sums]
    .map(([focusAreaId, seconds]) => ({ focusAreaId, avgWeeklySec: Math.floor(seconds / AVERAGE_WEEKS) }))
    .toSorted((a, b) => (a.focusAreaId < b.focusAreaId ? -1 : 1));
}

export async function readFocusAreaHistory(
  db: Db,
  userId: string,
  id: string,
  weeks: readonly string[],
  now: number,
): Promise<FocusAreaHistoryWeek[]> {
  const areasInWeek = await readWeekPlans(db, userId, weeks, id);
  const seconds = await readInChunks(db, userId, weeks, (edges) => readFocusAreaSeconds(db, userId, edges, now, id));
  return weeks.map((weekStart, n) => toHistoryWeek(weekStart, orNotFound(areasInWeek(weekStart, seconds[n]!)[0])));
}

async function readInChunks(
  db: Db,
  userId: string,
  weeks: readonly string[],
  read: (edges: Edges) => Promise<SecondsPerSpan>,
): Promise<SecondsPerSpan> {
  const timeZone = await findTimeZone(db, userId);
  const seconds: SecondsPerSpan[number][] = [];
  for (const chunk of chunkWeeks(weeks)) seconds.push(...(await read(weekEdges(chunk, timeZone))));
  return seconds;
}

function toHistoryWeek(weekStart: string, area: AreaStanding): FocusAreaHistoryWeek {
  return {
    weekStart,
    focusAreaClass: area.focusAreaClass,
    goalMin: area.plannedMin,
    trackedMin: Math.floor(area.usedSec / 60),
    completionPercentage: Math.round(completionPercent(area.usedSec, area.plannedMin)),
    isResting: area.isResting,
  };
}

export async function readGoalHistory(
  db: Db,
  userId: string,
  id: string,
  weeks: readonly string[],
  now: number,
): Promise<GoalHistoryWeek[]> {
  const seconds = await readInChunks(db, userId, weeks, (edges) => readGoalSeconds(db, userId, edges, now, id));
  if (!seconds.some((week) => week.has(id)) && !(await rowExists(db, 'goals', userId, id))) throw notFound();
  return weeks.map((weekStart, n) => ({ weekStart, trackedMin: Math.floor((seconds[n]!.get(id) ?? 0) / 60) }));
}
