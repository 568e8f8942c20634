import { entryTextColumns } from '#server/db/entry-text.ts';
import type { ImportCounts } from '#contract/account/imports.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { weekStartForInstant, toYear } from '#domain/calendar/calendar.ts';
import type { AreaColor } from '#domain/focus-area/area-colors.ts';
import { defaultSettings } from '#domain/focus-area/focus-area.ts';
import { toSortKey } from '#domain/search/search.ts';
import { initialSettings } from '#domain/focus-area/effective-settings.ts';
import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import { createIdRange } from '#server/db/id.ts';
import type { Schema } from '#server/db/schema.ts';
import { ApiError } from '#server/http/errors.ts';
import {
  createEntryInserter,
  insertInto,
  writeInChunks,
} from '#server/modules/account-document/bulk-inserts.queries.ts';
import { lockAccount, quotaForAreas, reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { createAreaColorPicker } from '#server/modules/focus-areas/focus-areas.queries.ts';
import { insertGoals, newGoalRow } from '#server/modules/goals/goals.queries.ts';
import { computeAverageTargets } from './average-target.ts';
import type { GroupedEntries, ImportArea } from './grouped-entries.ts';
import { lockExistingAreasAndGoals, lockTimeZone } from '../imports.queries.ts';
import { forEachYielding } from '../collections.ts';
import { findNewEntries } from './deduplicate.service.ts';
import { type GoalMatch, matchGoals } from './goal-matching.ts';
import { quotaError } from '../import-quota.ts';

export interface Imported {
  readonly made: ImportCounts;
  readonly alreadyThere: number;
}

export const emptyCounts: ImportCounts = {
  focusAreas: 0,
  goals: 0,
  timeEntries: 0,
  weeklyGoals: 0,
  actionPlans: 0,
  tasks: 0,
  inventoryItems: 0,
};

/** Matches the entries again under lock: areas and goals may have been added or deleted since the preview. */
export function buildCsvImport(
  userId: string,
  grouped: GroupedEntries,
  expectedTimeZone: string,
  now: number,
): BulkWrite<Imported> {
  let rows: ImportRows | undefined;
  let alreadyThere = 0;
  return {
    async prepare(db) {
      await lockAccount(db, userId);
      const timeZone = await lockTimeZone(db, userId);
      if (timeZone !== expectedTimeZone) throw new ApiError(409, errorMessages.conflict);
      const existing = await lockExistingAreasAndGoals(db, userId);
      const newEntries = await findNewEntries(db, userId, matchGoals(grouped.areas, existing), grouped, now);
      alreadyThere = newEntries.alreadyThere;
      const nextColor = await createAreaColorPicker(db, userId);
      rows = await buildRows(userId, newEntries.matches, timeZone, nextColor, now);
      return { kind: 'id-range', first: rows.ids.first, last: rows.ids.last };
    },
    async begin(tx) {
      const { areas, goals, entries } = rows!;
      const additions = { ...quotaForAreas(areas.length), goals: goals.length, timeEntries: entries.length };
      await reserveQuota(tx, userId, additions, quotaError);
    },
    async write(chunk) {
      const { areas, settings, goals, entries, ids } = rows!;
      await writeInChunks(chunk, areas, insertInto('focus_areas'));
      await writeInChunks(chunk, settings, insertInto('focus_area_settings'));
      await writeInChunks(chunk, goals, insertGoals);
      const insertEntries = createEntryInserter();
      const base = { user_id: userId, created_at: now };
      await writeInChunks(chunk, entries, (tx, batch) =>
        insertEntries(
          tx,
          batch.map((entry) => ({ ...base, ...entry, id: ids.next() })),
        ),
      );
    },
    async finish() {
      const { areas, goals, entries } = rows!;
      const made = { focusAreas: areas.length, goals: goals.length, timeEntries: entries.length };
      return { made: { ...emptyCounts, ...made }, alreadyThere };
    },
  };
}

type ImportRows = Awaited<ReturnType<typeof buildRows>>;

async function buildRows(
  userId: string,
  matches: readonly GoalMatch[],
  timeZone: string,
  nextColor: () => AreaColor,
  now: number,
) {
  const base = { user_id: userId, created_at: now };
  const timeframe_year = toYear(now, timeZone);
  const areas: Schema['focus_areas'][] = [];
  const settings: Schema['focus_area_settings'][] = [];
  const goals: ReturnType<typeof newGoalRow>[] = [];
  const entries: Omit<Schema['time_entries'], 'user_id' | 'id' | 'created_at'>[] = [];
  const newAreaIds = new Map<ImportArea, string>();
  const targets = await computeAverageTargets(matches, timeZone);
  const count = matches.reduce((sum, { goal }) => sum + goal.spans.length, 2 * matches.length);
  const ids = createIdRange(now, count);

  const addArea = (area: ImportArea): string => {
    const id = ids.next();
    newAreaIds.set(area, id);
    areas.push({ ...base, id, name: area.name, name_key: toSortKey(area.name), description: '', color: nextColor() });
    const first = { ...defaultSettings, defaultWeeklyMin: targets.get(area)! };
    for (const each of initialSettings(first, weekStartForInstant(area.earliest, timeZone))) {
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
  const addGoal = (area: ImportArea, areaId: string | undefined, title: string): string => {
    const focus_area_id = areaId ?? newAreaIds.get(area) ?? addArea(area);
    const id = ids.next();
    goals.push(newGoalRow({ ...base, id, focus_area_id, title, timeframe_year }));
    return id;
  };

  for (const { area, goal, areaId, goalId } of matches) {
    const goal_id = goalId ?? addGoal(area, areaId, goal.title);
    await forEachYielding(goal.spans, ({ from, to, note, tags }) => {
      entries.push({ goal_id, started_at: from, ended_at: to, ...entryTextColumns(note, tags) });
    });
  }
  // The database writes far fewer pages if entries are inserted in chronological order, as they are indexed.
  return { areas, settings, goals, entries: entries.toSorted((a, b) => a.started_at - b.started_at), ids };
}
