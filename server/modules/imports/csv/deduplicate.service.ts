import { effectiveEnd } from '#domain/calendar/time-span.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { FileSpan, GroupedEntries } from './grouped-entries.ts';
import { iterateEntriesStartedIn, findOwnEntryIds } from '../imports.queries.ts';
import { forEachYielding } from '../collections.ts';
import type { GoalMatch } from './goal-matching.ts';

interface NewEntries {
  /** Contain only entries that the account does not have. Goals without such entries are left out. */
  readonly matches: readonly GoalMatch[];
  readonly alreadyThere: number;
}

/** Finds the entries of a file that the account does not have yet. */
export async function findNewEntries(
  db: Db | Tx,
  userId: string,
  matches: readonly GoalMatch[],
  grouped: GroupedEntries,
  now: number,
): Promise<NewEntries> {
  const ids = matches.flatMap(({ goal }) => goal.spans.flatMap(({ id }) => id ?? []));
  // Entries are matched by id even if their goal or times have changed since the export.
  const knownIds = await findOwnEntryIds(db, userId, ids);
  const timesByKey = await readExistingTimes(db, userId, matches, grouped, knownIds, now);
  let alreadyThere = grouped.duplicates;
  const newMatches: GoalMatch[] = [];
  for (const match of matches) {
    const times = timesByKey.get(match.key)!;
    const isKnown = (span: FileSpan) =>
      span.id === undefined ? times.has(span) : knownIds.has(span.id) || times.consume(span);
    const spans: FileSpan[] = [];
    await forEachYielding(match.goal.spans, (span) => {
      if (isKnown(span)) alreadyThere++;
      else spans.push(span);
    });
    if (spans.length > 0) newMatches.push({ ...match, goal: { ...match.goal, spans } });
  }
  return { matches: newMatches, alreadyThere };
}

/** The times of the account's entries in the file's period, for goals that the file names. */
async function readExistingTimes(
  db: Db | Tx,
  userId: string,
  matches: readonly GoalMatch[],
  { earliest, latest }: GroupedEntries,
  knownIds: ReadonlySet<string>,
  now: number,
): Promise<ReadonlyMap<string, ExistingTimes>> {
  const timesByKey = new Map(matches.map(({ key }) => [key, new ExistingTimes()]));
  const timesByGoal = new Map<string, ExistingTimes>();
  for (const { key, sameNameGoalIds } of matches)
    for (const id of sameNameGoalIds) timesByGoal.set(id, timesByKey.get(key)!);
  if (timesByGoal.size > 0 && earliest !== null && latest !== null) {
    for await (const page of iterateEntriesStartedIn(db, userId, earliest, latest)) {
      for (const { id, goal_id, started_at, ended_at } of page) {
        const isMatchedById = knownIds.has(id);
        timesByGoal.get(goal_id)?.add(started_at, effectiveEnd(started_at, ended_at, now), isMatchedById);
      }
    }
  }
  return timesByKey;
}

/** Counts the entries that the account has at each time, for goals with the same name. */
class ExistingTimes {
  readonly #unmatched = new Map<string, number>();

  /** An entry matched by id cannot also match another row that has an id. */
  add(start: number, end: number | null, isMatchedById: boolean): void {
    const key = timeKey(start, end);
    this.#unmatched.set(key, (this.#unmatched.get(key) ?? 0) + (isMatchedById ? 0 : 1));
  }

  has({ from, to }: FileSpan): boolean {
    return this.#unmatched.has(timeKey(from, to)) || this.#unmatched.has(timeKey(from, null));
  }

  /** Each entry of the account matches at most one row, so entries with equal times are counted. */
  consume({ from, to }: FileSpan): boolean {
    // A running timer was shorter when the file was exported.
    for (const key of [timeKey(from, to), timeKey(from, null)]) {
      const count = this.#unmatched.get(key) ?? 0;
      if (count === 0) continue;
      this.#unmatched.set(key, count - 1);
      return true;
    }
    return false;
  }
}

function timeKey(start: number, end: number | null): string {
  return `${start} ${end}`;
}
