import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { type AccountDocument, documentFormat } from '#contract/account-document.ts';
import type { Schema } from '../../db/schema.ts';
import type { UserRow } from '../auth/auth.queries.ts';
import type { Readers } from './exports.queries.ts';
import {
  actionPlanRecordOf,
  focusAreaRecordOf,
  goalRecordOf,
  inventoryItemRecordOf,
  supportMessageRecordOf,
  taskRecordOf,
  timeEntryRecordOf,
  weeklyGoalRecordOf,
} from './records.ts';

/**
 * Everything of an account as one document, piece by piece, a record on each line. Whoever reads slowly holds up nobody, so
 * the account may change meanwhile: what refers to something that was not written is left out, and so is what could not be
 * beside what was, such as a second running timer of a goal. Whatever is written can be read back.
 */
export async function* accountDocument(read: Readers, user: UserRow, now: number): AsyncGenerator<string> {
  const written = { areas: new Set<string>(), goals: new Set<string>(), items: new Set<string>() };
  const running = new Set<string>();
  const inPlan = new Set<string>();
  yield headOf(user, now);

  yield* list('focusAreas', user.id, read.focusAreas, async (areas, after, last) => {
    const settings = Map.groupBy(await read.settings(user.id, after, last), (each) => each.focus_area_id);
    // One that was made between the two statements has none yet.
    const whole = areas.filter(({ id }) => settings.has(id));
    for (const { id } of whole) written.areas.add(id);
    return whole.map((area) => focusAreaRecordOf(area, settings.get(area.id)!));
  });
  yield* list('goals', user.id, read.goals, (goals) => {
    const kept = goals.filter((goal) => written.areas.has(goal.focus_area_id));
    for (const { id } of kept) written.goals.add(id);
    return kept.map(goalRecordOf);
  });
  yield* list('timeEntries', user.id, read.timeEntries, (entries) =>
    entries
      .filter((entry) => written.goals.has(entry.goal_id) && isFirstRunning(entry, running))
      .map(timeEntryRecordOf),
  );
  yield* list('weeklyGoals', user.id, read.weeklyGoals, (weeks) =>
    weeks.filter((week) => written.areas.has(week.focus_area_id)).map(weeklyGoalRecordOf),
  );
  yield* list('actionPlans', user.id, read.actionPlans, async (plans, after, last) => {
    const links = Map.groupBy(await read.goalsOfPlans(user.id, after, last), (link) => link.action_plan_id);
    const freeGoalsOf = (id: string) => {
      const goalIds = (links.get(id) ?? []).map((link) => link.goal_id);
      const free = goalIds.filter((goalId) => written.goals.has(goalId) && !inPlan.has(goalId));
      for (const goalId of free) inPlan.add(goalId);
      return free;
    };
    const kept = plans.filter((plan) => written.areas.has(plan.focus_area_id));
    return kept.map((plan) => actionPlanRecordOf(plan, freeGoalsOf(plan.id)));
  });
  yield* list('inventoryItems', user.id, read.inventoryItems, (items) => {
    const kept = items.filter((item) => written.goals.has(item.goal_id));
    for (const { id } of kept) written.items.add(id);
    return kept.map(inventoryItemRecordOf);
  });
  yield* list('tasks', user.id, read.tasks, async (tasks, after, last) => {
    const links = Map.groupBy(await read.itemsOfTasks(user.id, after, last), (link) => link.task_id);
    const itemsOf = (id: string) => (links.get(id) ?? []).map((link) => link.item_id);
    return tasks
      .filter((task) => written.goals.has(task.goal_id))
      .map((task) =>
        taskRecordOf(
          task,
          itemsOf(task.id).filter((id) => written.items.has(id)),
        ),
      );
  });
  yield* list('supportMessages', user.id, read.supportMessages, (messages) => messages.map(supportMessageRecordOf));
  yield '\n}\n';
}

function headOf({ email, time_zone, created_at }: UserRow, now: number): string {
  const head = {
    ...documentFormat,
    exportedAt: new Date(now).toISOString(),
    account: { email, timeZone: time_zone, createdAt: new Date(created_at).toISOString() },
  } satisfies Partial<AccountDocument>;
  return `{\n${Object.entries(head)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')}`;
}

/** Between two pages a timer may have been stopped and started again. */
function isFirstRunning({ goal_id, ended_at }: Schema['time_entries'], running: Set<string>): boolean {
  if (ended_at !== null) return true;
  const isFirst = !running.has(goal_id);
  running.add(goal_id);
  return isFirst;
}

/** One list of the document: `recordsOf` the rows of each page, which are those after an id up to the last. */
async function* list<Row extends { readonly id: string }>(
  name: keyof AccountDocument,
  userId: string,
  page: (userId: string, after: string) => Promise<readonly Row[]>,
  recordsOf: (rows: readonly Row[], after: string, last: string) => readonly object[] | Promise<readonly object[]>,
): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let separator = '\n';
  for (let after = ''; ;) {
    const rows = await page(userId, after);
    const last = rows.at(-1)?.id;
    if (last === undefined) break;
    const records = await recordsOf(rows, after, last);
    if (records.length > 0) {
      yield separator + records.map((record) => JSON.stringify(record)).join(',\n');
      separator = ',\n';
    }
    after = last;
    await turnOfOthers();
  }
  yield ']';
}
