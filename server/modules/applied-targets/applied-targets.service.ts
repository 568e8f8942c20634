import { addDays, isKnownDay, startOfDay, weekOf } from '#domain/calendar.ts';
import { limits } from '#domain/limits.ts';
import type { BulkWrite } from '../../db/bulk/bulk-writes.ts';
import { newId } from '../../db/id.ts';
import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';
import { lockAccount, takeRoom } from '../account/account-limits.queries.ts';
import { timeZoneOf } from '../auth/auth.queries.ts';
import { insertWeeklyGoals } from '../weekly-goals/weekly-goals.queries.ts';
import {
  deleteUntouchedIn,
  firstEntryStart,
  holdAreas,
  settingsByArea,
  spansWithTime,
  touchedWeeks,
} from './applied-targets.queries.ts';
import { countTargets, type SettingsByArea, type Target, targetsFor, unratedWeeksOf } from './unrated-weeks.ts';

export interface Applied {
  readonly appliedAt: string | null;
  readonly weeks: number;
}

/** How many weeks a statement looks at or names: more than four years. */
const WEEKS_AT_ONCE = 2 * limits.weeksAtOnce;

/**
 * Gives today's default targets to past weeks with tracked time and no plan: one, or all. Rows of these weeks without a
 * target are replaced rather than updated, so an interrupted write is undone by deleting what it inserted.
 */
export function targetApplication(userId: string, onlyWeek: string | undefined, now: number): BulkWrite<Applied> {
  let found: Unrated = { areas: new Map(), weeks: [], currentWeek: '' };
  let weeks: readonly string[] = [];
  let targets: readonly Target[] = [];
  return {
    async prepare(db) {
      await lockAccount(db, userId);
      await holdAreas(db, userId);
      found = await findUnrated(db, userId, onlyWeek, now);
      return { kind: 'applied-targets', appliedAt: now };
    },
    async begin(tx) {
      if (found.weeks.length === 0) return;
      for (const some of inParts(found.weeks, WEEKS_AT_ONCE)) await deleteUntouchedIn(tx, userId, some);
      // Their rows are deleted now, so no other week can be planned any more; some may have been since they were found.
      const planned = await touchedWeeks(tx, userId);
      weeks = found.weeks.filter((week) => !planned.has(week));
      // Before they are built: there may be more than any account can have.
      const count = countTargets(found.areas, weeks, found.currentWeek);
      await takeRoom(tx, userId, { weeklyGoals: count });
      targets = targetsFor(found.areas, weeks, found.currentWeek);
    },
    async write(chunk) {
      for (const some of inParts(targets, chunk.rows ?? targets.length)) {
        await chunk((tx) => insertWeeklyGoals(tx, some.map(rowOf)));
      }
    },
    finish: async () => ({
      appliedAt: weeks.length === 0 ? null : new Date(now).toISOString(),
      weeks: weeks.length,
    }),
  };

  function rowOf({ focusAreaId, weekStart, minutes }: Target) {
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

/** The past weeks that have tracked time and no plan, oldest first. */
export async function unratedWeeks(db: Db, userId: string, now: number): Promise<string[]> {
  return [...(await findUnrated(db, userId, undefined, now)).weeks];
}

interface Unrated {
  readonly areas: SettingsByArea;
  /** Oldest first. */
  readonly weeks: readonly string[];
  readonly currentWeek: string;
}

async function findUnrated(db: Db | Tx, userId: string, onlyWeek: string | undefined, now: number): Promise<Unrated> {
  const timeZone = await timeZoneOf(db, userId);
  const currentWeek = weekOf(now, timeZone);
  const first = onlyWeek ?? (await firstPastWeek(db, userId, timeZone));
  if (first === undefined || first >= currentWeek) return { areas: new Map(), weeks: [], currentWeek };
  const touched = await touchedWeeks(db, userId);
  const past = onlyWeek === undefined ? weeksBetween(first, currentWeek) : [onlyWeek];
  const open = past.filter((week) => !touched.has(week));
  const areas = await settingsByArea(db, userId);
  const weeks: string[] = [];
  for (const some of inParts(unratedWeeksOf(areas, open, currentWeek), WEEKS_AT_ONCE)) {
    const spans = some.map((week) => ({
      from: startOfDay(week, timeZone),
      to: startOfDay(addDays(week, 7), timeZone),
    }));
    weeks.push(...(await spansWithTime(db, userId, spans, now)).map((n) => some[n]!));
  }
  return { areas, weeks, currentWeek };
}

async function firstPastWeek(db: Db | Tx, userId: string, timeZone: string): Promise<string | undefined> {
  const start = await firstEntryStart(db, userId);
  return start === undefined ? undefined : weekOf(start, timeZone);
}

function weeksBetween(first: string, end: string): string[] {
  const weeks: string[] = [];
  for (let week = first; week < end && isKnownDay(week); week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

function* inParts<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let n = 0; n < all.length; n += size) yield all.slice(n, n + size);
}
