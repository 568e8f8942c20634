import { addDays, startOfDay, weekStartForInstant, weeksFrom } from '#domain/calendar/calendar.ts';
import type { Db } from '#server/db/schema.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import { readGoalSeconds } from '#server/modules/tracked-time/tracked-time.queries.ts';

const WEEKS = 8;

/** Tracked minutes of each of the last eight full weeks, without the untracked ones at the start. */
export async function listWeeklyTrackedMinutes(db: Db, userId: string, now: number): Promise<number[]> {
  const timeZone = await findTimeZone(db, userId);
  const weeks = weeksFrom(addDays(weekStartForInstant(now, timeZone), -7 * WEEKS), WEEKS + 1);
  const edges = weeks.map((week) => startOfDay(week, timeZone));
  const minutesByWeek = (await readGoalSeconds(db, userId, edges, now)).map((secondsByGoal) =>
    Math.floor([...secondsByGoal.values()].reduce((sum, seconds) => sum + seconds, 0) / 60),
  );
  const first = minutesByWeek.findIndex((minutes) => minutes > 0);
  return first === -1 ? [] : minutesByWeek.slice(first);
}

/** The median, which outliers do not change; undefined if nothing was tracked. */
export function usualWeeklyMinutes(trackedMinutesByWeek: readonly number[]): number | undefined {
  const sorted = trackedMinutesByWeek.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2);
}
