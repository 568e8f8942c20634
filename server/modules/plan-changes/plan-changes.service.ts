import { planChanges } from '#contract/assistant/plan-changes.ts';
import type { HandlerInput } from '#contract/schema/endpoint.ts';
import { createFieldError } from '#contract/schema/errors.ts';
import { longerThanWeek } from '#contract/goals/tasks.ts';
import { limits } from '#domain/limits.ts';
import { isPossibleInWeek, sizeFromTitle, sizeOfNewTask } from '#domain/plan/task-size.ts';
import type { Tx } from '#server/db/transaction.ts';
import { declaredError, validationError } from '#server/http/errors.ts';
import { sha256 } from '#server/http/security/tokens.ts';
import { reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import {
  lockReplan,
  type ReplannedTask,
  renameGoals,
  storeReplan,
  writeReplannedTasks,
} from '#server/modules/replans/replans.queries.ts';
import { appendPositionsByGoal } from '#server/modules/tasks/task-order.queries.ts';
import { insertTasks, newTaskRow } from '#server/modules/tasks/tasks.queries.ts';
import { type ChangeablePlan, type ChangeableTask, readChangeablePlan } from './changeable-plan.queries.ts';

type Body = HandlerInput<typeof planChanges.apply>['body'];
type Changes = Omit<Body, 'token'>;

/** Applies changes of a plan that the user has seen, all or nothing. The account is locked, as for a replan. */
export async function applyChanges(
  tx: Tx,
  userId: string,
  planId: string,
  { token, ...changes }: Body,
  now: number,
): Promise<void> {
  const goalIds = [...changes.added, ...changes.renamed].map(({ goalId }) => goalId);
  const last = await lockReplan(tx, userId, planId, goalIds);
  // Unlike a draft of a replan, the state alone does not say which of its changes were chosen.
  const chosenToken = sha256(JSON.stringify([token, changes]));
  if (last?.token === chosenToken) return;
  const changed = declaredError(planChanges.apply, 409);
  const plan = await readChangeablePlan(tx, userId, planId, now);
  if (!goalIds.every((id) => plan.goals.some((goal) => goal.id === id))) throw notInPlan();
  if (plan.token !== token) throw changed;
  const tasks = changeTasks(plan, changes, now);
  const renamed = renameKnownGoals(plan, changes.renamed);
  const added = await addTasks(tx, userId, plan, changes.added, now);
  if (tasks.length + renamed.length + added.length === 0) return;
  const written = await writeReplannedTasks(
    tx,
    userId,
    tasks.map(({ after }) => after),
  );
  const renamedCount = await renameGoals(tx, userId, planId, renamed);
  // Neither completing a task nor closing a goal locks the account.
  if (written < tasks.length || renamedCount < renamed.length) throw changed;
  const undo = { tasks, added, renamed };
  await storeReplan(tx, userId, planId, {
    token: chosenToken,
    moves: [],
    setAside: [],
    setAsideAt: now,
    changes: undo,
  });
}

const notInPlan = () => declaredError(planChanges.apply, 422);

/** Rejects an id that is not in the changeable part of the plan, or twice in the list. */
function lookUp<T>(known: ReadonlyMap<string, T>, ids: readonly string[]): T[] {
  const found = ids.flatMap((id) => known.get(id) ?? []);
  if (found.length < ids.length || new Set(ids).size < ids.length) throw notInPlan();
  return found;
}

function changeTasks(plan: ChangeablePlan, { edited, moved, removed }: Changes, now: number) {
  const goals = plan.goals.filter(({ isChangeable }) => isChangeable);
  const open = goals.flatMap(({ tasks }) => tasks.filter(({ isProtected }) => !isProtected));
  const known = new Map(open.map((task) => [task.id, task]));
  const edits = new Map(edited.map((edit) => [edit.taskId, edit]));
  const weeks = new Map(moved.map(({ taskId, to }) => [taskId, to]));
  const planWeeks = new Set(goals.map(({ week }) => week));
  const find = (list: readonly { readonly taskId: string }[]) => {
    const ids = list.map(({ taskId }) => taskId);
    return lookUp(known, ids);
  };
  const removedTasks = find(removed);
  const changedTasks = new Set([...find(edited), ...find(moved)]);
  const isPossible =
    removedTasks.every((task) => !changedTasks.has(task)) && moved.every(({ to }) => planWeeks.has(to));
  if (!isPossible) throw notInPlan();
  return [
    ...removedTasks.map((task) => ({ before: toRow(task), after: { ...toRow(task), set_aside_at: now } })),
    ...[...changedTasks].map((task) => ({
      before: toRow(task),
      after: changeTask(task, edits.get(task.id), weeks.get(task.id)),
    })),
  ];
}

const toRow = (task: ChangeableTask): ReplannedTask => ({
  id: task.id,
  title: task.title,
  estimated_minutes: task.estimatedMinutes,
  times_per_week: task.timesPerWeek,
  week: task.ownWeek,
  until_week: task.ownUntilWeek,
  set_aside_at: null,
});

function changeTask(
  task: ChangeableTask,
  edit: Changes['edited'][number] | undefined,
  to: number | undefined,
): ReplannedTask {
  const row = toRow(task);
  const { estimatedMinutes, timesPerWeek } = edit ? editedSize(task, edit) : task;
  assertPossible({ estimatedMinutes, timesPerWeek });
  const week = to ?? row.week;
  const weekCount = (task.untilWeek ?? 0) - (task.week ?? 0);
  const untilWeek =
    to === undefined || task.untilWeek === null ? row.until_week : Math.min(to + weekCount, limits.taskWeek);
  return {
    ...row,
    title: edit?.title ?? row.title,
    estimated_minutes: estimatedMinutes,
    times_per_week: timesPerWeek,
    week,
    // Only a repeating task has a last week. One that repeats from now on does so in its own week.
    until_week: timesPerWeek === null ? null : task.timesPerWeek === null ? week : untilWeek,
  };
}

/** A size that is neither given nor typed stays as it is. */
function editedSize(task: ChangeableTask, edit: Changes['edited'][number]) {
  const isStated = edit.estimatedMinutes !== undefined || sizeFromTitle(edit.title).estimatedMinutes !== null;
  const { estimatedMinutes, timesPerWeek } = task;
  if (!isStated)
    return sizeOfNewTask(edit.title, { estimatedMinutes, timesPerWeek: edit.timesPerWeek ?? timesPerWeek });
  return sizeOfNewTask(edit.title, task.week === null ? { timesPerWeek, ...edit } : edit);
}

function assertPossible(size: Pick<ChangeableTask, 'estimatedMinutes' | 'timesPerWeek'>): void {
  if (!isPossibleInWeek(size)) throw validationError([createFieldError('estimatedMinutes', longerThanWeek)]);
}

const changeableGoals = ({ goals }: ChangeablePlan) =>
  new Map(goals.flatMap((goal) => (goal.isChangeable ? [[goal.id, goal] as const] : [])));

function renameKnownGoals(plan: ChangeablePlan, renamed: Changes['renamed']) {
  const ids = renamed.map(({ goalId }) => goalId);
  const goals = lookUp(changeableGoals(plan), ids);
  return goals.map(({ id, title: from }, n) => ({ id, from, to: renamed[n]!.title }));
}

/** New tasks come last in their goals. */
async function addTasks(tx: Tx, userId: string, plan: ChangeablePlan, added: Changes['added'], now: number) {
  if (added.length === 0) return [];
  const goals = changeableGoals(plan);
  const byGoal = Map.groupBy(added, ({ goalId }) => goalId);
  lookUp(goals, [...byGoal.keys()]);
  await reserveQuota(tx, userId, { tasks: added.length });
  const counts = new Map([...byGoal].map(([goalId, tasks]) => [goalId, tasks.length]));
  const positions = await appendPositionsByGoal(tx, userId, counts);
  const rows = [...byGoal].flatMap(([goalId, tasks]) =>
    tasks.map(({ title, estimatedMinutes, timesPerWeek }, n) => {
      const { week } = goals.get(goalId)!;
      const repetition = timesPerWeek === undefined && week === null ? null : timesPerWeek;
      const size = sizeOfNewTask(title, { estimatedMinutes, timesPerWeek: repetition });
      assertPossible(size);
      const fields = { estimated_minutes: size.estimatedMinutes, times_per_week: size.timesPerWeek };
      // Sessions in a week belong to that week, and in a backlog they are one task, as in a plan of the assistant.
      return newTaskRow(
        userId,
        goalId,
        { title, position: positions.get(goalId)![n]!, ...fields, until_week: week },
        now,
      );
    }),
  );
  await insertTasks(tx, rows);
  return rows.map(({ id, title }) => ({ id, title }));
}
