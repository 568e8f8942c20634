import { type ReplanDraft, replans } from '#contract/plans/replans.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { calendarWeekOf } from '#domain/plan/schedule/plan-calendar.ts';
import { draftReplan } from '#domain/plan/schedule/replan.ts';
import type { ReplanInput } from '#domain/plan/schedule/replan-input.ts';
import { type ReplanKind, replanKinds } from '#domain/plan/schedule/replan-kinds.ts';
import { weeklyTaskMinutes } from '#domain/plan/task-size.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { type ApiError, declaredError } from '#server/http/errors.ts';
import { sha256 } from '#server/http/security/tokens.ts';
import { type PlanState, readPlanState, repeatingMinutes, type StateTask } from './plan-state.service.ts';
import {
  deleteUntouchedTasks,
  listReplannedTasks,
  lockReplan,
  renameGoals,
  type ReplannedTask,
  type StoredReplan,
  storeReplan,
  writeReplannedTasks,
} from './replans.queries.ts';
import { restoreTasks } from './restore-tasks.ts';

type PlannedTask = StateTask & { readonly week: number };

export async function readDrafts(db: Db, userId: string, planId: string, now: number) {
  const state = await readPlanState(db, userId, planId, now);
  const drafting = startDrafting(state, declaredError(replans.drafts, 409));
  return {
    usualWeeklyMinutes: state.usual.minutes,
    drafts: replanKinds.flatMap((kind) => drafting.draft(kind) ?? []),
  };
}

interface Choice {
  readonly kind: ReplanKind;
  readonly token: string;
}

/**
 * Applies the draft that has this token. It is computed again, because a token only proves what the user has seen. The
 * account is locked, so no task of the plan changes its week, size or order until `tx` ends.
 */
export async function applyReplan(
  tx: Tx,
  userId: string,
  planId: string,
  { kind, token }: Choice,
  now: number,
): Promise<void> {
  const changed = declaredError(replans.apply, 409);
  const last = await lockReplan(tx, userId, planId);
  const { draft, byId } = startDrafting(await readPlanState(tx, userId, planId, now), changed);
  const chosen = draft(kind);
  if (chosen?.token !== token) {
    // A second click, or a retry after a lost response.
    if (last?.token === token) return;
    throw changed;
  }
  const replan = {
    token,
    moves: chosen.moves.map(({ taskId, to }) => ({ id: taskId, from: byId.get(taskId)!.ownWeek, to })),
    setAside: chosen.setAside.map(({ taskId }) => ({ id: taskId, week: byId.get(taskId)!.ownWeek })),
    setAsideAt: now,
  };
  const tasks = [
    ...replan.moves.map(({ id, to }) => ({ ...toPlannedTask(byId.get(id)!), week: to })),
    ...replan.setAside.map(({ id }) => ({ ...toPlannedTask(byId.get(id)!), set_aside_at: now })),
  ];
  // Completing a task does not lock the account, so one may have been completed since it was read.
  if ((await writeReplannedTasks(tx, userId, tasks)) < tasks.length) throw changed;
  await storeReplan(tx, userId, planId, replan);
}

/** Restores the tasks that are as the last replan left them. */
export async function undoReplan(tx: Tx, userId: string, planId: string): Promise<void> {
  const replan = await lockReplan(tx, userId, planId);
  if (!replan) throw declaredError(replans.undo, 409);
  const tasks = await listReplannedTasks(tx, userId, planId, listIds(replan));
  await writeReplannedTasks(tx, userId, restoreTasks(replan, tasks));
  await renameGoals(
    tx,
    userId,
    planId,
    (replan.changes?.renamed ?? []).map(({ id, from, to }) => ({ id, from: to, to: from })),
  );
  await deleteUntouchedTasks(tx, userId, planId, replan.changes?.added ?? []);
  await storeReplan(tx, userId, planId, null);
}

/** Only tasks that are done once are replanned. */
const toPlannedTask = ({ id, title, estimatedMinutes, ownWeek }: StateTask): ReplannedTask => ({
  id,
  title,
  estimated_minutes: estimatedMinutes,
  times_per_week: null,
  week: ownWeek,
  until_week: null,
  set_aside_at: null,
});

const listIds = ({ moves, setAside, changes }: StoredReplan) => [
  ...[...moves, ...setAside].map(({ id }) => id),
  ...(changes?.tasks ?? []).map(({ before }) => before.id),
];

function startDrafting(state: PlanState, notRunning: ApiError) {
  const { calendar, plan, usual } = state;
  if (!calendar || plan.schedule.status !== 'running') throw notRunning;
  const tasks = state.once
    .filter((task): task is PlannedTask => task.week !== null)
    .toSorted((a, b) => a.week - b.week);
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const repeatingByWeek = new Map<number, number>();
  const input: ReplanInput = {
    // An open task is never quite done, even if more time than its size was tracked on it.
    tasks: tasks.map(({ id, week, minutesLeft }) => ({ id, week, minutes: Math.max(1, minutesLeft) })),
    currentWeek: Math.max(1, state.planWeek),
    lastWeek: plan.schedule.lastWeek ?? 1,
    weeklyMinutes: usual.minutes,
    maxWeek: limits.taskWeek,
    repeatingMinutes: (week) => getOrCompute(repeatingByWeek, week, () => repeatingMinutes(state, week)),
  };
  const stateHash = sha256(JSON.stringify(relevantState(state, tasks)));
  const draft = (kind: ReplanKind): ReplanDraft | undefined => {
    const drafted = draftReplan(kind, input);
    if (!drafted) return undefined;
    const { moves, setAside, lastWeek, weeklyLoad } = drafted;
    return {
      kind,
      token: sha256(JSON.stringify([stateHash, kind, moves, setAside])),
      moves: moves.map(({ id, from, to }) => ({ taskId: id, title: byId.get(id)!.title, from, to })),
      setAside: setAside.map((id) => {
        const { title, week, minutesLeft } = byId.get(id)!;
        return { taskId: id, title, week, minutes: minutesLeft };
      }),
      lastWeek,
      endsOn: addDays(calendarWeekOf(calendar, lastWeek), 6),
      weeklyLoad: weeklyLoad.map((load) => ({ ...load, weekStart: calendarWeekOf(calendar, load.week) })),
    };
  };
  return { draft, byId };
}

function getOrCompute(cache: Map<number, number>, key: number, compute: () => number): number {
  const cached = cache.get(key) ?? compute();
  cache.set(key, cached);
  return cached;
}

/**
 * What makes a draft outdated if it changes. Tracked time is not part of it, or a running timer would do so every minute,
 * although the draft moves the same tasks. If it does not, its changes differ, which the token covers.
 */
function relevantState({ plan, currentWeek, usual, repeating }: PlanState, tasks: readonly StateTask[]) {
  const { startWeek, pauses, lastWeek } = plan.schedule;
  return [
    [startWeek, pauses, lastWeek, currentWeek, usual.minutes],
    tasks.map(({ id, week, ownWeek, estimatedMinutes }) => [id, week, ownWeek, estimatedMinutes]),
    repeating.map(({ id, week, untilWeek, ...task }) => [id, week, untilWeek, weeklyTaskMinutes(task)]),
  ];
}
