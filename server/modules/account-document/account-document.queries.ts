import type { DocumentList, DocumentLists } from '#contract/account-document.ts';
import { sortKey } from '#domain/search.ts';
import { wholeEnd, wholeSecond } from '#domain/time-span.ts';
import type { WriteChunk } from '../../db/bulk/delete-in-chunks.ts';
import type { Schema } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
import { takeRoom } from '../account/account-limits.queries.ts';
import { insertGoals } from '../goals/goals.queries.ts';
import { insertItems, type StoredItem, tagsText } from '../inventory/new-items.queries.ts';
import { insertTaskItems, insertTasks } from '../tasks/tasks.queries.ts';
import { insertWeeklyGoals } from '../weekly-goals/weekly-goals.queries.ts';
import {
  insertDatedSettings,
  insertEntries,
  insertFocusAreas,
  insertPlanGoals,
  insertPlans,
} from './imports.queries.ts';
import { inChunks } from './in-turns.ts';
import { datedSettings, noRoomForFile, roomForDocument } from './room.ts';

type RecordOf<L extends DocumentList> = DocumentLists[L][number];

/** Items have long notes, and the text that is searched beside them. */
const ITEMS_AT_ONCE = 20;

/** Call it before the document is stored. */
export async function takeRoomForDocument(tx: Tx, userId: string, lists: DocumentLists): Promise<void> {
  await takeRoom(tx, userId, roomForDocument(lists), noRoomForFile);
}

/** All records of a document that fits together, with the ids that they have in it: what is referred to comes first. */
export async function storeDocument(write: WriteChunk, userId: string, lists: DocumentLists): Promise<void> {
  const own = <T extends object>(row: T) => ({ user_id: userId, ...row });
  const { focusAreas, goals, timeEntries, weeklyGoals, actionPlans, inventoryItems, tasks } = lists;
  await inChunks(write, focusAreas, (tx, some) => insertFocusAreas(tx, some.map(focusAreaRow).map(own)));
  await inChunks(write, focusAreas.flatMap(settingsRows), (tx, some) => insertDatedSettings(tx, some.map(own)));
  await inChunks(write, goals, (tx, some) => insertGoals(tx, some.map(goalRow).map(own)));
  const insertMoreEntries = insertEntries();
  // In the order of time, which is that of the indexes, the database writes far fewer pages.
  const entries = timeEntries.toSorted((a, b) => (a.startAt < b.startAt ? -1 : 1));
  await inChunks(write, entries, (tx, some) => insertMoreEntries(tx, some.map(timeEntryRow).map(own)));
  await inChunks(write, weeklyGoals, (tx, some) => insertWeeklyGoals(tx, some.map(weeklyGoalRow).map(own)));
  await inChunks(write, actionPlans, (tx, some) => insertPlans(tx, some.map(planRow).map(own)));
  const planGoals = actionPlans.flatMap((plan) =>
    plan.goalIds.map((goal_id) => ({ goal_id, action_plan_id: plan._id })),
  );
  await inChunks(write, planGoals, (tx, some) => insertPlanGoals(tx, some.map(own)));
  await inChunks(write, inventoryItems, (tx, some) => insertItems(tx, some.map(itemRow).map(own)), ITEMS_AT_ONCE);
  await inChunks(write, tasks, (tx, some) => insertTasks(tx, some.map(taskRow).map(own)));
  const taskItems = tasks.flatMap((task) => task.inventoryItemIds.map((item_id) => ({ task_id: task._id, item_id })));
  await inChunks(write, taskItems, (tx, some) => insertTaskItems(tx, some.map(own)));
}

const instantOrNull = (text: string | null) => (text === null ? null : Date.parse(text));

function focusAreaRow({ _id, name, description, createdAt }: RecordOf<'focusAreas'>) {
  return { id: _id, name, description, created_at: Date.parse(createdAt), name_key: sortKey(name) };
}

function settingsRows({ _id, settings }: RecordOf<'focusAreas'>) {
  return datedSettings(settings).map((each) => ({
    focus_area_id: _id,
    from_week: each.fromWeek,
    focus_area_class: each.focusAreaClass,
    default_weekly_min: each.defaultWeeklyMin,
    weight: each.weight,
  }));
}

function goalRow(goal: RecordOf<'goals'>): Omit<Schema['goals'], 'user_id' | 'title_key'> {
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

function timeEntryRow(entry: RecordOf<'timeEntries'>) {
  const start = Date.parse(entry.startAt);
  return {
    id: entry._id,
    goal_id: entry.goalId,
    started_at: wholeSecond(start),
    ended_at: entry.endAt === null ? null : wholeEnd(start, Date.parse(entry.endAt)),
    created_at: Date.parse(entry.createdAt),
  };
}

function weeklyGoalRow(week: RecordOf<'weeklyGoals'>): Omit<Schema['weekly_goals'], 'user_id'> {
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

function planRow(plan: RecordOf<'actionPlans'>) {
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
  };
}

function itemRow(item: RecordOf<'inventoryItems'>): Omit<StoredItem, 'user_id'> {
  return {
    id: item._id,
    goal_id: item.goalId,
    title: item.title,
    url: item.url || null,
    notes: item.notes ?? '',
    tags: tagsText(item.tags ?? []),
    reflection_note: item.reflectionNote ?? '',
    priority: item.priority,
    estimated_minutes: item.estimatedMinutes ?? null,
    rating: item.rating,
    completed_at: instantOrNull(item.completedAt),
    created_at: Date.parse(item.createdAt),
  };
}

function taskRow(task: RecordOf<'tasks'>) {
  return {
    id: task._id,
    goal_id: task.goalId,
    title: task.title,
    completed_at: instantOrNull(task.completedAt),
    created_at: Date.parse(task.createdAt),
  };
}
