import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod/mini';
import type { FocusArea, focusAreaUpdate, newFocusArea } from '#contract/goals/focus-areas.ts';
import { weekStartForInstant } from '#domain/calendar/calendar.ts';
import { type FocusAreaSettings, defaultSettings } from '#domain/focus-area/focus-area.ts';
import { newId } from '#server/db/id.ts';
import type { Tx } from '#server/db/transaction.ts';
import { orNotFound } from '#server/http/errors.ts';
import { lockAccount, quotaForAreas, reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { getTimeZone } from '#server/modules/auth/auth.queries.ts';
import { getLatestSettings, upsertSettings, toSettings } from './focus-area-settings.queries.ts';
import { createAreaColorPicker, updateFocusAreaRow, insertFocusArea, toFocusArea } from './focus-areas.queries.ts';

export async function createFocusArea(
  tx: Tx,
  userId: string,
  { name, description = '', color: chosenColor, ...input }: z.infer<typeof newFocusArea>,
  now: number,
): Promise<FocusArea> {
  await reserveQuota(tx, userId, quotaForAreas(1));
  const color = chosenColor ?? (await createAreaColorPicker(tx, userId))();
  const area = { user_id: userId, id: newId(now), name, description, color, created_at: now };
  const settings = mergeSettings(defaultSettings, input);
  const week = weekStartForInstant(now, await getTimeZone(tx, userId));
  await insertFocusArea(tx, area, settings, week);
  return toFocusArea(area, settings);
}

export async function updateFocusArea(
  tx: Tx,
  userId: string,
  id: string,
  { name, description, color, ...input }: z.infer<typeof focusAreaUpdate>,
  now: number,
): Promise<FocusArea> {
  // New settings may need quota, which locks the account. It has to be locked before the area, as everywhere.
  await lockAccount(tx, userId);
  const area = orNotFound(await updateFocusAreaRow(tx, userId, id, { name, description, color }));
  const latest = await getLatestSettings(tx, userId, id);
  const before = toSettings(latest);
  const settings = mergeSettings(before, input);
  if (isDeepStrictEqual(settings, before)) return toFocusArea(area, before);
  const week = weekStartForInstant(now, await getTimeZone(tx, userId));
  // Settings that replace those of this week or a later one need no quota.
  if (latest.from_week < week) await reserveQuota(tx, userId, { areaSettings: 1 });
  await upsertSettings(tx, userId, id, { ...settings, fromWeek: week });
  return toFocusArea(area, settings);
}

type SettingsInput = { readonly [K in keyof FocusAreaSettings]?: FocusAreaSettings[K] | undefined };

function mergeSettings(before: FocusAreaSettings, input: SettingsInput): FocusAreaSettings {
  return {
    focusAreaClass: input.focusAreaClass ?? before.focusAreaClass,
    defaultWeeklyMin: input.defaultWeeklyMin ?? before.defaultWeeklyMin,
    weight: input.weight ?? before.weight,
  };
}
