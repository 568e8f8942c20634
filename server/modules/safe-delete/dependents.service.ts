import type { Dependents } from '#contract/safe-delete.ts';
import { momentInWords, shortDay } from '#domain/calendar.ts';
import { durationInWords, minutesInWords } from '#domain/duration.ts';
import { limits } from '#domain/limits.ts';
import { endOf } from '#domain/time-span.ts';
import type { Db } from '../../db/open.ts';
import { firstPlansOfFocusArea } from '../action-plans/action-plans.queries.ts';
import type { GoalScope } from '../goals/goal-scope.queries.ts';
import { firstGoals } from '../goals/goals.queries.ts';
import { firstItems } from '../inventory/inventory.queries.ts';
import { firstTasks } from '../tasks/tasks.queries.ts';
import {
  latestEntriesOfFocusArea,
  latestEntriesOfGoal,
  latestEntriesOfPlan,
} from '../time-entries/time-entries.queries.ts';
import { latestTouchedOfFocusArea } from '../weekly-goals/weekly-goals.queries.ts';

interface Item {
  readonly id: string;
  readonly label: string;
  /** How many there are of the group, of which this is one. */
  readonly total: number;
}

/** One kind of things that go with their owner; `find` is one statement. */
interface Group {
  readonly type: string;
  readonly label: string;
  find(db: Db, userId: string, ownerId: string, moment: Moment): Promise<Item[]>;
}

/** Where and when it is told. */
interface Moment {
  readonly timeZone: string;
  readonly now: number;
}

const shown = limits.dependentsShown;

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly started_at: number;
  readonly ended_at: number | null;
  readonly total: number;
}

const entryItem =
  ({ timeZone, now }: Moment) =>
  ({ id, title, started_at, ended_at, total }: Entry): Item => {
    const end = endOf(started_at, ended_at, now);
    const length = end === null ? 'running' : durationInWords(end - started_at);
    return { id, label: `${title} · ${momentInWords(started_at, timeZone)} · ${length}`, total };
  };

interface TouchedWeek {
  readonly id: string;
  readonly week_start: string;
  readonly goal_min: number | null;
  readonly is_resting: 0 | 1;
  readonly total: number;
}

function weekItem({ id, week_start, goal_min, is_resting, total }: TouchedWeek): Item {
  const plan = is_resting === 1 || goal_min === null ? 'resting' : minutesInWords(goal_min);
  return { id, label: `Week of ${shortDay(week_start)} · ${plan}`, total };
}

function titledItem({
  id,
  title,
  total,
}: {
  readonly id: string;
  readonly title: string;
  readonly total: number;
}): Item {
  return { id, label: title, total };
}

/** What hangs on goals, be it on one or on all of a focus area. */
function groupsOfGoals(scopeOf: (ownerId: string) => GoalScope): readonly Group[] {
  return [
    {
      type: 'tasks',
      label: 'Tasks',
      find: async (db, userId, ownerId) => (await firstTasks(db, userId, scopeOf(ownerId), shown)).map(titledItem),
    },
    {
      type: 'inventoryItems',
      label: 'Inventory items',
      find: async (db, userId, ownerId) => (await firstItems(db, userId, scopeOf(ownerId), shown)).map(titledItem),
    },
  ];
}

/** In the order in which they are told. Whatever else hangs on a goal adds its group here … */
export const groupsOfGoal: readonly Group[] = [
  ...groupsOfGoals((goalId) => ({ goalId })),
  {
    type: 'timeEntries',
    label: 'Time entries',
    find: async (db, userId, goalId, moment) =>
      (await latestEntriesOfGoal(db, userId, goalId, shown)).map(entryItem(moment)),
  },
];

/** … here … */
export const groupsOfActionPlan: readonly Group[] = [
  {
    type: 'goals',
    label: 'Goals',
    find: async (db, userId, actionPlanId) => (await firstGoals(db, userId, { actionPlanId }, shown)).map(titledItem),
  },
  ...groupsOfGoals((actionPlanId) => ({ actionPlanId })),
  {
    type: 'timeEntries',
    label: 'Time entries',
    find: async (db, userId, actionPlanId, moment) =>
      (await latestEntriesOfPlan(db, userId, actionPlanId, shown)).map(entryItem(moment)),
  },
];

/** … and here. */
export const groupsOfFocusArea: readonly Group[] = [
  {
    type: 'goals',
    label: 'Goals',
    find: async (db, userId, focusAreaId) => (await firstGoals(db, userId, { focusAreaId }, shown)).map(titledItem),
  },
  {
    type: 'actionPlans',
    label: 'Action plans',
    find: async (db, userId, focusAreaId) =>
      (await firstPlansOfFocusArea(db, userId, focusAreaId, shown)).map(titledItem),
  },
  ...groupsOfGoals((focusAreaId) => ({ focusAreaId })),
  {
    type: 'timeEntries',
    label: 'Time entries',
    find: async (db, userId, focusAreaId, moment) =>
      (await latestEntriesOfFocusArea(db, userId, focusAreaId, shown)).map(entryItem(moment)),
  },
  {
    type: 'weeklyGoals',
    label: 'Weekly targets',
    find: async (db, userId, focusAreaId) =>
      (await latestTouchedOfFocusArea(db, userId, focusAreaId, shown)).map(weekItem),
  },
];

export async function findDependents(
  db: Db,
  userId: string,
  groups: readonly Group[],
  ownerId: string,
  moment: Moment,
): Promise<Dependents> {
  const found = await Promise.all(
    groups.map(async ({ type, label, find }) => {
      const items = await find(db, userId, ownerId, moment);
      return {
        type,
        label,
        total: items[0]?.total ?? 0,
        items: items.map((item) => ({ _id: item.id, label: item.label })),
      };
    }),
  );
  return { groups: found.filter((group) => group.total > 0) };
}
