import type { z } from 'zod/mini';
import { type changedWeeklyGoal, type WeeklyGoal, weeklyGoals } from '#contract/weekly-goals.ts';
import { settingsInForce } from '#domain/settings-in-force.ts';
import { violationOf } from '../../db/failures.ts';
import { newId } from '../../db/id.ts';
import type { Db } from '../../db/open.ts';
import { transact } from '../../db/transaction.ts';
import { refusal } from '../../http/errors.ts';
import { NoRoom, takeRoom } from '../account/account-limits.queries.ts';
import { type AreaInWeeks, settingsInWeeksReader } from '../focus-areas/focus-area-settings.queries.ts';
import { focusAreaSecondsReader } from '../time-entries/tracked-seconds.queries.ts';
import { weekUsageReader } from '../time-entries/usage.queries.ts';
import {
  changeWeeklyGoal,
  deleteUntouched,
  insertWeeklyGoals,
  type PlannedRow,
  weekRowsReader,
} from './weekly-goals.queries.ts';

export function weekPlanner(db: Db) {
  const settingsIn = settingsInWeeksReader(db);
  const rowsOf = weekRowsReader(db);
  const usageOf = weekUsageReader(db, focusAreaSecondsReader(db));

  const addRows = (userId: string, rows: Parameters<typeof insertWeeklyGoals>[1]) =>
    transact(db, async (tx) => {
      await takeRoom(tx, userId, { weeklyGoals: rows.length });
      await insertWeeklyGoals(tx, rows);
    });

  /** The rows of a week for each of the areas that is still there. Only the first to ask finds some missing. */
  const rowsForAll = async (userId: string, weekStart: string, areas: readonly AreaInWeeks[], now: number) => {
    const rows = byArea(await rowsOf(userId, weekStart));
    const missing = areas.filter(({ id }) => !rows.has(id));
    if (missing.length === 0) return rows;
    const added = missing.map((area) => ({
      user_id: userId,
      id: newId(now),
      focus_area_id: area.id,
      week_start: weekStart,
      goal_min: null,
      is_resting: 0 as const,
      created_at: now,
      applied_at: null,
    }));
    await addRows(userId, added).catch(async (error: unknown) => {
      if (!(error instanceof NoRoom)) throw error;
      // In a transaction of its own: it locks rows of areas that it has not locked before.
      await transact(db, (tx) => deleteUntouched(tx, userId, weekStart));
      await addRows(userId, added);
    });
    return byArea(await rowsOf(userId, weekStart));
  };

  const list = async (userId: string, weekStart: string, now: number): Promise<WeeklyGoal[]> => {
    const usage = usageOf(userId, weekStart, now);
    const plan = settingsIn(userId, weekStart, weekStart).then(async (areas) => ({
      areas,
      rows: await rowsForAll(userId, weekStart, areas, now),
    }));
    const [usedSec, { areas, rows }] = await Promise.all([usage, plan]);
    return areas.flatMap((area) => {
      const row = rows.get(area.id);
      return row ? [weeklyGoalOf(row, area, weekStart, usedSec.get(area.id) ?? 0)] : [];
    });
  };

  /** An area that is deleted while its row is made is simply not there when it is looked for again. */
  const listWhole = async (userId: string, weekStart: string, now: number): Promise<WeeklyGoal[]> => {
    for (;;) {
      try {
        return await list(userId, weekStart, now);
      } catch (error) {
        if (violationOf(error) !== 'foreign') throw error;
      }
    }
  };

  return {
    usageOf,
    list: listWhole,
    change: async (
      userId: string,
      id: string,
      { goalMin, useDefault, isResting }: z.infer<typeof changedWeeklyGoal>,
      now: number,
    ): Promise<WeeklyGoal> => {
      const changes = {
        ...(goalMin !== undefined && { goal_min: goalMin }),
        ...(useDefault && { goal_min: null }),
        ...(isResting !== undefined && { is_resting: isResting ? (1 as const) : (0 as const) }),
      };
      const weekStart = await transact(db, (tx) => changeWeeklyGoal(tx, userId, id, changes));
      const week = weekStart === undefined ? [] : await listWhole(userId, weekStart, now);
      const changed = week.find(({ _id }) => _id === id);
      if (!changed) throw refusal(weeklyGoals.update, 404);
      return changed;
    },
  };
}

function byArea(rows: readonly PlannedRow[]): ReadonlyMap<string, PlannedRow> {
  return new Map(rows.map((row) => [row.focus_area_id, row]));
}

function weeklyGoalOf(row: PlannedRow, { id, dated }: AreaInWeeks, weekStart: string, usedSec: number): WeeklyGoal {
  const defaultMin = settingsInForce(dated, weekStart)?.defaultWeeklyMin ?? 0;
  return {
    _id: row.id,
    focusAreaId: id,
    weekStart,
    goalMin: row.goal_min ?? defaultMin,
    defaultMin,
    isDefault: row.goal_min === null,
    isResting: row.is_resting === 1,
    usedSec,
    ...(row.applied_at !== null && { appliedAt: new Date(row.applied_at).toISOString() }),
  };
}
