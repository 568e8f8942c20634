import type { Span } from '#domain/time-span.ts';
import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';
import type { GroupedEntries } from './grouped-entries.ts';
import { entriesBegunIn } from './imports.queries.ts';
import type { Place } from './places.ts';

/** Whether a goal of the account has an entry already. */
export type IsKnown = (goalId: string | undefined, span: Span) => boolean;

/** Of the account's entries in the time of a file, those of goals that the file has entries of. */
export async function knownEntries(
  db: Db | Tx,
  userId: string,
  places: readonly Place[],
  { earliest, latest }: Pick<GroupedEntries, 'earliest' | 'latest'>,
): Promise<IsKnown> {
  const timesOf = new Map<string, Set<string>>();
  for (const { goalId } of places) if (goalId !== undefined) timesOf.set(goalId, new Set());
  if (timesOf.size > 0 && earliest !== null && latest !== null) {
    for await (const page of entriesBegunIn(db, userId, earliest, latest)) {
      for (const entry of page) timesOf.get(entry.goal_id)?.add(`${entry.started_at} ${entry.ended_at}`);
    }
  }
  return (goalId, { from, to }) => goalId !== undefined && timesOf.get(goalId)!.has(`${from} ${to}`);
}
