import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { type AccountDocument, documentFormat } from '#contract/account/account-document.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { toUser, type UserRow } from '#server/modules/auth/auth.queries.ts';
import { listChildren, listPage } from './exports.queries.ts';
import {
  toActionPlanRecord,
  toFocusAreaRecord,
  toGoalRecord,
  toInventoryItemRecord,
  toSupportMessageRecord,
  toTaskRecord,
  toTimeEntryRecord,
  toWeeklyGoalRecord,
} from './records.ts';

/**
 * Streams a whole account as one document, with a record per line. It is not read in one transaction, so that a slow
 * download blocks no one. As the account may change meanwhile, records whose parent was not written are left out, and so
 * are records that contradict others, such as a goal's second running timer: the result can always be imported.
 */
export async function* streamAccountDocument(db: Db, user: UserRow, now: number): AsyncGenerator<string> {
  const areaIds = new Set<string>();
  const goalIds = new Set<string>();
  /** The goal of each resource and task. */
  const goalByStep = new Map<string, string>();
  const goalsWithTimer = new Set<string>();
  const goalsInPlan = new Set<string>();
  yield documentHeader(user, now);

  yield* streamList(
    'focusAreas',
    (after) => listPage(db, 'focus_areas', user.id, after),
    async (areas, after, last) => {
      const rows = await listChildren(db, 'focus_area_settings', user.id, after, last);
      const settings = Map.groupBy(rows, (row) => row.focus_area_id);
      // An area deleted between the two queries has no settings.
      const complete = areas.filter(({ id }) => settings.has(id));
      for (const { id } of complete) areaIds.add(id);
      return complete.map((area) => toFocusAreaRecord(area, settings.get(area.id)!));
    },
  );
  yield* streamList(
    'goals',
    (after) => listPage(db, 'goals', user.id, after),
    (goals) => {
      const included = goals.filter((goal) => areaIds.has(goal.focus_area_id));
      for (const { id } of included) goalIds.add(id);
      return included.map(toGoalRecord);
    },
  );
  yield* streamList(
    'weeklyGoals',
    (after) => listPage(db, 'weekly_goals', user.id, after),
    (weeks) => weeks.filter((week) => areaIds.has(week.focus_area_id)).map(toWeeklyGoalRecord),
  );
  yield* streamList(
    'actionPlans',
    (after) => listPage(db, 'action_plans', user.id, after),
    async (plans, after, last) => {
      const rows = await listChildren(db, 'action_plan_goals', user.id, after, last);
      const links = Map.groupBy(rows, (row) => row.action_plan_id);
      const takeUnplannedGoals = (planId: string) => {
        const linked = links.get(planId) ?? [];
        const unplanned = linked.filter(({ goal_id }) => goalIds.has(goal_id) && !goalsInPlan.has(goal_id));
        for (const { goal_id } of unplanned) goalsInPlan.add(goal_id);
        return unplanned;
      };
      const included = plans.filter((plan) => areaIds.has(plan.focus_area_id));
      return included.map((plan) => toActionPlanRecord(plan, takeUnplannedGoals(plan.id)));
    },
  );
  yield* streamList(
    'inventoryItems',
    (after) => listPage(db, 'inventory_items', user.id, after),
    (items) => {
      const included = items.filter((item) => goalIds.has(item.goal_id));
      for (const { id, goal_id } of included) goalByStep.set(id, goal_id);
      return included.map(toInventoryItemRecord);
    },
  );
  yield* streamList(
    'tasks',
    (after) => listPage(db, 'tasks', user.id, after),
    async (tasks, after, last) => {
      const rows = await listChildren(db, 'task_items', user.id, after, last);
      const ticks = Map.groupBy(await listChildren(db, 'task_ticks', user.id, after, last), (row) => row.task_id);
      const links = Map.groupBy(rows, (row) => row.task_id);
      const linkedItems = (taskId: string) =>
        (links.get(taskId) ?? []).map((link) => link.item_id).filter((id) => goalByStep.has(id));
      const included = tasks.filter((task) => goalIds.has(task.goal_id));
      for (const { id, goal_id } of included) goalByStep.set(id, goal_id);
      const days = (taskId: string) => (ticks.get(taskId) ?? []).map(({ day }) => day);
      return included.map((task) => toTaskRecord(task, linkedItems(task.id), days(task.id)));
    },
  );
  yield* streamList(
    'timeEntries',
    (after) => listPage(db, 'time_entries', user.id, after),
    async (entries, after, last) => {
      const rows = await listChildren(db, 'entry_steps', user.id, after, last);
      const steps = new Map(rows.map((step) => [step.entry_id, step]));
      const stepOf = ({ id, goal_id }: Schema['time_entries']) => {
        const step = steps.get(id);
        return step && goalByStep.get(step.task_id ?? step.item_id!) === goal_id ? step : undefined;
      };
      return entries
        .filter((entry) => goalIds.has(entry.goal_id) && isEndedOrFirstTimer(entry, goalsWithTimer))
        .map((entry) => toTimeEntryRecord(entry, stepOf(entry)));
    },
  );
  yield* streamList(
    'supportMessages',
    (after) => listPage(db, 'support_messages', user.id, after),
    (messages) => messages.map(toSupportMessageRecord),
  );
  yield '\n}\n';
}

function documentHeader(user: UserRow, now: number): string {
  const { _id, ...account } = toUser(user);
  const header = {
    ...documentFormat,
    exportedAt: new Date(now).toISOString(),
    account,
  } satisfies Partial<AccountDocument>;
  return `{\n${Object.entries(header)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')}`;
}

/** A timer may have been stopped and started again between two pages. */
function isEndedOrFirstTimer({ goal_id, ended_at }: Schema['time_entries'], goalsWithTimer: Set<string>): boolean {
  if (ended_at !== null) return true;
  const isFirst = !goalsWithTimer.has(goal_id);
  goalsWithTimer.add(goal_id);
  return isFirst;
}

/** Streams one list of the document. `toRecords` receives each page: the rows with ids after `after`, up to `last`. */
async function* streamList<Row extends { readonly id: string }>(
  name: keyof AccountDocument,
  readPage: (after: string) => Promise<readonly Row[]>,
  toRecords: (rows: readonly Row[], after: string, last: string) => readonly object[] | Promise<readonly object[]>,
): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let separator = '\n';
  for (let after = ''; ;) {
    const rows = await readPage(after);
    const last = rows.at(-1)?.id;
    if (last === undefined) break;
    const records = await toRecords(rows, after, last);
    if (records.length > 0) {
      yield separator + records.map((record) => JSON.stringify(record)).join(',\n');
      separator = ',\n';
    }
    after = last;
    await nextEventLoopTurn();
  }
  yield ']';
}
