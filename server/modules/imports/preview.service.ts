import type { DocumentLists } from '#contract/account-document.ts';
import type { ImportCounts, ImportPreview } from '#contract/imports.ts';
import { limits } from '#domain/limits.ts';
import { spanOf, wholeEnd, wholeSecond } from '#domain/time-span.ts';
import type { Db } from '../../db/open.ts';
import { countOwned, roomForAreas } from '../account/account-limits.queries.ts';
import { averageTargets } from './average-target.ts';
import { type GroupedEntries, groupedEntries } from './grouped-entries.ts';
import { readPlaces } from './imports.queries.ts';
import { inTurns } from './in-turns.ts';
import { freshEntries } from './known-entries.ts';
import { newIn, placesOf } from './places.ts';
import type { ReadDocument } from './read-document.ts';
import type { ReadTable } from './read-table.ts';
import { noRoomSentence } from './room.ts';
import { nothingMade } from './store-table.service.ts';

type PreviewGoal = ImportPreview['goals'][number];

export async function previewTable(
  db: Db,
  userId: string,
  { format, entries, problems, dateOrder, refusal }: ReadTable,
  timeZone: string,
  now: number,
): Promise<ImportPreview> {
  const grouped = await groupedEntries(entries);
  const { goals, noRoom, ...counted } = await countTable(db, userId, grouped, timeZone, now);
  return {
    format,
    ...counted,
    timeZone: format === 'weekwise-csv' ? null : timeZone,
    dateOrder,
    ...spanTold(grouped.earliest, grouped.latest),
    goals: shownGoals(goals),
    problems: problems.first,
    problemCount: problems.count,
    refusal: refusal ?? noRoom,
  };
}

async function countTable(db: Db, userId: string, grouped: GroupedEntries, timeZone: string, now: number) {
  const known = await readPlaces(db, userId);
  const { places, alreadyThere } = await freshEntries(db, userId, placesOf(grouped.areas, known), grouped, now);
  const goals = places.map(({ area, goal, goalId }): PreviewGoal => {
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
  const makes = { ...nothingMade, ...newIn(places), timeEntries };
  const adds = { ...roomForAreas(makes.focusAreas), goals: makes.goals, timeEntries };
  const has = await countOwned(db, userId, Object.keys(adds) as (keyof typeof adds)[]);
  const targets = await averageTargets(places, timeZone);
  const newFocusAreas = [...targets]
    .map(([{ name }, weeklyMin]) => ({ name, weeklyMin }))
    .toSorted((a, b) => b.weeklyMin - a.weeklyMin)
    .slice(0, limits.importShown);
  return { goals, newFocusAreas, makes, alreadyThere, noRoom: noRoomSentence(adds, has) };
}

export async function previewDocument(
  { format, lists, problems, refusal }: ReadDocument,
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
  await inTurns(lists.timeEntries, ({ goalId, startAt, endAt }) => {
    const start = Date.parse(startAt);
    const end = endAt === null ? null : wholeEnd(start, Date.parse(endAt));
    const { from, to } = spanOf(wholeSecond(start), end, now);
    const goal = goals.get(goalId);
    if (goal) goal.entries++;
    if (goal) goal.seconds += (to - from) / 1000;
    earliest = Math.min(earliest, from);
    latest = Math.max(latest, to);
  });
  return {
    format,
    makes: countsOf(lists),
    alreadyThere: 0,
    timeZone: null,
    dateOrder: null,
    ...spanTold(earliest === Infinity ? null : earliest, latest === -Infinity ? null : latest),
    goals: shownGoals([...goals.values()]),
    newFocusAreas: [],
    problems: problems.first,
    problemCount: problems.count,
    refusal,
  };
}

export function countsOf(lists: DocumentLists): ImportCounts {
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

function shownGoals(goals: readonly PreviewGoal[]): PreviewGoal[] {
  return goals
    .filter(({ entries }) => entries > 0)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, limits.importShown);
}

function spanTold(earliest: number | null, latest: number | null) {
  const told = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
  return { earliest: told(earliest), latest: told(latest) };
}
