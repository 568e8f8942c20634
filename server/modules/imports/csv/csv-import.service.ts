import type { ImportCounts } from '#contract/imports.ts';
import { messages } from '#contract/errors.ts';
import { weekOf, yearOf } from '#domain/calendar.ts';
import { quickSettings } from '#domain/focus-area.ts';
import { sortKey } from '#domain/search.ts';
import { firstSettings } from '#domain/settings-in-force.ts';
import type { BulkWrite } from '../../db/bulk/bulk-writes.ts';
import { idRange } from '../../db/id.ts';
import type { Schema } from '../../db/schema.ts';
import { ApiError } from '../../http/errors.ts';
import { lockAccount, roomForAreas, takeRoom } from '../account/account-limits.queries.ts';
import { insertGoals, newGoalRow } from '../goals/goals.queries.ts';
import { averageTargets } from './average-target.ts';
import type { GroupedEntries, ImportArea } from './grouped-entries.ts';
import { holdPlaces, holdTimeZone, insertDatedSettings, insertEntries, insertFocusAreas } from './imports.queries.ts';
import { inChunks, inTurns } from './in-turns.ts';
import { freshEntries } from './known-entries.ts';
import { type Place, placesOf } from './places.ts';
import { noRoomForFile } from './room.ts';

export interface Imported {
  readonly made: ImportCounts;
  readonly alreadyThere: number;
}

export const nothingMade: ImportCounts = {
  focusAreas: 0,
  goals: 0,
  timeEntries: 0,
  weeklyGoals: 0,
  actionPlans: 0,
  tasks: 0,
  inventoryItems: 0,
};

/** Where everything goes is looked up once more: since the file was read, somebody may have made or deleted some of it. */
export function tableImport(userId: string, grouped: GroupedEntries, readIn: string, now: number): BulkWrite<Imported> {
  let rows: TableRows | undefined;
  let alreadyThere = 0;
  return {
    async prepare(db) {
      await lockAccount(db, userId);
      const timeZone = await holdTimeZone(db, userId);
      if (timeZone !== readIn) throw new ApiError(409, messages.conflict);
      const known = await holdPlaces(db, userId);
      const fresh = await freshEntries(db, userId, placesOf(grouped.areas, known), grouped, now);
      alreadyThere = fresh.alreadyThere;
      rows = await rowsOf(userId, fresh.places, timeZone, now);
      return { kind: 'id-range', first: rows.ids.first, last: rows.ids.last };
    },
    async begin(tx) {
      const { areas, goals, entries } = rows!;
      const adds = { ...roomForAreas(areas.length), goals: goals.length, timeEntries: entries.length };
      await takeRoom(tx, userId, adds, noRoomForFile);
    },
    async write(chunk) {
      const { areas, settings, goals, entries, ids } = rows!;
      await inChunks(chunk, areas, insertFocusAreas);
      await inChunks(chunk, settings, insertDatedSettings);
      await inChunks(chunk, goals, insertGoals);
      const insertMore = insertEntries();
      const own = { user_id: userId, created_at: now };
      await inChunks(chunk, entries, (tx, some) =>
        insertMore(
          tx,
          some.map((entry) => ({ ...own, ...entry, id: ids.next() })),
        ),
      );
    },
    async finish() {
      const { areas, goals, entries } = rows!;
      const made = { focusAreas: areas.length, goals: goals.length, timeEntries: entries.length };
      return { made: { ...nothingMade, ...made }, alreadyThere };
    },
  };
}

type TableRows = Awaited<ReturnType<typeof rowsOf>>;

async function rowsOf(userId: string, places: readonly Place[], timeZone: string, now: number) {
  const own = { user_id: userId, created_at: now };
  const timeframe_year = yearOf(now, timeZone);
  const areas: Schema['focus_areas'][] = [];
  const settings: Schema['focus_area_settings'][] = [];
  const goals: ReturnType<typeof newGoalRow>[] = [];
  const entries: Pick<Schema['time_entries'], 'goal_id' | 'started_at' | 'ended_at'>[] = [];
  const newAreas = new Map<ImportArea, string>();
  const targets = await averageTargets(places, timeZone);
  const count = places.reduce((sum, { goal }) => sum + goal.spans.length, 2 * places.length);
  const ids = idRange(now, count);

  const makeArea = (area: ImportArea): string => {
    const id = ids.next();
    newAreas.set(area, id);
    areas.push({ ...own, id, name: area.name, name_key: sortKey(area.name), description: '' });
    const first = { ...quickSettings, defaultWeeklyMin: targets.get(area)! };
    for (const each of firstSettings(first, weekOf(area.earliest, timeZone))) {
      settings.push({
        user_id: userId,
        focus_area_id: id,
        from_week: each.fromWeek,
        focus_area_class: each.focusAreaClass,
        default_weekly_min: each.defaultWeeklyMin,
        weight: each.weight,
      });
    }
    return id;
  };
  const makeGoal = (area: ImportArea, areaId: string | undefined, title: string): string => {
    const focus_area_id = areaId ?? newAreas.get(area) ?? makeArea(area);
    const id = ids.next();
    goals.push(newGoalRow({ ...own, id, focus_area_id, title, timeframe_year }));
    return id;
  };

  for (const { area, goal, areaId, goalId } of places) {
    const goal_id = goalId ?? makeGoal(area, areaId, goal.title);
    await inTurns(goal.spans, ({ from, to }) => void entries.push({ goal_id, started_at: from, ended_at: to }));
  }
  // In the order of time, which is that of the indexes, the database writes far fewer pages.
  return { areas, settings, goals, entries: entries.toSorted((a, b) => a.started_at - b.started_at), ids };
}
