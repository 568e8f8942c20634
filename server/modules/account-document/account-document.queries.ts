import type { DocumentListName, DocumentRecords } from '#contract/account/account-document.ts';
import { storedEnd, floorToSecond } from '#domain/calendar/time-span.ts';
import { type AreaColor, createColorPicker } from '#domain/focus-area/area-colors.ts';
import { BEGINNING_OF_TIME, initialSettings } from '#domain/focus-area/effective-settings.ts';
import { minutesInTitle } from '#domain/plan/task-minutes.ts';
import { toSortKey } from '#domain/search/search.ts';
import type { ChunkWriter } from '#server/db/bulk/chunk-writer.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { QuotaCounts } from '#server/modules/account-quota/account-quota.queries.ts';
import { insertGoals } from '#server/modules/goals/goals.queries.ts';
import { insertItems, type StoredItem } from '#server/modules/inventory/item-rows.queries.ts';
import { entryTextColumns } from '#server/db/entry-text.ts';
import { serializeTags } from '#server/db/tags.ts';
import { firstPositions, positionsAfter } from '#server/db/positions.ts';
import { insertWeeklyGoals } from '#server/modules/weekly-goals/weekly-goals.queries.ts';
import { createEntryInserter, insertInto, writeInChunks } from './bulk-inserts.queries.ts';

type DocumentRecord<L extends DocumentListName> = DocumentRecords[L][number];

/** Items are large: their notes are long, and are stored a second time for searching. */
const ITEMS_PER_CHUNK = 20;

/** A document can only be stored in an empty account: one without focus areas, to which all other data belongs. */
export async function isEmptyAccount(db: Db | Tx, userId: string): Promise<boolean> {
  const area = await db
    .selectFrom('focus_areas')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return area === undefined;
}

/** How much of each quota a document uses up. */
export function quotaForDocument(records: DocumentRecords): QuotaCounts {
  return {
    focusAreas: records.focusAreas.length,
    areaSettings: sum(records.focusAreas, ({ settings }) => normalizeSettings(settings).length),
    goals: records.goals.length,
    timeEntries: records.timeEntries.length,
    weeklyGoals: records.weeklyGoals.length,
    actionPlans: records.actionPlans.length,
    inventoryItems: records.inventoryItems.length,
    tasks: records.tasks.length,
    taskItems: sum(records.tasks, ({ inventoryItemIds }) => inventoryItemIds.length),
    taskTicks: sum(records.tasks, ({ ticks }) => ticks.length),
  };
}

function sum<T>(records: readonly T[], count: (record: T) => number): number {
  return records.reduce((total, record) => total + count(record), 0);
}

type RecordedSettings = DocumentRecord<'focusAreas'>['settings'];

/** Sorts settings by week. Unless they apply from the beginning of time, the area has no target before the first week. */
function normalizeSettings(settings: RecordedSettings): RecordedSettings {
  const dated = settings.toSorted((a, b) => (a.fromWeek < b.fromWeek ? -1 : 1));
  const [first] = dated;
  return !first || first.fromWeek === BEGINNING_OF_TIME
    ? dated
    : [...initialSettings(first, first.fromWeek), ...dated.slice(1)];
}

/**
 * Inserts all records of a validated document under the ids they have in it, parents first. Reserve the quota from
 * `quotaForDocument` beforehand.
 */
export async function insertDocument(write: ChunkWriter, userId: string, records: DocumentRecords): Promise<void> {
  const { focusAreas, goals, timeEntries, weeklyGoals, actionPlans, inventoryItems, tasks } = records;
  const insert = <T, Row extends object>(
    list: readonly T[],
    toRow: (each: T) => Row,
    insertRows: (tx: Tx, rows: readonly (Row & { user_id: string })[]) => Promise<unknown>,
    chunkSize?: number,
  ) =>
    writeInChunks(
      write,
      list,
      (tx, chunk) =>
        insertRows(
          tx,
          chunk.map((each) => ({ user_id: userId, ...toRow(each) })),
        ),
      chunkSize,
    );
  const unchanged = <Row>(row: Row) => row;
  const nextColor = createColorPicker(focusAreas.flatMap(({ color }) => color ?? []));
  await insert(focusAreas, (area) => focusAreaRow(area, nextColor), insertInto('focus_areas'));
  await insert(focusAreas.flatMap(settingsRows), unchanged, insertInto('focus_area_settings'));
  await insert(goals, goalRow, insertGoals);
  // The database writes far fewer pages if entries are inserted in chronological order, as they are indexed.
  const entries = timeEntries.toSorted((a, b) => (a.startAt < b.startAt ? -1 : 1));
  await insert(entries, timeEntryRow, createEntryInserter());
  await insert(weeklyGoals, weeklyGoalRow, insertWeeklyGoals);
  await insert(actionPlans, planRow, insertInto('action_plans'));
  const planGoals = actionPlans.flatMap((plan) =>
    plan.goalIds.map((goal_id, n) => ({ goal_id, action_plan_id: plan._id, week: plan.goalWeeks[n] ?? null })),
  );
  await insert(planGoals, unchanged, insertInto('action_plan_goals'));
  await insert(inventoryItems, itemRow, insertItems, ITEMS_PER_CHUNK);
  await insert(taskRows(tasks), unchanged, insertInto('tasks'));
  const taskItems = tasks.flatMap((task) => task.inventoryItemIds.map((item_id) => ({ task_id: task._id, item_id })));
  await insert(taskItems, unchanged, insertInto('task_items'));
  const ticks = tasks.flatMap((task) => task.ticks.map((day) => ({ task_id: task._id, day })));
  await insert(ticks, unchanged, insertInto('task_ticks'));
  const steps = timeEntries.flatMap(({ _id, taskId, inventoryItemId }) =>
    taskId === null && inventoryItemId === null ? [] : [{ entry_id: _id, task_id: taskId, item_id: inventoryItemId }],
  );
  await insert(steps, unchanged, insertInto('entry_steps'));
}

const instantOrNull = (text: string | null) => (text === null ? null : Date.parse(text));

function focusAreaRow(area: DocumentRecord<'focusAreas'>, nextColor: () => AreaColor) {
  const { _id, name, description, color = nextColor(), createdAt } = area;
  return { id: _id, name, description, color, created_at: Date.parse(createdAt), name_key: toSortKey(name) };
}

function settingsRows({ _id, settings }: DocumentRecord<'focusAreas'>) {
  return normalizeSettings(settings).map((each) => ({
    focus_area_id: _id,
    from_week: each.fromWeek,
    focus_area_class: each.focusAreaClass,
    default_weekly_min: each.defaultWeeklyMin,
    weight: each.weight,
  }));
}

function goalRow(goal: DocumentRecord<'goals'>): Omit<Schema['goals'], 'user_id' | 'title_key'> {
  return {
    id: goal._id,
    focus_area_id: goal.focusAreaId,
    title: goal.title,
    status: goal.status,
    is_favorite: goal.isFavorite ? 1 : 0,
    timeframe_year: goal.timeframeYear,
    created_at: Date.parse(goal.createdAt),
    closed_at: instantOrNull(goal.closedAt),
  };
}

function timeEntryRow(entry: DocumentRecord<'timeEntries'>): Omit<Schema['time_entries'], 'user_id'> {
  const start = Date.parse(entry.startAt);
  return {
    id: entry._id,
    goal_id: entry.goalId,
    started_at: floorToSecond(start),
    ended_at: entry.endAt === null ? null : storedEnd(start, Date.parse(entry.endAt)),
    created_at: Date.parse(entry.createdAt),
    ...entryTextColumns(entry.note, entry.tags),
  };
}

function weeklyGoalRow(week: DocumentRecord<'weeklyGoals'>): Omit<Schema['weekly_goals'], 'user_id'> {
  return {
    id: week._id,
    focus_area_id: week.focusAreaId,
    week_start: week.weekStart,
    goal_min: week.goalMin,
    is_resting: week.isResting ? 1 : 0,
    created_at: Date.parse(week.createdAt),
    applied_at: null,
  };
}

function planRow(plan: DocumentRecord<'actionPlans'>) {
  return {
    id: plan._id,
    focus_area_id: plan.focusAreaId,
    title: plan.title,
    description: plan.description,
    structure: plan.structure,
    weeks: plan.weeks,
    weekly_hours: plan.weeklyHours,
    commitment_level: plan.commitmentLevel,
    created_at: Date.parse(plan.createdAt),
    came_along: plan.cameAlong && JSON.stringify(plan.cameAlong),
    start_week: plan.startWeek,
    paused_from: plan.pausedFrom,
    pauses: JSON.stringify(plan.pauses),
    finished_at: instantOrNull(plan.finishedAt),
    last_replan: null,
  };
}

function itemRow(item: DocumentRecord<'inventoryItems'>): Omit<StoredItem, 'user_id'> {
  return {
    id: item._id,
    goal_id: item.goalId,
    title: item.title,
    url: item.url || null,
    notes: item.notes ?? '',
    tags: serializeTags(item.tags ?? []),
    reflection_note: item.reflectionNote ?? '',
    priority: item.priority,
    estimated_minutes: item.estimatedMinutes ?? null,
    rating: item.rating,
    completed_at: instantOrNull(item.completedAt),
    created_at: Date.parse(item.createdAt),
  };
}

function taskRows(tasks: readonly DocumentRecord<'tasks'>[]): Omit<Schema['tasks'], 'user_id'>[] {
  const byCreation = tasks.toSorted((a, b) => compareTexts(a.createdAt, b.createdAt) || compareTexts(a._id, b._id));
  const positions = new Map([...Map.groupBy(byCreation, ({ goalId }) => goalId).values()].flatMap(positionTasks));
  return byCreation.map((task) => ({
    id: task._id,
    goal_id: task.goalId,
    title: task.title,
    completed_at: instantOrNull(task.completedAt),
    created_at: Date.parse(task.createdAt),
    estimated_minutes: task.estimatedMinutes === undefined ? minutesInTitle(task.title) : task.estimatedMinutes,
    times_per_week: task.timesPerWeek,
    week: task.week,
    until_week: task.untilWeek,
    position: positions.get(task._id)!,
    set_aside_at: instantOrNull(task.setAsideAt),
  }));
}

/**
 * The positions of a goal's tasks by their ids. Tasks without one are in the order of their creation, after those that have one,
 * which are numbered again if theirs are used up.
 */
function positionTasks(byCreation: readonly DocumentRecord<'tasks'>[]): (readonly [id: string, position: string])[] {
  const positioned = byCreation.flatMap(({ _id, position }) => (position === undefined ? [] : [{ _id, position }]));
  const ordered = positioned.toSorted((a, b) => compareTexts(a.position, b.position));
  const others = byCreation.filter(({ position }) => position === undefined);
  const added = positionsAfter(ordered.at(-1)?.position ?? null, others.length);
  const positions = added ? [...ordered.map(({ position }) => position), ...added] : firstPositions(byCreation.length);
  return [...ordered, ...others].map(({ _id }, n) => [_id, positions[n]!]);
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
