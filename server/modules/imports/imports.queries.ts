import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { chunksOf } from '#server/db/chunks-of.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/errors.ts';
import { ROWS_PER_CHUNK } from '#server/modules/account-document/bulk-inserts.queries.ts';
import { selectSampleAreaIds } from '#server/modules/sample-data/sample-data.queries.ts';

/** Returns an account's time zone and locks it against changes until the transaction ends. */
export async function lockTimeZone(db: Db | Tx, userId: string): Promise<string> {
  const { time_zone } = await db
    .updateTable('users')
    // A no-op update is the only kind of lock that both databases support.
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', userId)
    .returning('time_zone')
    .executeTakeFirstOrThrow(notFound);
  return time_zone;
}

export type ExistingArea = Pick<Schema['focus_areas'], 'id' | 'name' | 'created_at'>;
export type ExistingGoal = Pick<Schema['goals'], 'id' | 'focus_area_id' | 'title' | 'status' | 'created_at'>;

export interface ExistingAreasAndGoals {
  /** Sample areas are left out, because entries imported into them would be deleted with the sample data. */
  readonly areas: readonly ExistingArea[];
  readonly goals: readonly ExistingGoal[];
}

export async function listExistingAreasAndGoals(db: Db | Tx, userId: string): Promise<ExistingAreasAndGoals> {
  return { areas: await selectAreas(db, userId).execute(), goals: await selectGoals(db, userId).execute() };
}

/** Like `listExistingAreasAndGoals`, but locks them against deletion: areas before goals, the order used everywhere. */
export async function lockExistingAreasAndGoals(db: Db | Tx, userId: string): Promise<ExistingAreasAndGoals> {
  const areas = await selectAreas(db, userId).forUpdate().execute();
  const goals = await selectGoals(db, userId).forUpdate().execute();
  return { areas, goals };
}

function selectAreas(db: Db | Tx, userId: string) {
  return db
    .selectFrom('focus_areas')
    .select(['id', 'name', 'created_at'])
    .where('user_id', '=', userId)
    .where('id', 'not in', selectSampleAreaIds(db, userId))
    .orderBy('id');
}

function selectGoals(db: Db | Tx, userId: string) {
  return db
    .selectFrom('goals')
    .select(['id', 'focus_area_id', 'title', 'status', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id');
}

const ENTRIES_PER_PAGE = 500;

export type ExistingEntry = Pick<
  Schema['time_entries'],
  'id' | 'goal_id' | 'started_at' | 'ended_at' | 'note' | 'tags'
>;

/** Yields the entries that started between two instants, page by page. */
export async function* iterateEntriesStartedIn(
  db: Db | Tx,
  userId: string,
  from: number,
  to: number,
): AsyncGenerator<readonly ExistingEntry[]> {
  let [startedAt, id] = [from, ''];
  for (;;) {
    const after = { startedAt, id };
    const page = await db
      .selectFrom('time_entries')
      .select(['id', 'goal_id', 'started_at', 'ended_at', 'note', 'tags'])
      .where('user_id', '=', userId)
      .where((eb) => eb(eb.refTuple('started_at', 'id'), '>', eb.tuple(after.startedAt, after.id)))
      .where('started_at', '<=', to)
      .orderBy('started_at')
      .orderBy('id')
      .limit(ENTRIES_PER_PAGE)
      .execute();
    yield page;
    const last = page.at(-1);
    if (!last || page.length < ENTRIES_PER_PAGE) return;
    [startedAt, id] = [last.started_at, last.id];
    await nextEventLoopTurn();
  }
}

/** Returns which of the given ids belong to the user's entries. */
export async function findOwnEntryIds(
  db: Db | Tx,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const own = new Set<string>();
  for (const chunk of chunksOf(ids, ROWS_PER_CHUNK)) {
    const rows = db.selectFrom('time_entries').select('id').where('user_id', '=', userId).where('id', 'in', chunk);
    for (const { id } of await rows.execute()) own.add(id);
    await nextEventLoopTurn();
  }
  return own;
}
