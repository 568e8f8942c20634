import { addDays, isSupportedDay, startOfDay, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { chunksOf } from '#server/db/chunks-of.ts';
import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import { newId } from '#server/db/id.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { lockAccount, reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { getTimeZone } from '#server/modules/auth/auth.queries.ts';
import { lockFocusAreas } from '#server/modules/focus-areas/focus-areas.queries.ts';
import { insertWeeklyGoals } from '#server/modules/weekly-goals/weekly-goals.queries.ts';
import {
  deleteDefaultRowsInWeeks,
  findFirstEntryStart,
  listSettingsByArea,
  listSpansWithTime,
  listCustomizedWeeks,
} from './applied-targets.queries.ts';
import { countTargets, type SettingsByArea, type Target, buildTargets, filterUnratedWeeks } from './unrated-weeks.ts';

interface ApplicationResult {
  readonly appliedAt: string | null;
  readonly weeks: number;
}

/** More than four years. */
const WEEKS_PER_QUERY = 2 * limits.weeksPerRequest;

/**
 * Applies today's default targets to the past weeks with tracked time and no plan, or only to `onlyWeek`. Their default
 * rows are replaced rather than updated, so an interrupted write can be undone by deleting the inserted rows.
 */
export function buildTargetApplication(
  userId: string,
  onlyWeek: string | undefined,
  now: number,
): BulkWrite<ApplicationResult> {
  let found: UnratedWeeks = { areas: new Map(), weeks: [], currentWeek: '' };
  let weeks: readonly string[] = [];
  let targets: readonly Target[] = [];
  return {
    async prepare(db) {
      await lockAccount(db, userId);
      await lockFocusAreas(db, userId, { against: 'deletion' });
      found = await findUnratedWeeks(db, userId, onlyWeek, now);
      return { kind: 'applied-targets', appliedAt: now };
    },
    async begin(tx) {
      if (found.weeks.length === 0) return;
      for (const batch of chunksOf(found.weeks, WEEKS_PER_QUERY)) await deleteDefaultRowsInWeeks(tx, userId, batch);
      // Some weeks may have been planned since they were read. The rest can no longer be, because their rows are deleted.
      const planned = await listCustomizedWeeks(tx, userId);
      weeks = found.weeks.filter((week) => !planned.has(week));
      // The targets are counted before they are built, because there may be far more than the quota allows.
      const count = countTargets(found.areas, weeks, found.currentWeek);
      await reserveQuota(tx, userId, { weeklyGoals: count });
      targets = buildTargets(found.areas, weeks, found.currentWeek);
    },
    async write(chunk) {
      for (const batch of chunksOf(targets, chunk.rowsPerChunk ?? targets.length)) {
        await chunk((tx) => insertWeeklyGoals(tx, batch.map(toRow)));
      }
    },
    finish: async () => ({
      appliedAt: weeks.length === 0 ? null : new Date(now).toISOString(),
      weeks: weeks.length,
    }),
  };

  function toRow({ focusAreaId, weekStart, minutes }: Target) {
    return {
      user_id: userId,
      id: newId(now),
      focus_area_id: focusAreaId,
      week_start: weekStart,
      goal_min: minutes,
      is_resting: 0 as const,
      created_at: now,
      applied_at: now,
    };
  }
}

/** Past weeks with tracked time and no plan, oldest first. */
export async function listUnratedWeeks(db: Db, userId: string, now: number): Promise<string[]> {
  return [...(await findUnratedWeeks(db, userId, undefined, now)).weeks];
}

interface UnratedWeeks {
  readonly areas: SettingsByArea;
  /** Oldest first. */
  readonly weeks: readonly string[];
  readonly currentWeek: string;
}

async function findUnratedWeeks(
  db: Db | Tx,
  userId: string,
  onlyWeek: string | undefined,
  now: number,
): Promise<UnratedWeeks> {
  const timeZone = await getTimeZone(db, userId);
  const currentWeek = weekStartForInstant(now, timeZone);
  const first = onlyWeek ?? (await findFirstPastWeek(db, userId, timeZone));
  if (first === undefined || first >= currentWeek) return { areas: new Map(), weeks: [], currentWeek };
  const customized = await listCustomizedWeeks(db, userId);
  const past = onlyWeek === undefined ? weeksBetween(first, currentWeek) : [onlyWeek];
  const unplanned = past.filter((week) => !customized.has(week));
  const areas = await listSettingsByArea(db, userId);
  const weeks: string[] = [];
  for (const batch of chunksOf(filterUnratedWeeks(areas, unplanned, currentWeek), WEEKS_PER_QUERY)) {
    const spans = batch.map((week) => ({
      from: startOfDay(week, timeZone),
      to: startOfDay(addDays(week, 7), timeZone),
    }));
    weeks.push(...(await listSpansWithTime(db, userId, spans, now)).map((n) => batch[n]!));
  }
  return { areas, weeks, currentWeek };
}

async function findFirstPastWeek(db: Db | Tx, userId: string, timeZone: string): Promise<string | undefined> {
  const start = await findFirstEntryStart(db, userId);
  return start === undefined ? undefined : weekStartForInstant(start, timeZone);
}

function weeksBetween(first: string, end: string): string[] {
  const weeks: string[] = [];
  for (let week = first; week < end && isSupportedDay(week); week = addDays(week, 7)) weeks.push(week);
  return weeks;
}
