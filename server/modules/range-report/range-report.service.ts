import type { RangeReport, RangeReportQuery } from '#contract/reports/range-report.ts';
import { addDays, startOfDay } from '#domain/calendar/calendar.ts';
import { addToTally, createTally } from '#domain/calendar/tally.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import type { Db } from '#server/db/schema.ts';
import { tagKey } from '#server/db/tags.ts';
import { notFound } from '#server/http/errors.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import { type EntryTime, forEachEntryTime } from '#server/modules/time-entries/entry-times.queries.ts';
import { type GoalNames, readGoalNames } from './range-report.queries.ts';
import { createTagReader, groupByArea, groupByGoal, groupByPeriod, groupByTag, type RowGroups } from './row-groups.ts';

export async function readRangeReport(
  db: Db,
  userId: string,
  query: RangeReportQuery,
  now: number,
): Promise<RangeReport> {
  const { from, to, by } = query;
  const [timeZone, names] = await Promise.all([findTimeZone(db, userId), readNamesIfNeeded(db, userId, query)]);
  const range = { from: startOfDay(from, timeZone), to: startOfDay(addDays(to, 1), timeZone) };
  const readTags = createTagReader();
  const isIncluded = createFilter(query, names, readTags);
  const groups = createGroups(query, range, timeZone, names, readTags);
  const total = createTally();
  const withTags = by === 'tag' || query.tag !== undefined;
  const visit = (entry: EntryTime) => {
    if (!isIncluded(entry)) return;
    addToTally(total, entry, range);
    groups.add(entry);
  };
  await forEachEntryTime(db, userId, range, now, visit, { withTags });
  const rows = groups.listRows();
  const totalSec = total.trackedMs / 1000;
  const rowsOverlap = by === 'tag' && rows.reduce((sum, row) => sum + row.entries, 0) > total.entries;
  return { from, to, by, totalSec, elapsedSec: total.elapsedMs / 1000, entries: total.entries, rowsOverlap, rows };
}

async function readNamesIfNeeded(
  db: Db,
  userId: string,
  { by, focusAreaId, goalId }: RangeReportQuery,
): Promise<GoalNames | undefined> {
  const isNeeded = by === 'area' || by === 'goal' || focusAreaId !== undefined || goalId !== undefined;
  return isNeeded ? readGoalNames(db, userId) : undefined;
}

function createFilter(
  { focusAreaId, goalId, tag }: RangeReportQuery,
  names: GoalNames | undefined,
  readTags: ReturnType<typeof createTagReader>,
): (entry: EntryTime) => boolean {
  if (focusAreaId !== undefined && !names?.areas.has(focusAreaId)) throw notFound();
  if (goalId !== undefined && !names?.goals.has(goalId)) throw notFound();
  const key = tag === undefined ? undefined : tagKey(tag);
  return (entry) => {
    const goal = names?.goals.get(entry.goalId);
    // The goal was created after the names were read.
    if (names && !goal) return false;
    return (
      (goalId === undefined || entry.goalId === goalId) &&
      (focusAreaId === undefined || goal?.focusArea._id === focusAreaId) &&
      (key === undefined || readTags(entry.tags).includes(key))
    );
  };
}

function createGroups(
  { from, to, by }: RangeReportQuery,
  range: Span,
  timeZone: string,
  names: GoalNames | undefined,
  readTags: ReturnType<typeof createTagReader>,
): RowGroups {
  switch (by) {
    case 'area':
      return groupByArea(names!, range);
    case 'goal':
      return groupByGoal(names!, range);
    case 'tag':
      return groupByTag(range, readTags);
    case 'day':
    case 'week':
    case 'month':
      return groupByPeriod({ from, to }, by, range, timeZone);
  }
}
