import { createHash } from 'node:crypto';
import type { DatedSettings } from '#domain/focus-area/effective-settings.ts';
import type { Schema } from '#server/db/schema.ts';

/** The columns that a user can change, except for the colour of an area: it can be replaced at any time. */
export const planColumns = [
  'focus_area_id',
  'title',
  'description',
  'structure',
  'weeks',
  'weekly_hours',
  'commitment_level',
  'start_week',
  'finished_at',
] as const;
export const linkColumns = ['goal_id', 'week'] as const;
export const areaColumns = ['id', 'name', 'description'] as const;
const settingsFields = ['fromWeek', 'focusAreaClass', 'defaultWeeklyMin', 'weight'] as const;
export const goalColumns = ['id', 'focus_area_id', 'title', 'status', 'is_favorite', 'timeframe_year'] as const;
export const taskColumns = [
  'id',
  'goal_id',
  'title',
  'completed_at',
  'estimated_minutes',
  'times_per_week',
  'week',
  'until_week',
  'position',
  'set_aside_at',
] as const;
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

/** The rows of a plan saved from a draft. */
export interface PlanSnapshot {
  readonly plan: Rows<'action_plans', typeof planColumns>[number];
  /** Empty if the plan went into an existing area, as are `settings`. */
  readonly areas: Rows<'focus_areas', typeof areaColumns>;
  readonly settings: readonly DatedSettings[];
  readonly goals: Rows<'goals', typeof goalColumns>;
  /** The goals linked to the plan. */
  readonly links: Rows<'action_plan_goals', typeof linkColumns>;
  readonly tasks: Rows<'tasks', typeof taskColumns>;
  readonly items: Rows<'inventory_items', typeof itemColumns>;
}

/** Stays the same until the user changes, adds or removes something. */
export function computeFingerprint(snapshot: PlanSnapshot): string {
  const { plan, links, tasks } = snapshot;
  return hashSnapshot(snapshot, {
    plan: serializeRows([plan], planColumns),
    links: serializeRows(links, linkColumns),
    tasks: serializeRows(tasks, taskColumns),
  });
}

/** What fingerprints of different versions contain in different ways. */
type SerializedRows = Readonly<Record<'plan' | 'links' | 'tasks', readonly string[]>>;

export function hashSnapshot(
  { areas, settings, goals, items }: PlanSnapshot,
  { plan, links, tasks }: SerializedRows,
): string {
  const all = [
    plan,
    serializeRows(areas, areaColumns),
    serializeRows(settings, settingsFields),
    serializeRows(goals, goalColumns),
    links,
    tasks,
    serializeRows(items, itemColumns),
  ];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url');
}

export function serializeRows<R>(rows: readonly R[], columns: readonly (keyof R)[]): string[] {
  return rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted();
}

/** What was created together with a plan, stored with it so that saving can be undone. */
export interface PlanProvenance {
  readonly goalIds: readonly string[];
  /** Null if the plan went into an existing area. */
  readonly focusAreaId: string | null;
  /** Fingerprint of everything as it was created. */
  readonly fingerprint: string;
}
