import type { FastifyRequest } from 'fastify';
import type { Dependents } from '#contract/deletions/safe-delete.ts';
import { formatDateTime, formatShortDay } from '#domain/calendar/format-date.ts';
import { resolveFormats } from '#domain/calendar/format-settings.ts';
import { formatsForLanguage } from '#domain/calendar/language-formats.ts';
import { effectiveEnd } from '#domain/calendar/time-span.ts';
import { formatElapsed, formatDuration } from '#domain/duration/format-duration.ts';
import type { Db } from '#server/db/schema.ts';
import { notFound } from '#server/http/errors.ts';
import { preferredLanguage } from '#server/http/request/accept-language.ts';
import { findUser, toUser } from '#server/modules/auth/auth.queries.ts';
import type { GoalScope } from '#server/modules/goals/goal-scope.queries.ts';
import { listLatestCustomizedWeeks, listLatestEntries, listOldest, type TitledTable } from './dependents.queries.ts';

/** What is deleted together with a goal, a focus area, or a plan and its goals. Labels are written as the user reads dates elsewhere. */
export async function findDependents(
  db: Db,
  userId: string,
  scope: GoalScope,
  request: FastifyRequest,
  now: number,
): Promise<Dependents> {
  const user = await findUser(db, userId);
  // The account was deleted after the session was read.
  if (!user) throw notFound();
  const { timeZone, ...settings } = toUser(user);
  const formats = resolveFormats(settings, formatsForLanguage(preferredLanguage(request)));
  const entryLabel = ({ title, started_at, ended_at }: Awaited<ReturnType<typeof listLatestEntries>>[number]) => {
    const end = effectiveEnd(started_at, ended_at, now);
    const length = end === null ? 'running' : formatElapsed(end - started_at);
    return `${title} · ${formatDateTime(started_at, timeZone, formats)} · ${length}`;
  };
  const weekLabel = ({
    week_start,
    goal_min,
    is_resting,
  }: Awaited<ReturnType<typeof listLatestCustomizedWeeks>>[number]) => {
    const plan = is_resting === 1 || goal_min === null ? 'resting' : formatDuration(goal_min);
    return `Week of ${formatShortDay(week_start, formats)} · ${plan}`;
  };
  const titled = (type: string, label: string, table: TitledTable) =>
    toGroup(type, label, listOldest(db, userId, table, scope), ({ title }) => title);
  const weeks = (focusAreaId: string) =>
    toGroup('weeklyGoals', 'Weekly targets', listLatestCustomizedWeeks(db, userId, focusAreaId), weekLabel);
  const groups = await Promise.all([
    ...('goalId' in scope ? [] : [titled('goals', 'Goals', 'goals')]),
    ...('focusAreaId' in scope ? [titled('actionPlans', 'Action plans', 'action_plans')] : []),
    titled('tasks', 'Tasks', 'tasks'),
    titled('inventoryItems', 'Inventory items', 'inventory_items'),
    toGroup('timeEntries', 'Time entries', listLatestEntries(db, userId, scope), entryLabel),
    ...('focusAreaId' in scope ? [weeks(scope.focusAreaId)] : []),
  ]);
  return { groups: groups.filter(({ total }) => total > 0) };
}

async function toGroup<R extends { readonly id: string; readonly total: number }>(
  type: string,
  label: string,
  found: Promise<readonly R[]>,
  toLabel: (row: R) => string,
) {
  const rows = await found;
  return {
    type,
    label,
    total: rows[0]?.total ?? 0,
    items: rows.map((row) => ({ _id: row.id, label: toLabel(row) })),
  };
}
