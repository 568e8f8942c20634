import { tallyPerPeriod } from '#domain/calendar/tally.ts';
import type { Db } from '#server/db/schema.ts';
import { forEachEntryTime } from '#server/modules/time-entries/entry-times.queries.ts';
import type { Edges } from '#server/modules/tracked-time/tracked-time.queries.ts';

/**
 * The seconds during which at least one timer was running, in each of the consecutive spans between the edges. They are counted
 * here rather than in SQL, because a window function over all entries of a busy week would block other requests.
 */
export async function readElapsedSeconds(db: Db, userId: string, edges: Edges, now: number): Promise<number[]> {
  const { tallies, add } = tallyPerPeriod(edges);
  await forEachEntryTime(db, userId, { from: edges[0]!, to: edges.at(-1)! }, now, add);
  return tallies.map(({ elapsedMs }) => elapsedMs / 1000);
}
