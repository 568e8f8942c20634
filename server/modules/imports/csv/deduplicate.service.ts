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
  const ids = places.flatMap(({ goal }) => goal.spans.flatMap(({ id }) => id ?? []));
  // Found by id even if its goal or times have changed since.
  const knownIds = await ownEntryIds(db, userId, ids);
  const timesAt = await knownTimes(db, userId, places, grouped, knownIds, now);
  let alreadyThere = grouped.repeated;
  const fresh: Place[] = [];
  for (const place of places) {
    const times = timesAt.get(place.key)!;
    const isKnown = (span: FileSpan) =>
      span.id === undefined ? times.has(span) : knownIds.has(span.id) || times.take(span);
    const spans: FileSpan[] = [];
    await inTurns(place.goal.spans, (span) => {
      if (isKnown(span)) alreadyThere++;
      else spans.push(span);
    });
    if (spans.length > 0) fresh.push({ ...place, goal: { ...place.goal, spans } });
  }
  return { places: fresh, alreadyThere };
}

/** Of the account's entries in the time of a file, those of goals of the same name as one that the file has entries of. */
async function knownTimes(
  db: Db | Tx,
  userId: string,
  places: readonly Place[],
  { earliest, latest }: GroupedEntries,
  knownIds: ReadonlySet<string>,
  now: number,
): Promise<ReadonlyMap<string, KnownTimes>> {
  const timesAt = new Map(places.map(({ key }) => [key, new KnownTimes()]));
  const timesOf = new Map<string, KnownTimes>();
  for (const { key, namesakes } of places) for (const id of namesakes) timesOf.set(id, timesAt.get(key)!);
  if (timesOf.size > 0 && earliest !== null && latest !== null) {
    for await (const page of entriesBegunIn(db, userId, earliest, latest)) {
      for (const { id, goal_id, started_at, ended_at } of page) {
        const isOfFile = knownIds.has(id);
        timesOf.get(goal_id)?.add(started_at, endOf(started_at, ended_at, now), isOfFile);
      }
    }
  }
  return timesAt;
}

/** The times of entries that an account has for a place, each as often as it has it. */
class KnownTimes {
  readonly #left = new Map<string, number>();

  /** An entry matched by id cannot also match another row that has an id. */
  add(start: number, end: number | null, isOfFile: boolean): void {
    const key = timeKey(start, end);
    this.#left.set(key, (this.#left.get(key) ?? 0) + (isOfFile ? 0 : 1));
  }

  has({ from, to }: FileSpan): boolean {
    return this.#left.has(timeKey(from, to)) || this.#left.has(timeKey(from, null));
  }

  /** Entries with equal times are counted: each entry of the account matches one row. */
  take({ from, to }: FileSpan): boolean {
    // One that runs was shorter when the file was written.
    for (const key of [timeKey(from, to), timeKey(from, null)]) {
      const left = this.#left.get(key) ?? 0;
      if (left === 0) continue;
      this.#left.set(key, left - 1);
      return true;
    }
    return false;
  }
}

function timeKey(start: number, end: number | null): string {
  return `${start} ${end}`;
}
