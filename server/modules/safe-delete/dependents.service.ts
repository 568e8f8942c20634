import type { FastifyRequest } from 'fastify';
import type { Dependents } from '#contract/safe-delete.ts';
import { formatDateTime, formatShortDay } from '#domain/calendar/format-date.ts';
import { type Formats, resolveFormats } from '#domain/calendar/format-settings.ts';
import { formatsForLanguage } from '#domain/calendar/language-formats.ts';
import { formatElapsed, formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { effectiveEnd } from '#domain/calendar/time-span.ts';
import type { Db } from '#server/db/schema.ts';
import { notFound } from '#server/http/errors.ts';
import { preferredLanguage } from '#server/http/request/accept-language.ts';
import { listFirstPlans } from '#server/modules/action-plans/action-plans.queries.ts';
import { findUser, toUser } from '#server/modules/auth/auth.queries.ts';
import type { GoalScope } from '#server/modules/goals/goal-scope.queries.ts';
import { listFirstGoals } from '#server/modules/goals/goals.queries.ts';
import { listFirstItems } from '#server/modules/inventory/inventory.queries.ts';
import { listFirstTasks } from '#server/modules/tasks/tasks.queries.ts';
import {
  listLatestFocusAreaEntries,
  listLatestGoalEntries,
  listLatestPlanEntries,
} from '#server/modules/time-entries/time-entries.queries.ts';
import { listLatestCustomizedWeeks } from '#server/modules/weekly-goals/weekly-goals.queries.ts';

interface DependentItem {
  readonly id: string;
  readonly label: string;
  /** The number of items in the whole group. */
  readonly total: number;
}

/** One kind of dependents, which `find` reads with a single statement. */
interface DependentGroup {
  readonly type: string;
  readonly label: string;
  find(db: Db, userId: string, ownerId: string, context: LabelContext): Promise<DependentItem[]>;
}

interface LabelContext {
  readonly timeZone: string;
  readonly formats: Formats;
  readonly now: number;
}

/** Labels are written as the user reads dates elsewhere. */
export async function readLabelContext(
  db: Db,
  userId: string,
  request: FastifyRequest,
  now: number,
): Promise<LabelContext> {
  const row = await findUser(db, userId);
  // The account was deleted after the session was read.
  if (!row) throw notFound();
  const { timeZone, ...settings } = toUser(row);
  return { timeZone, formats: resolveFormats(settings, formatsForLanguage(preferredLanguage(request))), now };
}

const MAX_SHOWN = limits.dependentsPreviewItems;

interface EntryRow {
  readonly id: string;
  readonly title: string;
  readonly started_at: number;
  readonly ended_at: number | null;
  readonly total: number;
}

const toEntryItem =
  ({ timeZone, formats, now }: LabelContext) =>
  ({ id, title, started_at, ended_at, total }: EntryRow): DependentItem => {
    const end = effectiveEnd(started_at, ended_at, now);
    const length = end === null ? 'running' : formatElapsed(end - started_at);
    return { id, label: `${title} · ${formatDateTime(started_at, timeZone, formats)} · ${length}`, total };
  };

interface CustomizedWeekRow {
  readonly id: string;
  readonly week_start: string;
  readonly goal_min: number | null;
  readonly is_resting: 0 | 1;
  readonly total: number;
}

const toWeekItem =
  ({ formats }: LabelContext) =>
  ({ id, week_start, goal_min, is_resting, total }: CustomizedWeekRow): DependentItem => {
    const plan = is_resting === 1 || goal_min === null ? 'resting' : formatDuration(goal_min);
    return { id, label: `Week of ${formatShortDay(week_start, formats)} · ${plan}`, total };
  };

function toTitledItem({
  id,
  title,
  total,
}: {
  readonly id: string;
  readonly title: string;
  readonly total: number;
}): DependentItem {
  return { id, label: title, total };
}

function goalContentGroups(toScope: (ownerId: string) => GoalScope): readonly DependentGroup[] {
  return [
    {
      type: 'tasks',
      label: 'Tasks',
      find: async (db, userId, ownerId) =>
        (await listFirstTasks(db, userId, toScope(ownerId), MAX_SHOWN)).map(toTitledItem),
    },
    {
      type: 'inventoryItems',
      label: 'Inventory items',
      find: async (db, userId, ownerId) =>
        (await listFirstItems(db, userId, toScope(ownerId), MAX_SHOWN)).map(toTitledItem),
    },
  ];
}

/** In display order. Add a new kind that belongs to goals to `goalContentGroups` or to all three lists. */
export const goalDependentGroups: readonly DependentGroup[] = [
  ...goalContentGroups((goalId) => ({ goalId })),
  {
    type: 'timeEntries',
    label: 'Time entries',
    find: async (db, userId, goalId, context) =>
      (await listLatestGoalEntries(db, userId, goalId, MAX_SHOWN)).map(toEntryItem(context)),
  },
];

export const actionPlanDependentGroups: readonly DependentGroup[] = [
  {
    type: 'goals',
    label: 'Goals',
    find: async (db, userId, actionPlanId) =>
      (await listFirstGoals(db, userId, { actionPlanId }, MAX_SHOWN)).map(toTitledItem),
  },
  ...goalContentGroups((actionPlanId) => ({ actionPlanId })),
  {
    type: 'timeEntries',
    label: 'Time entries',
    find: async (db, userId, actionPlanId, context) =>
      (await listLatestPlanEntries(db, userId, actionPlanId, MAX_SHOWN)).map(toEntryItem(context)),
  },
];

export const focusAreaDependentGroups: readonly DependentGroup[] = [
  {
    type: 'goals',
    label: 'Goals',
    find: async (db, userId, focusAreaId) =>
      (await listFirstGoals(db, userId, { focusAreaId }, MAX_SHOWN)).map(toTitledItem),
  },
  {
    type: 'actionPlans',
    label: 'Action plans',
    find: async (db, userId, focusAreaId) =>
      (await listFirstPlans(db, userId, focusAreaId, MAX_SHOWN)).map(toTitledItem),
  },
  ...goalContentGroups((focusAreaId) => ({ focusAreaId })),
  {
    type: 'timeEntries',
    label: 'Time entries',
    find: async (db, userId, focusAreaId, context) =>
      (await listLatestFocusAreaEntries(db, userId, focusAreaId, MAX_SHOWN)).map(toEntryItem(context)),
  },
  {
    type: 'weeklyGoals',
    label: 'Weekly targets',
    find: async (db, userId, focusAreaId, context) =>
      (await listLatestCustomizedWeeks(db, userId, focusAreaId, MAX_SHOWN)).map(toWeekItem(context)),
  },
];

export async function findDependents(
  db: Db,
  userId: string,
  groups: readonly DependentGroup[],
  ownerId: string,
  context: LabelContext,
): Promise<Dependents> {
  const found = await Promise.all(
    groups.map(async ({ type, label, find }) => {
      const items = await find(db, userId, ownerId, context);
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
