import type { DocumentRecords } from '#contract/account/account-document.ts';
import type { ImportCounts, ImportPreview } from '#contract/account/imports.ts';
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
import { TextCounter } from './text-counter.ts';

type PreviewGoal = ImportPreview['goals'][number];

export async function previewCsv(
  db: Db,
  userId: string,
  { format, entries, problems, dateOrder, people, person, notImported, rejectionReason }: ParsedCsv,
  timeZone: string,
  now: number,
): Promise<ImportPreview> {
  const grouped = await groupEntries(entries);
  const { goals, quotaMessage, ...summary } = await summarizeCsv(db, userId, grouped, timeZone, now);
  return {
    format,
    ...summary,
    timeZone: format === 'weekwise-csv' ? null : timeZone,
    dateOrder,
    people: [...people],
    person,
    notImported,
    ...formatSpan(grouped.earliest, grouped.latest),
    goals: topGoals(goals),
    problems: problems.listed,
    problemCount: problems.count,
    refusal: rejectionReason ?? quotaMessage,
  };
}

async function summarizeCsv(db: Db, userId: string, grouped: GroupedEntries, timeZone: string, now: number) {
  const existing = await listExistingAreasAndGoals(db, userId);
  const found = await findNewEntries(db, userId, matchGoals(grouped.areas, existing), grouped, now);
  const { matches, alreadyThere, alreadyThereWithoutText } = found;
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
  const toCreate = { ...emptyCounts, ...countNew(matches), timeEntries };
  const additions = { ...quotaForAreas(toCreate.focusAreas), goals: toCreate.goals, timeEntries };
  const current = await countOwnedRows(db, userId, Object.keys(additions) as (keyof typeof additions)[]);
  const targets = await computeAverageTargets(matches, timeZone);
  const newFocusAreas = [...targets]
    .map(([{ name }, weeklyMin]) => ({ name, weeklyMin }))
    .toSorted((a, b) => b.weeklyMin - a.weeklyMin)
    .slice(0, limits.importPreviewItems);
  const quotaMessage = quotaErrorMessage(additions, current);
  const texts = new TextCounter();
  for (const { goal } of matches) await forEachYielding(goal.spans, (span) => texts.add(span));
  return {
    goals,
    newFocusAreas,
    makes: toCreate,
    texts: texts.counts,
    alreadyThere,
    alreadyThereWithoutText,
    quotaMessage,
  };
}

export async function previewDocument(
  { format, records, problems, rejectionReason }: ParsedDocument,
  now: number,
): Promise<ImportPreview> {
  const areaNames = new Map(records.focusAreas.map(({ _id, name }) => [_id, name]));
  const goals = new Map(
    records.goals.map(({ _id, focusAreaId, title }) => [
      _id,
      { focusArea: areaNames.get(focusAreaId) ?? '', goal: title, isNew: true, entries: 0, seconds: 0 },
    ]),
  );
  let [earliest, latest] = [Infinity, -Infinity];
  const texts = new TextCounter();
  await forEachYielding(records.timeEntries, ({ goalId, startAt, endAt, note, tags }) => {
    texts.add({ note, tags });
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
    makes: countRecords(records),
    texts: texts.counts,
    alreadyThere: 0,
    alreadyThereWithoutText: 0,
    timeZone: null,
    dateOrder: null,
    people: [],
    person: null,
    notImported: [],
    ...formatSpan(earliest === Infinity ? null : earliest, latest === -Infinity ? null : latest),
    goals: topGoals([...goals.values()]),
    newFocusAreas: [],
    problems: problems.listed,
    problemCount: problems.count,
    refusal: rejectionReason,
  };
}

export function countRecords(records: DocumentRecords): ImportCounts {
  return {
    focusAreas: records.focusAreas.length,
    goals: records.goals.length,
    timeEntries: records.timeEntries.length,
    weeklyGoals: records.weeklyGoals.length,
    actionPlans: records.actionPlans.length,
    tasks: records.tasks.length,
    inventoryItems: records.inventoryItems.length,
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
