import type { ActionPlan } from '#contract/action-plans.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { weekOf, yearOf } from '#domain/calendar.ts';
import { quickSettings } from '#domain/focus-area.ts';
import { firstSettings } from '#domain/settings-in-force.ts';
import { newId } from '../../db/id.ts';
import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { type Amounts, roomForAreas, takeRoom } from '../account/account-limits.queries.ts';
import { findPlan, insertPlan } from '../action-plans/action-plans.queries.ts';
import { linkGoals } from '../action-plans/plan-links.queries.ts';
import { timeZoneOf } from '../auth/auth.queries.ts';
import { focusAreaExists, holdFocusArea, insertFocusArea } from '../focus-areas/focus-areas.queries.ts';
import { insertGoals, newGoalRow } from '../goals/goals.queries.ts';
import { insertItems, newItemRow } from '../inventory/new-items.queries.ts';
import { insertTasks, newTaskRow } from '../tasks/tasks.queries.ts';
import { cameAlongText } from './came-along.ts';
import { fingerprintOf, type Made } from './made.ts';

/** Where a plan goes: an area that is there, or else one that is made along with it. */
export interface Place {
  readonly focusAreaId?: string | null | undefined;
  readonly newFocusArea?: { readonly name: string; readonly description?: string | undefined } | null | undefined;
}

/** What a draft must say; the rest may be left out. */
export type StorableDraft = Omit<PlanDraft, 'description' | 'weeks'> & {
  readonly description?: string | undefined;
  readonly weeks?: number | null | undefined;
};

/** Before anybody thinks about a plan that has no place to go. */
export async function checkPlace(db: Db, userId: string, { focusAreaId }: Place): Promise<void> {
  if (focusAreaId && !(await focusAreaExists(db, userId, focusAreaId))) throw notFound();
}

/** Account, area, goals, plan, links, in the order in which everybody takes them: as many statements for a year as for a week. */
export async function storeDraft(
  tx: Tx,
  userId: string,
  place: Place,
  draft: StorableDraft,
  now: number,
): Promise<ActionPlan> {
  await takeRoom(tx, userId, roomFor(place, draft));
  const timeZone = await timeZoneOf(tx, userId);
  const area = await areaOf(tx, userId, place, weekOf(now, timeZone), now);
  const id = newId(now);
  const rows = rowsOf(userId, area.id, draft, yearOf(now, timeZone), now);
  const goalIds = rows.goals.map((goal) => goal.id);
  const plan = planOf(area.id, draft);
  const fingerprint = fingerprintOf({ ...area.made, ...rows, plan, linkedIds: goalIds });
  const came_along = cameAlongText({ goalIds, focusAreaId: area.made.areas[0]?.id ?? null, fingerprint });
  await insertGoals(tx, rows.goals);
  await insertPlan(tx, { ...plan, user_id: userId, id, created_at: now, came_along });
  await linkGoals(tx, userId, id, goalIds);
  await insertTasks(tx, rows.tasks);
  await insertItems(tx, rows.items);
  const stored = await findPlan(tx, userId, id);
  if (!stored) throw notFound();
  return stored;
}

const makesArea = ({ focusAreaId, newFocusArea }: Place) => Boolean(newFocusArea) && !focusAreaId;

function roomFor(place: Place, { goals }: StorableDraft): Amounts {
  return {
    ...roomForAreas(makesArea(place) ? 1 : 0),
    goals: goals.length,
    actionPlans: 1,
    tasks: goals.reduce((sum, { tasks }) => sum + tasks.length, 0),
    inventoryItems: goals.reduce((sum, { resources }) => sum + resources.length, 0),
  };
}

function planOf(areaId: string, draft: StorableDraft): Made['plan'] {
  return {
    focus_area_id: areaId,
    title: draft.title,
    description: draft.description ?? '',
    structure: draft.structure,
    weeks: draft.structure === 'backlog' ? null : (draft.weeks ?? draft.goals.length),
    weekly_hours: draft.weeklyCommitmentHours,
    commitment_level: draft.commitmentLevel,
  };
}

/** Its id, and what was made where it is new. */
async function areaOf(
  tx: Tx,
  userId: string,
  { focusAreaId, newFocusArea }: Place,
  week: string,
  now: number,
): Promise<{ readonly id: string; readonly made: Pick<Made, 'areas' | 'settings'> }> {
  if (!newFocusArea || focusAreaId) {
    const held = focusAreaId ? await holdFocusArea(tx, userId, focusAreaId, {}) : undefined;
    if (!held) throw notFound();
    return { id: held.id, made: { areas: [], settings: [] } };
  }
  const { name, description = '' } = newFocusArea;
  const area = { user_id: userId, id: newId(now), name, description, created_at: now };
  await insertFocusArea(tx, area, quickSettings, week);
  return { id: area.id, made: { areas: [area], settings: firstSettings(quickSettings, week) } };
}

/** Without a pause: ids are in the order in which they are made only while nobody else makes some in between. */
function rowsOf(userId: string, areaId: string, draft: StorableDraft, year: number, now: number) {
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
    tasks: draft.goals.flatMap((goal, n) =>
      goal.tasks.map(({ title }) => newTaskRow(userId, goals[n]!.id, title, now)),
    ),
    items: draft.goals.flatMap((goal, n) =>
      goal.resources.map((resource) => newItemRow(userId, goals[n]!.id, resource, now)),
    ),
  };
}
