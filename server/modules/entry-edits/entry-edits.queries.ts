import { sql } from 'kysely';
import { entryMaxMs } from '#domain/limits.ts';
import { withSearchText } from '#server/db/entry-text.ts';
import { idsFromJson } from '#server/db/pagination.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { type EntryWithGoalRow, selectWithGoal } from '#server/modules/time-entries/time-entries.queries.ts';

type EntryRow = Schema['time_entries'];
export type LockedEntry = Pick<EntryRow, 'id' | 'goal_id' | 'started_at' | 'ended_at' | 'note' | 'tags'>;

/**
 * Locks entries until `tx` ends, and returns those that exist. The caller must have locked the account, so that the entries
 * are not moved or deleted with their goals while this waits.
 */
export async function lockEntries(tx: Tx, userId: string, ids: readonly string[]): Promise<LockedEntry[]> {
  return tx
    .selectFrom('time_entries')
    .select(['id', 'goal_id', 'started_at', 'ended_at', 'note', 'tags'])
    .where('user_id', '=', userId)
    .where('id', 'in', idsFromJson(JSON.stringify(ids)))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The entries with these ids, ordered by start. */
export async function listEntries(db: Db | Tx, userId: string, ids: readonly string[]): Promise<EntryWithGoalRow[]> {
  const entries = db
    .selectFrom('time_entries')
    .where('time_entries.user_id', '=', userId)
    .where('time_entries.id', 'in', idsFromJson(JSON.stringify(ids)));
  return selectWithGoal(entries, userId).orderBy('started_at').orderBy('time_entries.id').execute();
}

/** Stores the goals and tags of locked entries in one statement. */
export async function setGoalsAndTags(tx: Tx, userId: string, entries: readonly LockedEntry[]): Promise<void> {
  const rows = entries.map(withSearchText);
  await tx
    .with(
      'changed(id, goal_id, tags, search_text)',
      () =>
        sql<Pick<EntryRow, 'id' | 'goal_id' | 'tags' | 'search_text'>>`(values ${sql.join(
          rows.map(({ id, goal_id, tags, search_text }) => sql`(${id}, ${goal_id}, ${tags}, ${search_text})`),
        )})`,
    )
    .updateTable('time_entries')
    .from('changed')
    .set((eb) => ({
      goal_id: eb.ref('changed.goal_id'),
      tags: eb.ref('changed.tags'),
      search_text: eb.ref('changed.search_text'),
    }))
    .where('time_entries.user_id', '=', userId)
    .whereRef('time_entries.id', '=', 'changed.id')
    .execute();
}

/** Stores the ends of forgotten timers, which count as ended, among these entries and those of these goals. */
export async function endForgottenTimers(
  tx: Tx,
  userId: string,
  { ids, goalIds }: { readonly ids: readonly string[]; readonly goalIds: readonly string[] },
  now: number,
): Promise<void> {
  await tx
    .updateTable('time_entries')
    .set((eb) => ({ ended_at: eb('started_at', '+', entryMaxMs) }))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('started_at', '<=', now - entryMaxMs)
    .where((eb) =>
      eb.or([
        eb('id', 'in', idsFromJson(JSON.stringify(ids))),
        eb('goal_id', 'in', idsFromJson(JSON.stringify(goalIds))),
      ]),
    )
    .execute();
}

/** The ids of those goals whose timer is running. */
export async function listRunningGoalIds(tx: Tx, userId: string, goalIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('time_entries')
    .select('goal_id')
    .where('user_id', '=', userId)
    .where('goal_id', 'in', idsFromJson(JSON.stringify(goalIds)))
    .where('ended_at', 'is', null)
    .execute();
  return rows.map((row) => row.goal_id);
}

export async function insertPart(tx: Tx, part: EntryRow): Promise<void> {
  await tx.insertInto('time_entries').values(part).execute();
}

export async function deletePart(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('time_entries').where('user_id', '=', userId).where('id', '=', id).execute();
}
