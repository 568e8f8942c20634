import type { AccountDocument } from '#contract/account/account-document.ts';
import { parsePauses } from '#server/db/plan-pauses.ts';
import type { Schema } from '#server/db/schema.ts';
import { parseTags } from '#server/db/tags.ts';

type ExportedRecord<L extends keyof AccountDocument> = AccountDocument[L] extends readonly (infer R)[] ? R : never;

const iso = (instant: number) => new Date(instant).toISOString();
const isoOrNull = (instant: number | null) => (instant === null ? null : iso(instant));

export function toFocusAreaRecord(
  row: Schema['focus_areas'],
  settings: readonly Schema['focus_area_settings'][],
): ExportedRecord<'focusAreas'> {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    color: row.color,
    createdAt: iso(row.created_at),
    settings: settings.map((each) => ({
      fromWeek: each.from_week,
      focusAreaClass: each.focus_area_class,
      defaultWeeklyMin: each.default_weekly_min,
      weight: each.weight,
    })),
  };
}

export function toGoalRecord(row: Schema['goals']): ExportedRecord<'goals'> {
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

export function toTimeEntryRecord(
  row: Schema['time_entries'],
  step: Pick<Schema['entry_steps'], 'task_id' | 'item_id'> | undefined,
): Omit<ExportedRecord<'timeEntries'>, 'taskId' | 'inventoryItemId'> {
  return {
    _id: row.id,
    goalId: row.goal_id,
    startAt: iso(row.started_at),
    endAt: isoOrNull(row.ended_at),
    createdAt: iso(row.created_at),
    note: row.note,
    tags: parseTags(row.tags),
    // Most entries have no step. Left out, more of them fit into a file that can be imported.
    ...(step && { taskId: step.task_id, inventoryItemId: step.item_id }),
  };
}

export function toWeeklyGoalRecord(row: Schema['weekly_goals']): ExportedRecord<'weeklyGoals'> {
  return {
    _id: row.id,
    focusAreaId: row.focus_area_id,
    weekStart: row.week_start,
    goalMin: row.goal_min,
    isResting: row.is_resting === 1,
    createdAt: iso(row.created_at),
  };
}

export function toActionPlanRecord(
  row: Schema['action_plans'],
  links: readonly Schema['action_plan_goals'][],
): ExportedRecord<'actionPlans'> {
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
    goalIds: links.map((link) => link.goal_id),
    goalWeeks: links.map(({ week }) => week),
    startWeek: row.start_week,
    pausedFrom: row.paused_from,
    pauses: parsePauses(row.pauses),
    finishedAt: isoOrNull(row.finished_at),
    cameAlong:
      row.came_along === null ? null : (JSON.parse(row.came_along) as ExportedRecord<'actionPlans'>['cameAlong']),
  };
}

export function toInventoryItemRecord(row: Schema['inventory_items']): ExportedRecord<'inventoryItems'> {
  return {
    _id: row.id,
    goalId: row.goal_id,
    title: row.title,
    url: row.url,
    notes: row.notes,
    tags: parseTags(row.tags),
    reflectionNote: row.reflection_note,
    priority: row.priority,
    estimatedMinutes: row.estimated_minutes,
    rating: row.rating,
    completedAt: isoOrNull(row.completed_at),
    createdAt: iso(row.created_at),
  };
}

export function toTaskRecord(
  row: Schema['tasks'],
  itemIds: readonly string[],
  ticks: readonly string[],
): ExportedRecord<'tasks'> {
  return {
    _id: row.id,
    goalId: row.goal_id,
    title: row.title,
    completedAt: isoOrNull(row.completed_at),
    createdAt: iso(row.created_at),
    inventoryItemIds: [...itemIds],
    estimatedMinutes: row.estimated_minutes,
    timesPerWeek: row.times_per_week,
    week: row.week,
    untilWeek: row.until_week,
    position: row.position,
    setAsideAt: isoOrNull(row.set_aside_at),
    // Those from a time when the task repeated stay in the database, but mean nothing now.
    ticks: row.times_per_week === null ? [] : [...ticks],
  };
}

export function toSupportMessageRecord(row: Schema['support_messages']): ExportedRecord<'supportMessages'> {
  return {
    _id: row.id,
    kind: row.kind,
    subject: row.subject,
    body: row.body,
    email: row.email,
    createdAt: iso(row.created_at),
  };
}
