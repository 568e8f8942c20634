import type { DocumentRecords } from '#contract/account-document.ts';
import type { ImportCounts, ImportPreview } from '#contract/imports.ts';
import { limits } from '#domain/limits.ts';
import { effectiveSpan, storedEnd, floorToSecond } from '#domain/calendar/time-span.ts';
import type { Db } from '#server/db/schema.ts';
import { countOwnedRows, quotaForAreas } from '#server/modules/account-quota/account-quota.queries.ts';
import { computeAverageTargets } from './csv/average-target.ts';
import { type GroupedEntries, groupEntries } from './csv/grouped-entries.ts';
import { listExistingAreasAndGoals } from './imports.queries.ts';
import { forEachYielding } from './collections.ts';
import { findNewEntries } from './csv/deduplicate.service.ts';
import { countNew, matchGoals } from './csv/goal-matching.ts';
import type { ParsedDocument } from './document/document-parser.ts';
import type { ParsedCsv } from './csv/csv-parser.ts';
import { quotaErrorMessage } from './import-quota.ts';
import { emptyCounts } from './csv/csv-import.service.ts';

type PreviewGoal = ImportPreview['goals'][number];

export async function previewCsv(
  db: Db,
  userId: string,
  { format, entries, problems, dateOrder, refusal }: ParsedCsv,
  timeZone: string,
  now: number,
): Promise<ImportPreview> {
  const grouped = await groupEntries(entries);
  const { goals, quotaMessage, ...counts } = await countCsv(db, userId, grouped, timeZone, now);
  return {
    format,
    ...counts,
    timeZone: format === 'weekwise-csv' ? null : timeZone,
    dateOrder,
    ...formatSpan(grouped.earliest, grouped.latest),
    goals: topGoals(goals),
    problems: problems.first,
    problemCount: problems.count,
    refusal: refusal ?? quotaMessage,
  };
}

async function countCsv(db: Db, userId: string, grouped: GroupedEntries, timeZone: string, now: number) {
  const existing = await listExistingAreasAndGoals(db, userId);
  const { matches, alreadyThere } = await findNewEntries(db, userId, matchGoals(grouped.areas, existing), grouped, now);
  const goals = matches.map(({ area, goal, goalId }): PreviewGoal => {
    const ms = goal.spans.reduce((sum, { from, to }) => sum + to - from, 0);
    return {
      focusArea: area.name,
      goal: goal.title,
      isNew: goalId === undefined,
      entries: goal.spans.length,
      seconds: ms / 1000,
    };
  });
  const timeEntries = goals.reduce((sum, { entries }) => sum + entries, 0);
  const makes = { ...emptyCounts, ...countNew(matches), timeEntries };
  const adds = { ...quotaForAreas(makes.focusAreas), goals: makes.goals, timeEntries };
  const has = await countOwnedRows(db, userId, Object.keys(adds) as (keyof typeof adds)[]);
  const targets = await computeAverageTargets(matches, timeZone);
  const newFocusAreas = [...targets]
    .map(([{ name }, weeklyMin]) => ({ name, weeklyMin }))
    .toSorted((a, b) => b.weeklyMin - a.weeklyMin)
    .slice(0, limits.importPreviewItems);
  return { goals, newFocusAreas, makes, alreadyThere, quotaMessage: quotaErrorMessage(adds, has) };
}

export async function previewDocument(
  { format, lists, problems, refusal }: ParsedDocument,
  now: number,
): Promise<ImportPreview> {
  const areaNames = new Map(lists.focusAreas.map(({ _id, name }) => [_id, name]));
  const goals = new Map(
    lists.goals.map(({ _id, focusAreaId, title }) => [
      _id,
      { focusArea: areaNames.get(focusAreaId) ?? '', goal: title, isNew: true, entries: 0, seconds: 0 },
    ]),
  );
  let [earliest, latest] = [Infinity, -Infinity];
  await forEachYielding(lists.timeEntries, ({ goalId, startAt, endAt }) => {
    const start = Date.parse(startAt);
    const end = endAt === null ? null : storedEnd(start, Date.parse(endAt));
    const { from, to } = effectiveSpan(floorToSecond(start), end, now);
    const goal = goals.get(goalId);
    if (goal) {
      goal.entries++;
      goal.seconds += (to - from) / 1000;
    }
    earliest = Math.min(earliest, from);
    latest = Math.max(latest, to);
  });
  return {
    format,
    makes: countRecords(lists),
    alreadyThere: 0,
    timeZone: null,
    dateOrder: null,
    ...formatSpan(earliest === Infinity ? null : earliest, latest === -Infinity ? null : latest),
    goals: topGoals([...goals.values()]),
    newFocusAreas: [],
    problems: problems.first,
    problemCount: problems.count,
    refusal,
  };
}

export function countRecords(lists: DocumentRecords): ImportCounts {
  return {
    focusAreas: lists.focusAreas.length,
    goals: lists.goals.length,
    timeEntries: lists.timeEntries.length,
    weeklyGoals: lists.weeklyGoals.length,
    actionPlans: lists.actionPlans.length,
    tasks: lists.tasks.length,
    inventoryItems: lists.inventoryItems.length,
  };
}

function topGoals(goals: readonly PreviewGoal[]): PreviewGoal[] {
  return goals
    .filter(({ entries }) => entries > 0)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, limits.importPreviewItems);
}

function formatSpan(earliest: number | null, latest: number | null) {
  const format = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
  return { earliest: format(earliest), latest: format(latest) };
}
