import type { DocumentList, DocumentLists } from '#contract/account-document.ts';
import { entryMaxMs, limits } from '#domain/limits.ts';
import { inTurns } from './in-turns.ts';
import { isNew } from './is-new.ts';
import type { Problems } from './problems.ts';

type RecordOf<L extends DocumentList> = DocumentLists[L][number];

/** What is wrong with a record beside the others: a field of it and a sentence. */
type Wrong = readonly [field: string, message: string] | false | undefined;

const sameId: Wrong = ['_id', 'Another one has the same id.'];

/**
 * What the records of a document must be to each other, of which each is right by itself. Times in the future are not
 * refused: a server whose clock was ahead has stored such, and what an account has can be taken to another server.
 */
export async function checkDocument(lists: DocumentLists, problems: Problems): Promise<void> {
  const areas = new Set(lists.focusAreas.map(({ _id }) => _id));
  const goals = new Map(lists.goals.map((goal) => [goal._id, goal]));
  const goalOfItem = new Map(lists.inventoryItems.map(({ _id, goalId }) => [_id, goalId]));
  const noArea = ({ focusAreaId }: { readonly focusAreaId: string }): Wrong =>
    !areas.has(focusAreaId) && ['focusAreaId', 'There is no such focus area in the document.'];
  const noGoal = ({ goalId }: { readonly goalId: string }): Wrong =>
    !goals.has(goalId) && ['goalId', 'There is no such goal in the document.'];
  const running = new Set<string>();
  const planned = new Set<string>();
  const inPlan = new Set<string>();

  const rules: { readonly [L in DocumentList]: (record: RecordOf<L>) => Wrong } = {
    focusAreas: ({ settings }) => {
      const weeks = new Set(settings.map(({ fromWeek }) => fromWeek));
      if (weeks.size === 0) return ['settings', 'At least one is needed.'];
      return weeks.size < settings.length && ['settings', 'Two hold from the same week on.'];
    },
    goals: (goal) =>
      noArea(goal) ||
      ((goal.status === 'Active') !== (goal.closedAt === null) && [
        'closedAt',
        'A goal that is not active has been closed, and no other has.',
      ]),
    timeEntries: (entry) => {
      const start = Date.parse(entry.startAt);
      const end = entry.endAt === null ? null : Date.parse(entry.endAt);
      if (noGoal(entry)) return noGoal(entry);
      if (end === null) {
        if (goals.get(entry.goalId)!.status !== 'Active') return ['endAt', 'It runs though its goal is not active.'];
        return !isNew(running, entry.goalId) && ['endAt', 'Another one is running for the same goal.'];
      }
      if (end < start) return ['endAt', 'It ends before it starts.'];
      return end - start > entryMaxMs && ['endAt', 'It is longer than 7 days.'];
    },
    weeklyGoals: (week) =>
      noArea(week) ||
      (!isNew(planned, `${week.focusAreaId} ${week.weekStart}`) && [
        'weekStart',
        'The focus area has another one for the same week.',
      ]),
    actionPlans: (plan) => {
      if (noArea(plan)) return noArea(plan);
      if ((plan.structure === 'backlog') !== (plan.weeks === null)) {
        return ['weeks', 'A backlog has no weeks, and a weekly plan has some.'];
      }
      if (plan.goalIds.some((id) => !goals.has(id))) return ['goalIds', 'One of the goals is not in the document.'];
      if (!plan.goalIds.every((id) => isNew(inPlan, id))) return ['goalIds', 'One of the goals is in a plan already.'];
      const made = plan.cameAlong?.goalIds.length ?? 1;
      return (made < 1 || made > limits.goalsAtOnce) && ['cameAlong.goalIds', `From 1 to ${limits.goalsAtOnce} goals.`];
    },
    inventoryItems: noGoal,
    tasks: (task) => {
      if (noGoal(task)) return noGoal(task);
      const items = new Set(task.inventoryItemIds);
      if (items.size < task.inventoryItemIds.length) return ['inventoryItemIds', 'One of them is named twice.'];
      return (
        [...items].some((id) => goalOfItem.get(id) !== task.goalId) && [
          'inventoryItemIds',
          'One of them is no inventory item of the same goal.',
        ]
      );
    },
  };

  for (const list of Object.keys(rules) as DocumentList[]) {
    const ids = new Set<string>();
    const rule = rules[list] as (record: RecordOf<DocumentList>) => Wrong;
    let index = 0;
    await inTurns<RecordOf<DocumentList>>(lists[list], (record) => {
      if (problems.areEnough) return 'stop';
      const wrong = isNew(ids, record._id) ? rule(record) : sameId;
      if (wrong) problems.add(null, `${list}[${index}].${wrong[0]}: ${wrong[1]}`);
      index++;
      return undefined;
    });
  }
}
