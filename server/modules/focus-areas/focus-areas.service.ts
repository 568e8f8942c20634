import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod/mini';
import type { changedFocusArea, FocusArea, newFocusArea } from '#contract/focus-areas.ts';
import { weekOf } from '#domain/calendar.ts';
import { categoryClassOf, type FocusAreaSettings, quickSettings } from '#domain/focus-area.ts';
import { newId } from '../../db/id.ts';
import type { Tx } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { lockAccount, roomForAreas, takeRoom } from '../account/account-limits.queries.ts';
import { timeZoneOf } from '../auth/auth.queries.ts';
import { latestSettings, putSettings, settingsOf } from './focus-area-settings.queries.ts';
import { type FocusAreaRow, holdFocusArea, insertFocusArea } from './focus-areas.queries.ts';

export async function createFocusArea(
  tx: Tx,
  userId: string,
  { name, description = '', ...given }: z.infer<typeof newFocusArea>,
  now: number,
): Promise<FocusArea> {
  await takeRoom(tx, userId, roomForAreas(1));
  const area = { user_id: userId, id: newId(now), name, description, created_at: now };
  const settings = merged(quickSettings, given);
  const week = weekOf(now, await timeZoneOf(tx, userId));
  await insertFocusArea(tx, area, settings, week);
  return wire(area, settings);
}

export async function changeFocusArea(
  tx: Tx,
  userId: string,
  id: string,
  { name, description, ...given }: z.infer<typeof changedFocusArea>,
  now: number,
): Promise<FocusArea> {
  // Locks the account before the area, the order used everywhere: new settings may need room.
  await lockAccount(tx, userId);
  const area = await holdFocusArea(tx, userId, id, { name, description });
  if (!area) throw notFound();
  const latest = await latestSettings(tx, userId, id);
  const before = settingsOf(latest);
  const settings = merged(before, given);
  if (isDeepStrictEqual(settings, before)) return wire(area, before);
  const week = weekOf(now, await timeZoneOf(tx, userId));
  // Otherwise they take the place of what was set for this week or a later one.
  if (latest.from_week < week) await takeRoom(tx, userId, { areaSettings: 1 });
  await putSettings(tx, userId, id, { ...settings, fromWeek: week });
  return wire(area, settings);
}

export function focusAreaOf(row: FocusAreaRow): FocusArea {
  return wire(row, settingsOf(row));
}

function wire(
  { id, name, description, created_at }: Pick<FocusAreaRow, 'id' | 'name' | 'description' | 'created_at'>,
  settings: FocusAreaSettings,
): FocusArea {
  return {
    _id: id,
    name,
    description,
    ...settings,
    categoryClass: categoryClassOf(settings.focusAreaClass),
    createdAt: new Date(created_at).toISOString(),
  };
}

type Given = { readonly [K in keyof FocusAreaSettings]?: FocusAreaSettings[K] | undefined };

function merged(before: FocusAreaSettings, given: Given): FocusAreaSettings {
  return {
    focusAreaClass: given.focusAreaClass ?? before.focusAreaClass,
    defaultWeeklyMin: given.defaultWeeklyMin ?? before.defaultWeeklyMin,
    weight: given.weight ?? before.weight,
  };
}
