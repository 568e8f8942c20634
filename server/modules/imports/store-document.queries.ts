import type { DocumentList, DocumentLists } from '#contract/account-document.ts';
import { sortKey } from '#domain/search.ts';
import { firstSettings, FROM_EVER } from '#domain/settings-in-force.ts';
import { wholeEnd, wholeSecond } from '#domain/time-span.ts';
import type { Schema } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
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
import { inBatches } from './in-turns.ts';

type RecordOf<L extends DocumentList> = DocumentLists[L][number];

/** All records of a document that fits together, with the ids that they have in it: what is referred to comes first. */
export async function storeDocument(tx: Tx, userId: string, lists: DocumentLists): Promise<void> {
  const own = { user_id: userId };
  await inBatches(lists.focusAreas, (areas) =>
    insertFocusAreas(
      tx,
      areas.map((area) => ({ ...own, ...focusAreaRow(area) })),
    ),
  );
  await inBatches(lists.focusAreas.flatMap(settingsRows), (settings) =>
    insertDatedSettings(
      tx,
      settings.map((row) => ({ ...own, ...row })),
    ),
  );
  await inBatches(lists.goals, (goals) =>
    insertGoals(
      tx,
      goals.map((goal) => ({ ...own, ...goalRow(goal) })),
    ),
  );
  const insertMoreEntries = insertEntries(tx);
  await inBatches(lists.timeEntries, (entries) =>
    insertMoreEntries(entries.map((entry) => ({ ...own, ...timeEntryRow(entry) }))),
  );
  await inBatches(lists.weeklyGoals, (weeks) =>
    insertWeeklyGoals(
      tx,
      weeks.map((week) => ({ ...own, ...weeklyGoalRow(week) })),
    ),
  );
  await inBatches(lists.actionPlans, (plans) =>
    insertPlans(
      tx,
      plans.map((plan) => ({ ...own, ...planRow(plan) })),
    ),
  );
  await inBatches(
    lists.actionPlans.flatMap((plan) => plan.goalIds.map((goal_id) => ({ goal_id, action_plan_id: plan._id }))),
    (links) =>
      insertPlanGoals(
        tx,
        links.map((link) => ({ ...own, ...link })),
      ),
  );
  await inBatches(lists.inventoryItems, (items) =>
    insertItems(
      tx,
      items.map((item) => ({ ...own, ...itemRow(item) })),
    ),
  );
  await inBatches(lists.tasks, (tasks) =>
    insertTasks(
      tx,
      tasks.map((task) => ({ ...own, ...taskRow(task) })),
    ),
  );
  await inBatches(
    lists.tasks.flatMap((task) => task.inventoryItemIds.map((item_id) => ({ task_id: task._id, item_id }))),
    (links) =>
      insertTaskItems(
        tx,
        links.map((link) => ({ ...own, ...link })),
      ),
  );
}

const instantOrNull = (text: string | null) => (text === null ? null : Date.parse(text));

function focusAreaRow({ _id, name, description, createdAt }: RecordOf<'focusAreas'>) {
  return { id: _id, name, description, created_at: Date.parse(createdAt), name_key: sortKey(name) };
}

function settingsRows({ _id, settings }: RecordOf<'focusAreas'>) {
  const dated = settings.toSorted((a, b) => (a.fromWeek < b.fromWeek ? -1 : 1));
  const [first] = dated;
  const all =
    !first || first.fromWeek === FROM_EVER ? dated : [...firstSettings(first, first.fromWeek), ...dated.slice(1)];
  return all.map((each) => ({
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
