import type { Schema } from '../schema.ts';

export type Row = Readonly<Record<string, unknown>>;

interface MovedTable {
  /** The columns that identify a row within an account. */
  readonly key: readonly string[];
  /** What moving a row costs, compared with a small row. */
  readonly cost: number;
}

/**
 * Every table whose rows are deleted with a focus area, goal or plan, children first, so that cascades lose nothing. The rows
 * of a table that is missing here could not be restored; `move-rows.test.ts` compares the list with the foreign keys.
 */
export const movedTables = {
  entry_steps: { key: ['entry_id'], cost: 1 },
  time_entries: { key: ['id'], cost: 1 },
  task_ticks: { key: ['task_id', 'day'], cost: 1 },
  task_items: { key: ['task_id', 'item_id'], cost: 1 },
  tasks: { key: ['id'], cost: 1 },
  // Their notes may be long.
  inventory_items: { key: ['id'], cost: 8 },
  action_plan_goals: { key: ['goal_id'], cost: 1 },
  // SQLite searches every table that references goals.
  goals: { key: ['id'], cost: 4 },
  action_plans: { key: ['id'], cost: 4 },
  weekly_goals: { key: ['id'], cost: 1 },
  focus_area_settings: { key: ['focus_area_id', 'from_week'], cost: 1 },
  sample_focus_areas: { key: ['focus_area_id'], cost: 1 },
  focus_areas: { key: ['id'], cost: 10 },
} as const satisfies Partial<Record<keyof Schema, MovedTable>>;

export type MovedTableName = keyof typeof movedTables;

/** Children first. */
export const tableNames = Object.keys(movedTables) as MovedTableName[];
