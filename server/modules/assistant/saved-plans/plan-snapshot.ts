import { createHash } from 'node:crypto';
import type { DatedSettings } from '#domain/settings-in-force.ts';
import type { Schema } from '../../db/schema.ts';

/** What a user may have changed since. */
export const planColumns = [
  'focus_area_id',
  'title',
  'description',
  'structure',
  'weeks',
  'weekly_hours',
  'commitment_level',
] as const;
export const areaColumns = ['id', 'name', 'description'] as const;
const settingsFields = ['fromWeek', 'focusAreaClass', 'defaultWeeklyMin', 'weight'] as const;
export const goalColumns = ['id', 'focus_area_id', 'title', 'status', 'is_favorite', 'timeframe_year'] as const;
export const taskColumns = ['id', 'goal_id', 'title', 'completed_at'] as const;
export const itemColumns = [
  'id',
  'goal_id',
  'title',
  'url',
  'notes',
  'tags',
  'reflection_note',
  'rating',
  'priority',
  'estimated_minutes',
  'completed_at',
] as const;

type Rows<T extends keyof Schema, C extends readonly (keyof Schema[T])[]> = readonly Pick<Schema[T], C[number]>[];

/** All that a plan of the assistant is made of. */
export interface Made {
  readonly plan: Rows<'action_plans', typeof planColumns>[number];
  /** Empty where the area was there before, as are its settings. */
  readonly areas: Rows<'focus_areas', typeof areaColumns>;
  readonly settings: readonly DatedSettings[];
  readonly goals: Rows<'goals', typeof goalColumns>;
  /** The goals that are in the plan. */
  readonly linkedIds: readonly string[];
  readonly tasks: Rows<'tasks', typeof taskColumns>;
  readonly items: Rows<'inventory_items', typeof itemColumns>;
}

/** The same as long as nobody has changed, added or removed anything. */
export function fingerprintOf({ plan, areas, settings, goals, linkedIds, tasks, items }: Made): string {
  const all = [
    valuesOf([plan], planColumns),
    valuesOf(areas, areaColumns),
    valuesOf(settings, settingsFields),
    valuesOf(goals, goalColumns),
    linkedIds.toSorted(),
    valuesOf(tasks, taskColumns),
    valuesOf(items, itemColumns),
  ];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url');
}

function valuesOf<R>(rows: readonly R[], columns: readonly (keyof R)[]): string[] {
  return rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted();
}
