import { addDays, isSupportedDay, startOfDay, weeksFrom } from '#domain/calendar/calendar.ts';
import type { AreaWeek } from '#domain/rating/rating.ts';
import { effectiveSettings } from '#domain/focus-area/effective-settings.ts';
import { chunksOf } from '#server/db/chunks-of.ts';
import type { Db } from '#server/db/schema.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import {
  type AreaSettingsHistory,
  listSettingsInWeeks,
} from '#server/modules/focus-areas/focus-area-settings.queries.ts';
import { type Edges, readFocusAreaSeconds } from '#server/modules/tracked-time/tracked-time.queries.ts';
import { listCustomizedRows } from '#server/modules/weekly-goals/weekly-goals.queries.ts';

/** A focus area in one week, with the settings that applied then. */
export interface AreaStanding extends AreaWeek {
  readonly focusAreaId: string;
  readonly name: string;
  readonly usedSec: number;
}

export interface Week {
  readonly weekStart: string;
  /** All areas that exist now, oldest first. */
  readonly areas: readonly AreaStanding[];
}

/** The `count` weeks that start with the given one, without those outside the supported calendar. */
export function listSupportedWeeks(start: string, count: number): string[] {
  return weeksFrom(start, count).filter(isSupportedDay);
}

/** When each of several consecutive weeks begins, and when the last one ends. */
export function weekEdges(weeks: readonly string[], timeZone: string): Edges {
  return [...weeks, addDays(weeks.at(-1)!, 7)].map((day) => startOfDay(day, timeZone));
}

/**
 * For the largest accounts, more weeks would block other requests for too long. With nine weeks, PostgreSQL takes four times
 * as long.
 */
const WEEKS_PER_QUERY = 6;

/** Splits weeks into chunks that are read one after another, so that other requests are served in between. */
export function chunkWeeks(weeks: readonly string[]): string[][] {
  return chunksOf(weeks, WEEKS_PER_QUERY);
}

/**
 * Reads the plans of consecutive weeks, for all areas or one. Returns a function that combines a week's plan with the seconds
 * tracked in it.
 */
export async function readWeekPlans(db: Db, userId: string, weeks: readonly string[], focusAreaId?: string) {
  const [first, last] = [weeks[0]!, weeks.at(-1)!];
  const [areas, customizedRows] = await Promise.all([
    listSettingsInWeeks(db, userId, first, last, focusAreaId),
    listCustomizedRows(db, userId, first, last, focusAreaId),
  ]);
  const overrides = new Map(customizedRows.map((row) => [row.week_start + row.focus_area_id, row]));
  return (weekStart: string, seconds: ReadonlyMap<string, number>): AreaStanding[] =>
    areas.map((area) => toAreaStanding(area, weekStart, overrides.get(weekStart + area.id), seconds.get(area.id) ?? 0));
}

/** Reads consecutive weeks with all areas in each. Six weeks take no more statements than one. */
export async function readWeeks<T>(
  db: Db,
  userId: string,
  weeks: readonly string[],
  now: number,
  toResult: (week: Week) => T,
): Promise<T[]> {
  const timeZone = await findTimeZone(db, userId);
  const results: T[] = [];
  for (const chunk of chunkWeeks(weeks)) {
    const [areasInWeek, seconds] = await Promise.all([
      readWeekPlans(db, userId, chunk),
      readFocusAreaSeconds(db, userId, weekEdges(chunk, timeZone), now),
    ]);
    for (const [n, weekStart] of chunk.entries()) {
      results.push(toResult({ weekStart, areas: areasInWeek(weekStart, seconds[n]!) }));
    }
  }
  return results;
}

interface WeekOverride {
  readonly goal_min: number | null;
  readonly is_resting: 0 | 1;
}

function toAreaStanding(
  area: AreaSettingsHistory,
  weekStart: string,
  override: WeekOverride | undefined,
  usedSec: number,
): AreaStanding {
  // The first settings of an area apply from the beginning of time, so every week has some.
  const { focusAreaClass, weight, defaultWeeklyMin } = effectiveSettings(area.settings, weekStart)!;
  const plannedMin = override?.goal_min ?? defaultWeeklyMin;
  // Before its first week an area has neither a target nor a limit. Users cannot set a default of 0.
  const isBeforeFirstWeek = (override?.goal_min ?? null) === null && defaultWeeklyMin === 0;
  return {
    focusAreaId: area.id,
    name: area.name,
    focusAreaClass,
    weight,
    plannedMin,
    trackedMin: usedSec / 60,
    isResting: override?.is_resting === 1 || (isBeforeFirstWeek && focusAreaClass === 'chill_zone'),
    usedSec,
  };
}
