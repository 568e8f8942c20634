import { addDays, isKnownDay, startOfDay, weeksFrom } from '#domain/calendar.ts';
import type { AreaWeek } from '#domain/rating.ts';
import { settingsInForce } from '#domain/settings-in-force.ts';
import type { Span } from '#domain/time-span.ts';
import type { Db } from '../../db/open.ts';
import { timeZoneFinder } from '../auth/auth.queries.ts';
import { type AreaInWeeks, settingsInWeeksReader } from '../focus-areas/focus-area-settings.queries.ts';
import { focusAreaSecondsReader } from '../time-entries/tracked-seconds.queries.ts';
import { touchedRowsReader } from '../weekly-goals/weekly-goals.queries.ts';

/** How a focus area stands in a week, as it counted then. */
export interface AreaStanding extends AreaWeek {
  readonly focusAreaId: string;
  readonly name: string;
  readonly usedSec: number;
}

export interface Week {
  readonly weekStart: string;
  /** Every one there is now, oldest first. */
  readonly areas: readonly AreaStanding[];
}

/** So many weeks from a Monday on, as far as the calendar goes. */
export function knownWeeks(start: string, count: number): string[] {
  return weeksFrom(start, count).filter(isKnownDay);
}

/** Weeks that follow one another, each beginning where the one before it ends. */
export function spansOfWeeks(weeks: readonly string[], timeZone: string): Span[] {
  const edges = [...weeks, addDays(weeks.at(-1)!, 7)].map((day) => startOfDay(day, timeZone));
  return weeks.map((_, n) => ({ from: edges[n]!, to: edges[n + 1]! }));
}

/** At the limits of an account this is as long as others should wait. For nine, PostgreSQL takes four times as long. */
const WEEKS_AT_ONCE = 6;

/** Splits weeks into groups that are read one after another. Other requests are served in between. */
export function groupsOf(weeks: readonly string[]): string[][] {
  const count = Math.ceil(weeks.length / WEEKS_AT_ONCE);
  return Array.from({ length: count }, (_, n) => weeks.slice(n * WEEKS_AT_ONCE, (n + 1) * WEEKS_AT_ONCE));
}

/** What was planned in weeks that follow one another, for all areas or one: hands out how they stood, given their time. */
export function planReader(db: Db, scope: 'all' | 'one' = 'all') {
  const settingsIn = settingsInWeeksReader(db, scope);
  const touchedIn = touchedRowsReader(db, scope);
  return async (userId: string, weeks: readonly string[], focusAreaId = '') => {
    const [first, last] = [weeks[0]!, weeks.at(-1)!];
    const [areas, touched] = await Promise.all([
      settingsIn(userId, first, last, focusAreaId),
      touchedIn(userId, first, last, focusAreaId),
    ]);
    const own = new Map(touched.map((row) => [row.week_start + row.focus_area_id, row]));
    return (weekStart: string, seconds: ReadonlyMap<string, number>): AreaStanding[] =>
      areas.map((area) => standingOf(area, weekStart, own.get(weekStart + area.id), seconds.get(area.id) ?? 0));
  };
}

/** Reads consecutive weeks with all areas in each, six weeks with as many statements as one. */
export function weeksReader<T>(db: Db, tellOf: (week: Week) => T) {
  const timeZoneOf = timeZoneFinder(db);
  const planOf = planReader(db);
  const secondsIn = focusAreaSecondsReader(db);
  return async (userId: string, weeks: readonly string[], now: number): Promise<T[]> => {
    const timeZone = await timeZoneOf(userId);
    const told: T[] = [];
    for (const group of groupsOf(weeks)) {
      const [standingsIn, seconds] = await Promise.all([
        planOf(userId, group),
        secondsIn(userId, spansOfWeeks(group, timeZone), now),
      ]);
      for (const [n, weekStart] of group.entries()) {
        told.push(tellOf({ weekStart, areas: standingsIn(weekStart, seconds[n]!) }));
      }
    }
    return told;
  };
}

interface Own {
  readonly goal_min: number | null;
  readonly is_resting: 0 | 1;
}

function standingOf(area: AreaInWeeks, weekStart: string, own: Own | undefined, usedSec: number): AreaStanding {
  // Settings hold from ever, so there are some in every week.
  const { focusAreaClass, weight, defaultWeeklyMin } = settingsInForce(area.dated, weekStart)!;
  const plannedMin = own?.goal_min ?? defaultWeeklyMin;
  // Before its first week an area asks for nothing, and has no limit either. Nobody can set a default of 0.
  const isBefore = (own?.goal_min ?? null) === null && defaultWeeklyMin === 0;
  return {
    focusAreaId: area.id,
    name: area.name,
    focusAreaClass,
    weight,
    plannedMin,
    trackedMin: usedSec / 60,
    isResting: own?.is_resting === 1 || (isBefore && focusAreaClass === 'chill_zone'),
    usedSec,
  };
}
