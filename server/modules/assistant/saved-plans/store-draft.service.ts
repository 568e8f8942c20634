import type { ActionPlan } from '#contract/plans/action-plans.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { weekStartForInstant, toYear } from '#domain/calendar/calendar.ts';
import { sizeFromTitle } from '#domain/plan/task-size.ts';
import { defaultSettings } from '#domain/focus-area/focus-area.ts';
import { initialSettings } from '#domain/focus-area/effective-settings.ts';
import { newId } from '#server/db/id.ts';
import { rowExists } from '#server/db/row-exists.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/errors.ts';
import { type QuotaCounts, quotaForAreas, reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { getPlan, insertPlan } from '#server/modules/action-plans/action-plans.queries.ts';
import { linkGoals } from '#server/modules/action-plans/plan-links.queries.ts';
import { getTimeZone } from '#server/modules/auth/auth.queries.ts';
import {
  lockFocusAreaIfExists,
  createAreaColorPicker,
  insertFocusArea,
} from '#server/modules/focus-areas/focus-areas.queries.ts';
import { insertGoals, newGoalRow } from '#server/modules/goals/goals.queries.ts';
import { insertItems, newItemRow } from '#server/modules/inventory/item-rows.queries.ts';
import { firstPositions } from '#server/db/positions.ts';
import { insertTasks, newTaskRow } from '#server/modules/tasks/tasks.queries.ts';
import { computeFingerprint, type PlanProvenance, type PlanSnapshot } from './plan-snapshot.ts';

/** The focus area that a plan goes into: an existing one, or else one created with the plan. */
export interface PlanDestination {
  readonly focusAreaId?: string | null | undefined;
  readonly newFocusArea?: { readonly name: string; readonly description?: string | undefined } | null | undefined;
}

/** Fails early, before a plan is generated that could not be stored. */
export async function assertDestinationExists(db: Db, userId: string, { focusAreaId }: PlanDestination): Promise<void> {
  if (focusAreaId && !(await rowExists(db, 'focus_areas', userId, focusAreaId))) throw notFound();
}

/**
 * Locks rows in the order shared by all transactions (account, area, goals, plan, links) to avoid deadlocks. The number
 * of statements does not depend on the size of the plan.
 */
export async function storeDraft(
  tx: Tx,
  userId: string,
  destination: PlanDestination,
  draft: PlanDraft,
  now: number,
): Promise<ActionPlan> {
  await reserveQuota(tx, userId, requiredQuota(destination, draft));
  const timeZone = await getTimeZone(tx, userId);
  const area = await resolveFocusArea(tx, userId, destination, weekStartForInstant(now, timeZone), now);
  const id = newId(now);
  const rows = buildRows(userId, area.id, draft, toYear(now, timeZone), now);
  const goalIds = rows.goals.map((goal) => goal.id);
  const plan = buildPlanRow(area.id, draft);
  const isWeekly = draft.structure === 'weekly';
  const links = goalIds.map((goalId, n) => ({ goalId, week: isWeekly ? n + 1 : null }));
  const fingerprint = computeFingerprint({
    ...area.created,
    ...rows,
    plan,
    links: links.map(({ goalId, week }) => ({ goal_id: goalId, week })),
  });
  const provenance: PlanProvenance = { goalIds, focusAreaId: area.created.areas[0]?.id ?? null, fingerprint };
  await insertGoals(tx, rows.goals);
  await insertPlan(tx, { ...plan, user_id: userId, id, created_at: now, came_along: JSON.stringify(provenance) });
  await linkGoals(tx, userId, id, links);
  await insertTasks(tx, rows.tasks);
  await insertItems(tx, rows.items);
  return getPlan(tx, userId, id);
}

const createsFocusArea = ({ focusAreaId, newFocusArea }: PlanDestination) => Boolean(newFocusArea) && !focusAreaId;

function requiredQuota(destination: PlanDestination, { goals }: PlanDraft): QuotaCounts {
  return {
    ...quotaForAreas(createsFocusArea(destination) ? 1 : 0),
    goals: goals.length,
    actionPlans: 1,
    tasks: goals.reduce((sum, { tasks }) => sum + tasks.length, 0),
    inventoryItems: goals.reduce((sum, { resources }) => sum + resources.length, 0),
  };
}

function buildPlanRow(areaId: string, draft: PlanDraft): PlanSnapshot['plan'] {
  return {
    focus_area_id: areaId,
    title: draft.title,
    description: draft.description,
    structure: draft.structure,
    weeks: draft.structure === 'backlog' ? null : (draft.weeks ?? draft.goals.length),
    weekly_hours: draft.weeklyCommitmentHours,
    commitment_level: draft.commitmentLevel,
    start_week: null,
    finished_at: null,
  };
}

/** The id of the area, and the rows created for it if it is new. */
async function resolveFocusArea(
  tx: Tx,
  userId: string,
  { focusAreaId, newFocusArea }: PlanDestination,
  week: string,
  now: number,
): Promise<{ readonly id: string; readonly created: Pick<PlanSnapshot, 'areas' | 'settings'> }> {
  if (!newFocusArea || focusAreaId) {
    if (!focusAreaId || !(await lockFocusAreaIfExists(tx, userId, focusAreaId))) throw notFound();
    return { id: focusAreaId, created: { areas: [], settings: [] } };
  }
  const { name, description = '' } = newFocusArea;
  const color = (await createAreaColorPicker(tx, userId))();
  const area = { user_id: userId, id: newId(now), name, description, color, created_at: now };
  await insertFocusArea(tx, area, defaultSettings, week);
  return { id: area.id, created: { areas: [area], settings: initialSettings(defaultSettings, week) } };
}

/** Synchronous on purpose: ids created in the same millisecond are ordered only if no other code creates ids in between. */
function buildRows(userId: string, areaId: string, draft: PlanDraft, year: number, now: number) {
  const goals = draft.goals.map(({ title }) =>
    newGoalRow({
      user_id: userId,
      id: newId(now),
      focus_area_id: areaId,
      title,
      timeframe_year: year,
      created_at: now,
    }),
  );
  return {
    goals,
    tasks: draft.goals.flatMap((goal, n) => {
      const positions = firstPositions(goal.tasks.length);
      return goal.tasks.map(({ title }, index) => {
        const position = positions[index]!;
        // Sessions in a week of a draft belong to that week. In a backlog, several sessions are one task, which is done once.
        const repetition =
          draft.structure === 'backlog'
            ? { times_per_week: null }
            : { until_week: sizeFromTitle(title).timesPerWeek === null ? null : n + 1 };
        const fields = { title, position, ...repetition };
        return newTaskRow(userId, goals[n]!.id, fields, now);
      });
    }),
    items: draft.goals.flatMap((goal, n) =>
      goal.resources.map((resource) => newItemRow(userId, goals[n]!.id, resource, now)),
    ),
  };
}
