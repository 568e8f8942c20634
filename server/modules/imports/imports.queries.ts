import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { Db } from '../../db/open.ts';
import { repeatedInsert } from '../../db/repeated-insert.ts';
import type { Schema } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { inBatches } from './in-turns.ts';

/** The time zone of an account, which nobody changes until the transaction is over. */
export async function holdTimeZone(db: Db | Tx, userId: string): Promise<string> {
  const { time_zone } = await db
    .updateTable('users')
    // A write that changes nothing is the one lock that both databases have.
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', userId)
    .returning('time_zone')
    .executeTakeFirstOrThrow(notFound);
  return time_zone;
}

/** Everything that a user has is in a focus area. */
export async function isEmptyAccount(db: Db | Tx, userId: string): Promise<boolean> {
  const area = await db
    .selectFrom('focus_areas')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return area === undefined;
}

export type KnownArea = Pick<Schema['focus_areas'], 'id' | 'name' | 'created_at'>;
export type KnownGoal = Pick<Schema['goals'], 'id' | 'focus_area_id' | 'title' | 'status' | 'created_at'>;

export interface KnownPlaces {
  /** Without those of the sample: what is put there goes with it. */
  readonly areas: readonly KnownArea[];
  readonly goals: readonly KnownGoal[];
}

export async function readPlaces(db: Db | Tx, userId: string): Promise<KnownPlaces> {
  return { areas: await areasOf(db, userId).execute(), goals: await goalsOf(db, userId).execute() };
}

/** The same, locked so that nobody deletes any of it: areas before goals, the order in which all lock them. */
export async function holdPlaces(db: Db | Tx, userId: string): Promise<KnownPlaces> {
  const areas = await areasOf(db, userId).forUpdate().execute();
  const goals = await goalsOf(db, userId).forUpdate().execute();
  return { areas, goals };
}

function areasOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom('focus_areas')
    .select(['id', 'name', 'created_at'])
    .where('user_id', '=', userId)
    .where('id', 'not in', (sample) =>
      sample.selectFrom('sample_focus_areas').select('focus_area_id').where('sample_focus_areas.user_id', '=', userId),
    )
    .orderBy('id');
}

function goalsOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom('goals')
    .select(['id', 'focus_area_id', 'title', 'status', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id');
}

const ENTRIES_AT_ONCE = 500;

type KnownEntry = Pick<Schema['time_entries'], 'id' | 'goal_id' | 'started_at' | 'ended_at'>;

/** The entries that began from one instant to another, a page at a time. */
export async function* entriesBegunIn(
  db: Db | Tx,
  userId: string,
  from: number,
  to: number,
): AsyncGenerator<readonly KnownEntry[]> {
  let [startedAt, id] = [from, ''];
  for (;;) {
    const after = { startedAt, id };
    const page = await db
      .selectFrom('time_entries')
      .select(['id', 'goal_id', 'started_at', 'ended_at'])
      .where('user_id', '=', userId)
      .where((eb) => eb(eb.refTuple('started_at', 'id'), '>', eb.tuple(after.startedAt, after.id)))
      .where('started_at', '<=', to)
      .orderBy('started_at')
      .orderBy('id')
      .limit(ENTRIES_AT_ONCE)
      .execute();
    yield page;
    const last = page.at(-1);
    if (!last || page.length < ENTRIES_AT_ONCE) return;
    [startedAt, id] = [last.started_at, last.id];
    await turnOfOthers();
  }
}

/** Those of the ids that are of entries of the user. */
export async function ownEntryIds(db: Db | Tx, userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const own = new Set<string>();
  await inBatches(ids, async (batch) => {
    const rows = db.selectFrom('time_entries').select('id').where('user_id', '=', userId).where('id', 'in', batch);
    for (const { id } of await rows.execute()) own.add(id);
  });
  return own;
}

/** Where there is no such goal, the database refuses. */
export const insertEntries = () => repeatedInsert('time_entries');

export async function insertFocusAreas(tx: Tx, rows: readonly Schema['focus_areas'][]): Promise<void> {
  await tx.insertInto('focus_areas').values(rows).execute();
}

export async function insertDatedSettings(tx: Tx, rows: readonly Schema['focus_area_settings'][]): Promise<void> {
  await tx.insertInto('focus_area_settings').values(rows).execute();
}

export async function insertPlans(tx: Tx, rows: readonly Schema['action_plans'][]): Promise<void> {
  await tx.insertInto('action_plans').values(rows).execute();
}

export async function insertPlanGoals(tx: Tx, rows: readonly Schema['action_plan_goals'][]): Promise<void> {
  await tx.insertInto('action_plan_goals').values(rows).execute();
}
