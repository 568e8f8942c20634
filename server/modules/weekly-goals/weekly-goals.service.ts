import type { z } from 'zod/mini';
import { type weeklyGoalUpdate, type WeeklyGoal, weeklyGoals } from '#contract/weekly-goals/weekly-goals.ts';
import { effectiveSettings } from '#domain/focus-area/effective-settings.ts';
import { constraintViolation } from '#server/db/errors.ts';
import { newId } from '#server/db/id.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { declaredError } from '#server/http/errors.ts';
import { QuotaExceededError, reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import {
  type AreaSettingsHistory,
  listSettingsInWeeks,
} from '#server/modules/focus-areas/focus-area-settings.queries.ts';
import { readFocusAreaSecondsInWeek } from '#server/modules/tracked-time/tracked-time.queries.ts';
import {
  updateWeeklyGoalRow,
  deleteDefaultRows,
  insertWeeklyGoals,
  type WeeklyGoalRow,
  listWeekRows,
} from './weekly-goals.queries.ts';

export function weeklyGoalsService(db: Db) {
  const addRows = (userId: string, rows: Parameters<typeof insertWeeklyGoals>[1]) =>
    inTransaction(db, async (tx) => {
      await reserveQuota(tx, userId, { weeklyGoals: rows.length });
      await insertWeeklyGoals(tx, rows);
    });

  /** A week's rows by area. Missing rows are inserted first, usually when the week is first viewed. */
  const ensureRows = async (userId: string, weekStart: string, areas: readonly AreaSettingsHistory[], now: number) => {
    const rows = rowsByArea(await listWeekRows(db, userId, weekStart));
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
      if (!(error instanceof QuotaExceededError)) throw error;
      // This needs a separate transaction, because it locks rows whose areas are not locked.
      await inTransaction(db, (tx) => deleteDefaultRows(tx, userId, weekStart));
      await addRows(userId, added);
    });
    return rowsByArea(await listWeekRows(db, userId, weekStart));
  };

  const list = async (userId: string, weekStart: string, now: number): Promise<WeeklyGoal[]> => {
    const usage = readFocusAreaSecondsInWeek(db, userId, weekStart, now);
    const plan = listSettingsInWeeks(db, userId, weekStart, weekStart).then(async (areas) => ({
      areas,
      rows: await ensureRows(userId, weekStart, areas, now),
    }));
    const [usedSec, { areas, rows }] = await Promise.all([usage, plan]);
    return areas.flatMap((area) => {
      const row = rows.get(area.id);
      return row ? [toWeeklyGoal(row, area, weekStart, usedSec.get(area.id) ?? 0)] : [];
    });
  };

  /** Retries if an area is deleted while its row is being inserted; the next read no longer finds the area. */
  const listWithRetry = async (userId: string, weekStart: string, now: number): Promise<WeeklyGoal[]> => {
    for (;;) {
      try {
        return await list(userId, weekStart, now);
      } catch (error) {
        if (constraintViolation(error) !== 'foreign') throw error;
      }
    }
  };

  return {
    list: listWithRetry,
    update: async (
      userId: string,
      id: string,
      { goalMin, useDefault, isResting }: z.infer<typeof weeklyGoalUpdate>,
      now: number,
    ): Promise<WeeklyGoal> => {
      const changes = {
        ...(goalMin !== undefined && { goal_min: goalMin }),
        ...(useDefault && { goal_min: null }),
        ...(isResting !== undefined && { is_resting: isResting ? (1 as const) : (0 as const) }),
      };
      const weekStart = await inTransaction(db, (tx) => updateWeeklyGoalRow(tx, userId, id, changes));
      const week = weekStart === undefined ? [] : await listWithRetry(userId, weekStart, now);
      const changed = week.find(({ _id }) => _id === id);
      if (!changed) throw declaredError(weeklyGoals.update, 404);
      return changed;
    },
  };
}

function rowsByArea(rows: readonly WeeklyGoalRow[]): ReadonlyMap<string, WeeklyGoalRow> {
  return new Map(rows.map((row) => [row.focus_area_id, row]));
}

function toWeeklyGoal(
  row: WeeklyGoalRow,
  { id, settings }: AreaSettingsHistory,
  weekStart: string,
  usedSec: number,
): WeeklyGoal {
  const defaultMin = effectiveSettings(settings, weekStart)?.defaultWeeklyMin ?? 0;
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
