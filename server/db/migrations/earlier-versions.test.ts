import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createColorPicker } from '#domain/focus-area/area-colors.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { databaseKinds } from '#server/testing/database/databases.ts';
import type { DatabaseKind } from '../kind.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import type { Db } from '../schema.ts';
import { migrations } from './index.ts';

const onConnectionLost = () => {};

/** Tables created by the fifth and later migrations, dependents first. */
const tablesSinceFifth = [
  'entry_steps',
  'task_ticks',
  'model_keys',
  'deleted_rows',
  'deletions',
  'pending_deletions',
  'account_sizes',
  'sample_focus_areas',
  'support_messages',
  'password_resets',
  'task_items',
  'tasks',
  'inventory_items',
  'action_plan_goals',
  'action_plans',
];

async function revertSignUp(db: Db): Promise<void> {
  await db.schema.dropTable('invitations').execute();
  for (const column of ['last_login_at', 'disabled_at']) {
    await db.schema.alterTable('users').dropColumn(column).execute();
  }
}

async function revertFormats(db: Db): Promise<void> {
  for (const column of ['date_format', 'time_format']) {
    await db.schema.alterTable('users').dropColumn(column).execute();
  }
}

/** Restores the `time_entries` table to its state after the eighth migration. */
async function revertWholeSeconds(db: Db, kind: DatabaseKind): Promise<void> {
  for (const table of ['entry_steps', 'time_entries']) await db.schema.dropTable(table).execute();
  for (const name of ['0003-time-entries', '0008-time-of-a-goal']) {
    await migrations[name]!.up(db as unknown as Kysely<unknown>, kind);
  }
  await sql`delete from migrations where name in ('0011-whole-seconds', '0016-entry-notes', '0019-entry-tags')`.execute(
    db,
  );
}

async function insertUserWithGoals(db: Db): Promise<void> {
  await sql`insert into users (id, email, email_key, password_hash, time_zone, created_at) values ('u', 'e', 'e', 'h', 'UTC', 1)`.execute(
    db,
  );
  await sql`insert into focus_areas (user_id, id, name, description, created_at, name_key) values ('u', 'a', 'A', '', 1, 'a')`.execute(
    db,
  );
  for (const goal of ['g', 'h']) {
    await sql`insert into goals (user_id, id, focus_area_id, title, status, is_favorite, timeframe_year, created_at, title_key)
      values ('u', ${goal}, 'a', 'G', 'Active', 0, 2026, 1, 'g')`.execute(db);
  }
}

async function listIndexes(db: Db, kind: DatabaseKind, table: string): Promise<string[]> {
  const { rows } = await (
    kind === 'postgres'
      ? sql<{ name: string }>`select indexname as name from pg_indexes where tablename = ${table}`
      : sql<{ name: string }>`select name from sqlite_master where type = 'index' and tbl_name = ${table}`
  ).execute(db);
  const isPrimaryKey = (name: string) => name.startsWith('sqlite_') || name.endsWith('_pk');
  return rows
    .map(({ name }) => name)
    .filter((name) => !isPrimaryKey(name))
    .toSorted();
}

describe.each(databaseKinds)('migrations from earlier versions on $name (DU-04)', ({ create }) => {
  it('keep an account that predates focus areas', async () => {
    const { settings, remove } = await create();
    const kind = settings.databaseUrl ? 'postgres' : 'sqlite';
    const first = await openDatabase(settings, { onConnectionLost });
    const tables = await first.introspection.getTables();
    const tablesSinceSecond = [
      ...tablesSinceFifth,
      'weekly_goals',
      'time_entries',
      'goals',
      'focus_area_settings',
      'focus_areas',
    ];
    expect(tables.map((table) => table.name)).toEqual(expect.arrayContaining(tablesSinceSecond));
    for (const table of tablesSinceSecond) await first.schema.dropTable(table).execute();
    await revertSignUp(first);
    await sql`delete from migrations where name > '0001-accounts'`.execute(first);
    await first.schema.alterTable('users').dropColumn('single_timer').execute();
    await first.schema.alterTable('users').dropColumn('revision').execute();
    await revertFormats(first);
    const user = { id: 'u', email: 'e', email_key: 'e', password_hash: 'h', time_zone: 'UTC', created_at: 1 };
    await sql`insert into users (id, email, email_key, password_hash, time_zone, created_at) values ('u', 'e', 'e', 'h', 'UTC', 1)`.execute(
      first,
    );
    await migrate(first, kind);
    await first
      .insertInto('focus_areas')
      .values({ user_id: 'u', id: 'a', name: 'A', description: '', created_at: 2, name_key: 'a', color: 'blue' })
      .execute();
    expect(await first.selectFrom('users').selectAll().execute()).toEqual([
      {
        ...user,
        single_timer: 0,
        date_format: 'auto',
        time_format: 'auto',
        last_login_at: null,
        disabled_at: null,
        revision: 0,
      },
    ]);
    await first.destroy();
    await remove();
  });

  it('add sort keys to focus areas and goals that predate them', async () => {
    const { settings, remove } = await create();
    const kind = settings.databaseUrl ? 'postgres' : 'sqlite';
    const db = await openDatabase(settings, { onConnectionLost });
    await revertWholeSeconds(db, kind);
    for (const table of tablesSinceFifth) await db.schema.dropTable(table).ifExists().execute();
    await revertSignUp(db);
    await db.schema.alterTable('focus_areas').dropColumn('name_key').execute();
    await db.schema.alterTable('focus_areas').dropColumn('color').execute();
    await db.schema.alterTable('goals').dropColumn('title_key').execute();
    await db.schema.alterTable('weekly_goals').dropColumn('applied_at').execute();
    await db.schema.alterTable('users').dropColumn('single_timer').execute();
    await db.schema.alterTable('users').dropColumn('revision').execute();
    await revertFormats(db);
    await sql`delete from migrations where name >= '0005'`.execute(db);
    await sql`insert into users (id, email, email_key, password_hash, time_zone, created_at) values ('u', 'e', 'e', 'h', 'UTC', 1)`.execute(
      db,
    );
    await sql`insert into focus_areas (user_id, id, name, description, created_at) values ('u', 'a', 'Émile', '', 1)`.execute(
      db,
    );
    const goals = Array.from(
      { length: 2001 },
      (_, n) => sql`('u', ${`g${n}`}, 'a', ${`Week ${n}`}, 'Active', 0, 2026, 1)`,
    );
    await sql`insert into goals (user_id, id, focus_area_id, title, status, is_favorite, timeframe_year, created_at)
      values ${sql.join(goals)}`.execute(db);
    await migrate(db, kind);
    expect(await db.selectFrom('focus_areas').select('name_key').execute()).toEqual([{ name_key: 'emile' }]);
    const sorted = await db.selectFrom('goals').select('title').orderBy('title_key').execute();
    expect(sorted.map(({ title }) => title)).toEqual(goals.map((_, n) => `Week ${n}`));
    await db.destroy();
    await remove();
  });

  it('give the focus areas of an account different colours, in the order of their creation', async () => {
    const { settings, remove } = await create();
    const kind = settings.databaseUrl ? 'postgres' : 'sqlite';
    const db = await openDatabase(settings, { onConnectionLost });
    await revertFormats(db);
    await db.schema.alterTable('focus_areas').dropColumn('color').execute();
    await sql`delete from migrations where name = '0020-formats-and-colors'`.execute(db);
    for (const user of ['u', 'v']) {
      await sql`insert into users (id, email, email_key, password_hash, time_zone, created_at) values (${user}, 'e', ${user}, 'h', 'UTC', 1)`.execute(
        db,
      );
    }
    const areas = Array.from({ length: 13 }, (_, n) => ({ id: `a${String(13 - n).padStart(2, '0')}`, createdAt: n }));
    for (const [user, { id, createdAt }] of [
      ...areas.map((area) => ['u', area] as const),
      ['v', { id: 'b', createdAt: 5 }] as const,
      ['v', { id: 'a', createdAt: 5 }] as const,
    ]) {
      await sql`insert into focus_areas (user_id, id, name, description, created_at, name_key) values (${user}, ${id}, 'A', '', ${createdAt}, 'a')`.execute(
        db,
      );
    }
    await migrate(db, kind);
    const colorsOf = async (user: string) => {
      const rows = await db
        .selectFrom('focus_areas')
        .select('color')
        .where('user_id', '=', user)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ color }) => color);
    };
    const nextColor = createColorPicker([]);
    expect(await colorsOf('u')).toEqual(areas.map(() => nextColor()));
    expect(await colorsOf('v')).toEqual(['blue', 'orange']);
    await db.destroy();
    await remove();
  });

  it('truncate entries to whole seconds, keep all of them, and make each at least one second long (TM-05)', async () => {
    const { settings, remove } = await create();
    const kind = settings.databaseUrl ? 'postgres' : 'sqlite';
    const db = await openDatabase(settings, { onConnectionLost });
    await revertWholeSeconds(db, kind);
    await insertUserWithGoals(db);
    const times: readonly (readonly [
      before: readonly [number, number | null],
      after: readonly [number, number | null],
    ])[] = [
      [
        [5000, 9000],
        [5000, 9000],
      ],
      [
        [5001, 9999],
        [5000, 9000],
      ],
      [
        [5200, 5900],
        [5000, 6000],
      ],
      [
        [5999, 6000],
        [5000, 6000],
      ],
      [
        [7000, 7000],
        [7000, 8000],
      ],
      [
        [7777, 7777 + entryMaxMs],
        [7000, 7000 + entryMaxMs],
      ],
      [
        [-3_600_001, -3_600_000],
        [-3_601_000, -3_600_000],
      ],
      [
        [-1, 0],
        [-1000, 0],
      ],
      [
        [123_456, null],
        [123_000, null],
      ],
      [
        [124_000, null],
        [124_000, null],
      ],
    ];
    for (const [n, [[start, end]]] of times.entries()) {
      await sql`insert into time_entries (user_id, id, goal_id, started_at, ended_at, created_at)
        values ('u', ${`e${n}`}, ${n === 9 ? 'h' : 'g'}, ${start}, ${end}, ${n})`.execute(db);
    }
    await migrate(db, kind);
    const rows = await db.selectFrom('time_entries').selectAll().orderBy('created_at').execute();
    expect(rows).toEqual(
      times.map(([, [started_at, ended_at]], n) => ({
        user_id: 'u',
        id: `e${n}`,
        goal_id: n === 9 ? 'h' : 'g',
        started_at,
        ended_at,
        created_at: n,
        note: '',
        tags: '[]',
        search_text: '',
      })),
    );
    // The table still has its indexes and the cascade from its goal.
    const secondRunning = db.insertInto('time_entries').values({ ...rows[8]!, id: 'x' });
    await expect(secondRunning.execute()).rejects.toThrow(/unique/i);
    expect(await listIndexes(db, kind, 'time_entries')).toEqual([
      'time_entries_by_goal',
      'time_entries_by_time',
      'time_entries_one_running',
    ]);
    await db.deleteFrom('goals').where('id', '=', 'h').execute();
    expect(await db.selectFrom('time_entries').select('id').where('goal_id', '=', 'h').execute()).toEqual([]);
    await db.destroy();
    await remove();
  });

  it('make the notes that exist searchable, across many pages', async () => {
    const { settings, remove } = await create();
    const kind = settings.databaseUrl ? 'postgres' : 'sqlite';
    const db = await openDatabase(settings, { onConnectionLost });
    await insertUserWithGoals(db);
    for (const column of ['tags', 'search_text'])
      await db.schema.alterTable('time_entries').dropColumn(column).execute();
    await sql`delete from migrations where name = '0019-entry-tags'`.execute(db);
    for (let n = 0; n < 1002; n++) {
      await sql`insert into time_entries (user_id, id, goal_id, started_at, ended_at, created_at, note)
        values ('u', ${`e${n}`}, 'g', ${n * 1000}, ${n * 1000 + 1000}, ${n}, ${n === 0 ? '' : `Café ${n}`})`.execute(
        db,
      );
    }
    await migrate(db, kind);
    const rows = await db.selectFrom('time_entries').select('search_text').orderBy('created_at').execute();
    expect(rows.map(({ search_text }) => search_text)).toEqual(
      Array.from({ length: 1002 }, (_, n) => (n === 0 ? '' : `cafe ${n}`)),
    );
    await db.destroy();
    await remove();
  });
});
