import type { ImportCounts } from '#contract/imports.ts';
import { messages } from '#contract/errors.ts';
import { weekOf, yearOf } from '#domain/calendar.ts';
import { quickSettings } from '#domain/focus-area.ts';
import { sortKey } from '#domain/search.ts';
import { firstSettings } from '#domain/settings-in-force.ts';
import { newId } from '../../db/id.ts';
import type { Schema } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
import { ApiError } from '../../http/errors.ts';
import { lockAccount, roomForAreas, takeRoom } from '../account/account-limits.queries.ts';
import { insertGoals, newGoalRow } from '../goals/goals.queries.ts';
import type { GroupedEntries, ImportArea } from './grouped-entries.ts';
import { holdTimeZone, holdPlaces, insertDatedSettings, insertEntries, insertFocusAreas } from './imports.queries.ts';
import { inBatches } from './in-turns.ts';
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
export async function storeTable(
  tx: Tx,
  userId: string,
  grouped: GroupedEntries,
  readIn: string,
  now: number,
): Promise<Imported> {
  await lockAccount(tx, userId);
  const timeZone = await holdTimeZone(tx, userId);
  if (timeZone !== readIn) throw new ApiError(409, messages.conflict);
  const known = await holdPlaces(tx, userId);
  const { places, alreadyThere } = await freshEntries(tx, userId, placesOf(grouped.areas, known), grouped, now);
  const rows = rowsOf(userId, places, timeZone, now);
  const adds = { ...roomForAreas(rows.areas.length), goals: rows.goals.length, timeEntries: rows.entries.length };
  await takeRoom(tx, userId, adds, noRoomForFile);
  await inBatches(rows.areas, (areas) => insertFocusAreas(tx, areas));
  await inBatches(rows.settings, (settings) => insertDatedSettings(tx, settings));
  await inBatches(rows.goals, (goals) => insertGoals(tx, goals));
  await inBatches(rows.entries, insertEntries(tx));
  const made = { focusAreas: rows.areas.length, goals: rows.goals.length, timeEntries: rows.entries.length };
  return { made: { ...nothingMade, ...made }, alreadyThere };
}

/** Without a pause: ids are in the order in which they are made only while nobody else makes some in between. */
function rowsOf(userId: string, places: readonly Place[], timeZone: string, now: number) {
  const own = { user_id: userId, created_at: now };
  const timeframe_year = yearOf(now, timeZone);
  const areas: Schema['focus_areas'][] = [];
  const settings: Schema['focus_area_settings'][] = [];
  const goals: ReturnType<typeof newGoalRow>[] = [];
  const entries: Schema['time_entries'][] = [];
  const newAreas = new Map<ImportArea, string>();

  const makeArea = (area: ImportArea): string => {
    const id = newId(now);
    newAreas.set(area, id);
    areas.push({ ...own, id, name: area.name, name_key: sortKey(area.name), description: '' });
    for (const each of firstSettings(quickSettings, weekOf(area.earliest, timeZone))) {
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
    const id = newId(now);
    const focus_area_id = areaId ?? newAreas.get(area) ?? makeArea(area);
    goals.push(newGoalRow({ ...own, id, focus_area_id, title, timeframe_year }));
    return id;
  };

  for (const { area, goal, areaId, goalId } of places) {
    const goal_id = goalId ?? makeGoal(area, areaId, goal.title);
    for (const { from, to } of goal.spans) {
      entries.push({ ...own, id: newId(now), goal_id, started_at: from, ended_at: to });
    }
  }
  return { areas, settings, goals, entries };
}
