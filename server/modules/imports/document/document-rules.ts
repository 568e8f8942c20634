import type { DocumentListName, DocumentRecords } from '#contract/account/account-document.ts';
import { entryMaxMs, limits } from '#domain/limits.ts';
import { formatCount } from '#server/modules/account-quota/account-quota.queries.ts';
import { addIfNew, forEachYielding } from '../collections.ts';
import type { Problems } from '../problems.ts';

type DocumentRecord<L extends DocumentListName> = DocumentRecords[L][number];

type Violation = readonly [field: string, message: string] | false | undefined;

const duplicateId: Violation = ['_id', 'Another record has the same id.'];

/** Of all plans together. Nobody pauses a plan more often than every other week, but all of them are in every list of plans. */
const MAX_PAUSES = 10_000;

function violatesSchedule(plan: DocumentRecord<'actionPlans'>): Violation {
  const { goalIds, goalWeeks, startWeek, pausedFrom, pauses, finishedAt } = plan;
  if (goalWeeks.length !== 0 && goalWeeks.length !== goalIds.length)
    return ['goalWeeks', 'Must have one for each goal.'];
  if (startWeek === null && (pausedFrom !== null || pauses.length > 0 || finishedAt !== null))
    return ['startWeek', 'Must be set for a plan that was paused or finished.'];
  if (startWeek !== null && pausedFrom !== null && pausedFrom < startWeek)
    return ['pausedFrom', 'It is before the start of the plan.'];
  if (startWeek !== null && pauses.some(({ from }) => from < startWeek))
    return ['pauses', 'One of them begins before the plan starts.'];
  const isInOrder = pauses.every(({ from, to }, n) => from < to && (n === 0 || pauses[n - 1]!.to < from));
  return !isInOrder && ['pauses', 'Each must end after it begins and before the next one begins.'];
}

function violatesTicks({ ticks, timesPerWeek }: DocumentRecord<'tasks'>): Violation {
  if (timesPerWeek === null && ticks.length > 0) return ['ticks', 'Only a repeating task can have any.'];
  return new Set(ticks).size < ticks.length && ['ticks', 'A day occurs twice.'];
}

/**
 * Checks the rules that involve several records, each of which is already valid on its own. Times and days in the future are
 * accepted: a server whose clock was ahead may have stored them, and every account must be transferable to another server.
 */
export async function validateDocument(records: DocumentRecords, problems: Problems): Promise<void> {
  const areas = new Set(records.focusAreas.map(({ _id }) => _id));
  const goals = new Map(records.goals.map((goal) => [goal._id, goal]));
  const goalByTask = new Map(records.tasks.map(({ _id, goalId }) => [_id, goalId]));
  const goalByItem = new Map(records.inventoryItems.map(({ _id, goalId }) => [_id, goalId]));
  const missingArea = ({ focusAreaId }: { readonly focusAreaId: string }): Violation =>
    !areas.has(focusAreaId) && ['focusAreaId', 'This focus area is not in the document.'];
  const missingGoal = ({ goalId }: { readonly goalId: string }): Violation =>
    !goals.has(goalId) && ['goalId', 'This goal is not in the document.'];
  const violatesStep = ({ goalId, taskId, inventoryItemId }: DocumentRecord<'timeEntries'>): Violation => {
    if (taskId !== null && inventoryItemId !== null)
      return ['inventoryItemId', 'An entry belongs to a task or to a resource, not to both.'];
    if (taskId !== null && goalByTask.get(taskId) !== goalId) return ['taskId', 'This is not a task of the same goal.'];
    return (
      inventoryItemId !== null &&
      goalByItem.get(inventoryItemId) !== goalId && ['inventoryItemId', 'This is not a resource of the same goal.']
    );
  };
  const running = new Set<string>();
  const planned = new Set<string>();
  const inPlan = new Set<string>();
  let pauseCount = 0;

  const rules: { readonly [L in DocumentListName]: (record: DocumentRecord<L>) => Violation } = {
    focusAreas: ({ settings }) => {
      const weeks = new Set(settings.map(({ fromWeek }) => fromWeek));
      if (weeks.size === 0) return ['settings', 'At least one is required.'];
      return weeks.size < settings.length && ['settings', 'Two of them apply from the same week.'];
    },
    goals: (goal) =>
      missingArea(goal) ||
      ((goal.status === 'Active') !== (goal.closedAt === null) && [
        'closedAt',
        'Must be set if the goal is not active, and null otherwise.',
      ]),
    timeEntries: (entry) => {
      const start = Date.parse(entry.startAt);
      const end = entry.endAt === null ? null : Date.parse(entry.endAt);
      if (missingGoal(entry)) return missingGoal(entry);
      if (violatesStep(entry)) return violatesStep(entry);
      if (end === null) {
        if (goals.get(entry.goalId)!.status !== 'Active')
          return ['endAt', 'The timer is running, but its goal is not active.'];
        return !addIfNew(running, entry.goalId) && ['endAt', 'Another timer is running for the same goal.'];
      }
      if (end < start) return ['endAt', 'It ends before it starts.'];
      return end - start > entryMaxMs && ['endAt', 'It is longer than 7 days.'];
    },
    weeklyGoals: (week) =>
      missingArea(week) ||
      (!addIfNew(planned, `${week.focusAreaId} ${week.weekStart}`) && [
        'weekStart',
        'The focus area has another record for the same week.',
      ]),
    actionPlans: (plan) => {
      if (missingArea(plan)) return missingArea(plan);
      if ((plan.structure === 'backlog') !== (plan.weeks === null)) {
        return ['weeks', 'Must be null for a backlog, and set for a weekly plan.'];
      }
      if (plan.goalIds.some((id) => !goals.has(id))) return ['goalIds', 'One of these goals is not in the document.'];
      if (!plan.goalIds.every((id) => addIfNew(inPlan, id)))
        return ['goalIds', 'One of these goals is already in a plan.'];
      if (violatesSchedule(plan)) return violatesSchedule(plan);
      pauseCount += plan.pauses.length;
      if (pauseCount > MAX_PAUSES)
        return ['pauses', `At most ${formatCount(MAX_PAUSES)} pauses are allowed in all plans together.`];
      const goalCount = plan.cameAlong?.goalIds.length ?? 1;
      return (
        (goalCount < 1 || goalCount > limits.goalsPerRequest) && [
          'cameAlong.goalIds',
          `Must have 1 to ${limits.goalsPerRequest} goals.`,
        ]
      );
    },
    inventoryItems: missingGoal,
    tasks: (task) => {
      if (missingGoal(task)) return missingGoal(task);
      if (task.week !== null && task.untilWeek !== null && task.untilWeek < task.week)
        return ['untilWeek', 'It is before the first week.'];
      if (violatesTicks(task)) return violatesTicks(task);
      const items = new Set(task.inventoryItemIds);
      if (items.size < task.inventoryItemIds.length) return ['inventoryItemIds', 'One of them occurs twice.'];
      return (
        [...items].some((id) => goalByItem.get(id) !== task.goalId) && [
          'inventoryItemIds',
          'One of them is not an inventory item of the same goal.',
        ]
      );
    },
  };

  for (const list of Object.keys(rules) as DocumentListName[]) {
    const ids = new Set<string>();
    const rule = rules[list] as (record: DocumentRecord<DocumentListName>) => Violation;
    let index = 0;
    await forEachYielding<DocumentRecord<DocumentListName>>(records[list], (record) => {
      if (problems.isLimitReached) return 'stop';
      const violation = addIfNew(ids, record._id) ? rule(record) : duplicateId;
      if (violation) problems.add(null, `${list}[${index}].${violation[0]}: ${violation[1]}`);
      index++;
      return undefined;
    });
  }
}
