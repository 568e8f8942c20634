import type { DatedSettings } from '#domain/focus-area/effective-settings.ts';
import type { Schema } from '#server/db/schema.ts';
import { sha256 } from '#server/http/security/tokens.ts';
import { planColumns as allPlanColumns } from '#server/modules/action-plans/action-plans.queries.ts';
import { goalColumns as allGoalColumns } from '#server/modules/goals/goals.queries.ts';
import { itemColumns as allItemColumns } from '#server/modules/inventory/inventory.queries.ts';
import { taskColumns as allTaskColumns } from '#server/modules/tasks/tasks.queries.ts';

const without = <C extends string, L extends C>(columns: readonly C[], ...leftOut: readonly L[]) =>
  columns.filter((column): column is Exclude<C, L> => !leftOut.some((name) => name === column));

/**
 * What a user can change. A column that is added to a table comes with it, and changes the fingerprints: those stored before
 * then need to be compared as well (see `matchesOldFingerprint`).
 */
export const planColumns = without(allPlanColumns, 'id', 'created_at', 'paused_from', 'pauses');
export const linkColumns = ['goal_id', 'week'] as const;
/** Without the colour, which can be replaced at any time. */
export const areaColumns = ['id', 'name', 'description'] as const;
const settingsFields = ['fromWeek', 'focusAreaClass', 'defaultWeeklyMin', 'weight'] as const;
export const goalColumns = without(allGoalColumns, 'created_at', 'closed_at');
export const taskColumns = without(allTaskColumns, 'created_at');
export const itemColumns = without(allItemColumns, 'created_at');

type Rows<T extends keyof Schema, C extends readonly (keyof Schema[T])[]> = readonly Pick<Schema[T], C[number]>[];

/** The rows of a plan saved from a draft. */
export interface PlanSnapshot {
  readonly plan: Rows<'action_plans', typeof planColumns>[number];
  /** Empty if the plan went into an existing area, as are `settings`. */
  readonly areas: Rows<'focus_areas', typeof areaColumns>;
  readonly settings: readonly DatedSettings[];
  readonly goals: Rows<'goals', typeof goalColumns>;
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
  return sha256(JSON.stringify(all));
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
