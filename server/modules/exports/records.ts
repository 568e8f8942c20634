import type { AccountDocument } from '#contract/account-document.ts';
import type { Schema } from '../../db/schema.ts';

/** Rows as the document has them. */

type RecordOf<L extends keyof AccountDocument> = AccountDocument[L] extends readonly (infer R)[] ? R : never;

const iso = (instant: number) => new Date(instant).toISOString();
const isoOrNull = (instant: number | null) => (instant === null ? null : iso(instant));

export function focusAreaRecordOf(
  row: Schema['focus_areas'],
  settings: readonly Schema['focus_area_settings'][],
): RecordOf<'focusAreas'> {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    createdAt: iso(row.created_at),
    settings: settings.map((each) => ({
      fromWeek: each.from_week,
      focusAreaClass: each.focus_area_class,
      defaultWeeklyMin: each.default_weekly_min,
      weight: each.weight,
    })),
  };
}

export function goalRecordOf(row: Schema['goals']): RecordOf<'goals'> {
  return {
    _id: row.id,
    focusAreaId: row.focus_area_id,
    title: row.title,
    status: row.status,
    isFavorite: row.is_favorite === 1,
    timeframeYear: row.timeframe_year,
    createdAt: iso(row.created_at),
    closedAt: isoOrNull(row.closed_at),
  };
}

export function timeEntryRecordOf(row: Schema['time_entries']): RecordOf<'timeEntries'> {
  return {
    _id: row.id,
    goalId: row.goal_id,
    startAt: iso(row.started_at),
    endAt: isoOrNull(row.ended_at),
    createdAt: iso(row.created_at),
  };
}

export function weeklyGoalRecordOf(row: Schema['weekly_goals']): RecordOf<'weeklyGoals'> {
  return {
    _id: row.id,
    focusAreaId: row.focus_area_id,
    weekStart: row.week_start,
    goalMin: row.goal_min,
    isResting: row.is_resting === 1,
    createdAt: iso(row.created_at),
  };
}

export function actionPlanRecordOf(row: Schema['action_plans'], goalIds: readonly string[]): RecordOf<'actionPlans'> {
  return {
    _id: row.id,
    focusAreaId: row.focus_area_id,
    title: row.title,
    description: row.description,
    structure: row.structure,
    weeks: row.weeks,
    weeklyHours: row.weekly_hours,
    commitmentLevel: row.commitment_level,
    createdAt: iso(row.created_at),
    goalIds: [...goalIds],
    cameAlong: row.came_along === null ? null : (JSON.parse(row.came_along) as RecordOf<'actionPlans'>['cameAlong']),
  };
}

export function inventoryItemRecordOf(row: Schema['inventory_items']): RecordOf<'inventoryItems'> {
  return {
    _id: row.id,
    goalId: row.goal_id,
    title: row.title,
    url: row.url,
    notes: row.notes,
    tags: JSON.parse(row.tags) as string[],
    reflectionNote: row.reflection_note,
    priority: row.priority,
    estimatedMinutes: row.estimated_minutes,
    rating: row.rating,
    completedAt: isoOrNull(row.completed_at),
    createdAt: iso(row.created_at),
  };
}

export function taskRecordOf(row: Schema['tasks'], itemIds: readonly string[]): RecordOf<'tasks'> {
  return {
    _id: row.id,
    goalId: row.goal_id,
    title: row.title,
    completedAt: isoOrNull(row.completed_at),
    createdAt: iso(row.created_at),
    inventoryItemIds: [...itemIds],
  };
}

export function supportMessageRecordOf(row: Schema['support_messages']): RecordOf<'supportMessages'> {
  return {
    _id: row.id,
    kind: row.kind,
    subject: row.subject,
    body: row.body,
    email: row.email,
    createdAt: iso(row.created_at),
  };
}
