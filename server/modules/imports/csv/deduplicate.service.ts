import { effectiveEnd } from '#domain/calendar/time-span.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { FileSpan, GroupedEntries } from './grouped-entries.ts';
import { iterateEntriesStartedIn, findOwnEntryIds } from '../imports.queries.ts';
import { forEachYielding } from '../collections.ts';
import { ExistingEntries } from './existing-entries.ts';
import type { GoalMatch } from './goal-matching.ts';

interface NewEntries {
  /** Contain only entries that the account does not have. Goals without such entries are left out. */
  readonly matches: readonly GoalMatch[];
  readonly alreadyThere: number;
  /** How many of these lack the note or tags of the file. Existing entries are never changed. */
  readonly alreadyThereWithoutText: number;
}

type IsKnown = (span: FileSpan, existing: ExistingEntries) => boolean;

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
  const existingByKey = await readExistingEntries(db, userId, matches, grouped, knownIds, now);
  let [alreadyThere, alreadyThereWithoutText] = [grouped.duplicates, 0];
  let remaining = matches;
  const rules: readonly IsKnown[] = [
    (span, existing) => span.id !== undefined && (knownIds.has(span.id) || existing.takeEqual(span)),
    (span, existing) => span.id === undefined && (existing.takeEqual(span) || existing.hasEqual(span)),
    (span, existing) => {
      const similar = existing.takeSimilar(span);
      if (similar?.lacksText === true) alreadyThereWithoutText++;
      return similar !== undefined;
    },
  ];
  // One rule after the other, so that an entry with equal text is never taken by a row with similar text.
  for (const isKnown of rules) {
    const unknown: GoalMatch[] = [];
    for (const match of remaining) {
      const existing = existingByKey.get(match.key)!;
      const spans: FileSpan[] = [];
      await forEachYielding(match.goal.spans, (span) => {
        if (isKnown(span, existing)) alreadyThere++;
        else spans.push(span);
      });
      if (spans.length > 0) unknown.push({ ...match, goal: { ...match.goal, spans } });
    }
    remaining = unknown;
  }
  return { matches: remaining, alreadyThere, alreadyThereWithoutText };
}

/** The account's entries in the file's period, for goals that the file names. */
async function readExistingEntries(
  db: Db | Tx,
  userId: string,
  matches: readonly GoalMatch[],
  { earliest, latest }: GroupedEntries,
  knownIds: ReadonlySet<string>,
  now: number,
): Promise<ReadonlyMap<string, ExistingEntries>> {
  const existingByKey = new Map(matches.map(({ key }) => [key, new ExistingEntries()]));
  const existingByGoal = new Map<string, ExistingEntries>();
  for (const { key, sameNameGoalIds } of matches)
    for (const id of sameNameGoalIds) existingByGoal.set(id, existingByKey.get(key)!);
  if (existingByGoal.size > 0 && earliest !== null && latest !== null) {
    for await (const page of iterateEntriesStartedIn(db, userId, earliest, latest)) {
      for (const { id, goal_id, started_at, ended_at, note, tags } of page) {
        const end = effectiveEnd(started_at, ended_at, now);
        existingByGoal.get(goal_id)?.add(started_at, end, { note, tags, isTaken: knownIds.has(id) });
      }
    }
  }
  return existingByKey;
}
