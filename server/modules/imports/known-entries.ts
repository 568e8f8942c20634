import { endOf } from '#domain/time-span.ts';
import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';
import type { FileSpan, GroupedEntries } from './grouped-entries.ts';
import { entriesBegunIn, ownEntryIds } from './imports.queries.ts';
import { inTurns } from './in-turns.ts';
import type { Place } from './places.ts';

interface Fresh {
  /** With those entries only that the account does not have, and none without entries. */
  readonly places: readonly Place[];
  readonly alreadyThere: number;
}

/** What is new of a file to an account. */
export async function freshEntries(
  db: Db | Tx,
  userId: string,
  places: readonly Place[],
  grouped: GroupedEntries,
  now: number,
): Promise<Fresh> {
  const isKnownId = await knownIds(db, userId, places);
  const isKnownTime = await knownTimes(db, userId, places, grouped, now);
  let alreadyThere = grouped.repeated;
  const fresh: Place[] = [];
  for (const place of places) {
    const spans: FileSpan[] = [];
    await inTurns(place.goal.spans, (span) => {
      if (isKnownId(span) || isKnownTime(place, span)) alreadyThere++;
      else spans.push(span);
    });
    if (spans.length > 0) fresh.push({ ...place, goal: { ...place.goal, spans } });
  }
  return { places: fresh, alreadyThere };
}

/** Wherever an entry of ours is by now, and whenever it was. */
async function knownIds(db: Db | Tx, userId: string, places: readonly Place[]) {
  const ids = places.flatMap(({ goal }) => goal.spans.flatMap(({ id }) => id ?? []));
  const known = await ownEntryIds(db, userId, ids);
  return ({ id }: FileSpan) => id !== undefined && known.has(id);
}

/** Of the account's entries in the time of a file, those of goals of the same name as one that the file has entries of. */
async function knownTimes(
  db: Db | Tx,
  userId: string,
  places: readonly Place[],
  { earliest, latest }: GroupedEntries,
  now: number,
) {
  const timesOf = new Map<string, Set<string>>();
  const timesIn = new Map(places.map(({ goal }) => [goal, new Set<string>()]));
  for (const { goal, namesakes } of places) for (const id of namesakes) timesOf.set(id, timesIn.get(goal)!);
  if (timesOf.size > 0 && earliest !== null && latest !== null) {
    for await (const page of entriesBegunIn(db, userId, earliest, latest)) {
      for (const { goal_id, started_at, ended_at } of page) {
        timesOf.get(goal_id)?.add(timeKey(started_at, endOf(started_at, ended_at, now)));
      }
    }
  }
  // One that runs was shorter when the file was written.
  return ({ goal }: Place, { from, to }: FileSpan) =>
    timesIn.get(goal)!.has(timeKey(from, to)) || timesIn.get(goal)!.has(timeKey(from, null));
}

function timeKey(start: number, end: number | null): string {
  return `${start} ${end}`;
}
