import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#server/testing/database/databases.ts';
import { openVersionBefore } from '#server/testing/database/previous-version.ts';
import { migrate } from '../migrate.ts';
import { positionBetween } from '../positions.ts';
import type { Db } from '../schema.ts';
import { migrations } from './index.ts';

const MIGRATION = '0023-plan-schedules';
const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= MIGRATION));

/** Two users with a plan of two goals each, and as many tasks in the first goal as there are titles. */
async function seed(db: Db, titles: readonly string[]): Promise<void> {
  const insert = (table: string, columns: string, rows: readonly RawBuilder<unknown>[]) =>
    sql`insert into ${sql.table(table)} (${sql.raw(columns)}) values ${sql.join(rows)}`.execute(db);
  for (const user of ['u', 'v']) {
    await insert('users', 'id, email, email_key, password_hash, time_zone, created_at', [
      sql`(${user}, 'e', ${user}, 'h', 'UTC', 1)`,
    ]);
    await insert('focus_areas', 'user_id, id, name, description, created_at, name_key', [
      sql`(${user}, 'a', 'A', '', 1, 'a')`,
    ]);
    await insert(
      'goals',
      'user_id, id, focus_area_id, title, status, is_favorite, timeframe_year, created_at, title_key',
      ['g', 'h'].map((goal) => sql`(${user}, ${goal}, 'a', 'Week 2: G', 'Active', 0, 2026, 1, 'g')`),
    );
    await insert(
      'action_plans',
      'user_id, id, focus_area_id, title, description, structure, weeks, weekly_hours, commitment_level, created_at',
      [sql`(${user}, 'p', 'a', 'P', 'As before', 'weekly', 4, 3, 'Light', 1)`],
    );
    await insert(
      'action_plan_goals',
      'user_id, goal_id, action_plan_id',
      ['g', 'h'].map((goal) => sql`(${user}, ${goal}, 'p')`),
    );
    // Created in the order of the titles, but with ids in another order.
    await insert(
      'tasks',
      'user_id, id, goal_id, title, completed_at, created_at',
      titles.map((title, n) => sql`(${user}, ${`t${9999 - n}`}, 'g', ${title}, ${n === 0 ? 7 : null}, ${n})`),
    );
    await insert('tasks', 'user_id, id, goal_id, title, created_at', [sql`(${user}, 'other', 'h', 'Other', 0)`]);
    await insert('time_entries', 'user_id, id, goal_id, started_at, ended_at, created_at, note', [
      sql`(${user}, 'e', 'g', 1000, 5000, 1, 'Kept')`,
    ]);
    await insert('account_sizes', 'user_id, tasks', [sql`(${user}, 3)`]);
  }
}

async function readAll(db: Db, table: string) {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by user_id, id`.execute(
    db,
  );
  return rows;
}

describe.each(databaseKinds)('the migration to plans in calendar weeks on $name', ({ create }) => {
  async function withPreviousVersion(
    titles: readonly string[],
    work: (db: Db, run: () => Promise<void>) => Promise<void>,
  ) {
    const { settings, remove } = await create();
    const db = await openVersionBefore(MIGRATION, settings);
    await seed(db, titles);
    await work(db, () => migrate(db, settings.databaseUrl ? 'postgres' : 'sqlite', known));
    await db.destroy();
    await remove();
  }

  it('reads sizes from titles, which stay as they are', async () => {
    const sizes: readonly (readonly [title: string, minutes: number | null])[] = [
      ['Read chapter 4 (45 min)', 45],
      ['Run (1 h 30 min)', 90],
      ['Cards (3 × 20 min)', 60],
      ['Two evenings (2x 1 h)', 120],
      ['Read (part 2) aloud (30 min)', 30],
      ['Café 🎸 ((15 min)', 15],
      ['The longest (100 × 0010 h 0000 min)', 60_000],
      ['Nothing in brackets', null],
      ['A remark (later)', null],
      ['No time (0 min)', null],
      ['A thousand hours (1000 h)', 60_000],
      ['More than a size can be (1001 h)', null],
      ['(45 min) at the beginning', null],
    ];
    await withPreviousVersion(
      sizes.map(([title]) => title),
      async (db, run) => {
        await run();
        const rows = await db
          .selectFrom('tasks')
          .select(['title', 'estimated_minutes', 'times_per_week', 'week', 'until_week', 'set_aside_at'])
          .where('user_id', '=', 'v')
          .where('goal_id', '=', 'g')
          .orderBy('position')
          .execute();
        const unplanned = { times_per_week: null, week: null, until_week: null, set_aside_at: null };
        expect(rows).toEqual(sizes.map(([title, estimated_minutes]) => ({ title, estimated_minutes, ...unplanned })));
      },
    );
  });

  it('keeps the order of creation in each goal, with positions that moves and new tasks continue', async () => {
    const titles = Array.from({ length: 1115 }, (_, n) => `Task ${n} (5 min)`);
    await withPreviousVersion(titles, async (db, run) => {
      await run();
      const rows = await db
        .selectFrom('tasks')
        .select(['user_id', 'goal_id', 'title', 'position', 'estimated_minutes'])
        .orderBy('user_id')
        .orderBy('goal_id')
        .orderBy('position')
        .execute();
      expect(rows.map(({ title }) => title)).toEqual([...titles, 'Other', ...titles, 'Other']);
      expect(rows.filter(({ title, estimated_minutes }) => title !== 'Other' && estimated_minutes !== 5)).toEqual([]);
      const positions = rows.slice(0, titles.length).map(({ position }) => position);
      for (const [n, position] of positions.entries()) {
        const next = positionBetween(position, positions[n + 1] ?? null)!;
        expect(next > position && (n === titles.length - 1 || next < positions[n + 1]!)).toBe(true);
      }
      expect(rows[titles.length]!.position).toBe(positions[0]);
    });
  });

  it('leaves plans, goals, entries and completed tasks as they were', async () => {
    await withPreviousVersion(['Done', 'Open'], async (db, run) => {
      const tables = ['action_plans', 'goals', 'tasks', 'time_entries', 'focus_areas'];
      const before = new Map<string, readonly object[]>();
      for (const table of tables) before.set(table, await readAll(db, table));
      await run();
      for (const table of tables) {
        const rows = await readAll(db, table);
        expect([table, rows]).toEqual([table, before.get(table)!.map((row) => expect.objectContaining(row))]);
      }
      const notStarted = { start_week: null, paused_from: null, pauses: '[]', finished_at: null, last_replan: null };
      const columns = ['start_week', 'paused_from', 'pauses', 'finished_at', 'last_replan'] as const;
      expect(await db.selectFrom('action_plans').select(columns).execute()).toEqual([notStarted, notStarted]);
      const links = await db.selectFrom('action_plan_goals').select(['goal_id', 'week']).execute();
      expect(links.map(({ week }) => week)).toEqual([null, null, null, null]);
      // They are counted again, with the new table.
      expect(await db.selectFrom('account_sizes').selectAll().execute()).toEqual([]);
    });
  });

  it('changes nothing if it fails halfway, and can be repeated', async () => {
    await withPreviousVersion(['Read (45 min)'], async (db, run) => {
      const before = [await readAll(db, 'tasks'), await readAll(db, 'action_plans')];
      // In its way, after columns have been added to other tables.
      await sql`create table entry_steps (id text)`.execute(db);
      await expect(run()).rejects.toThrow(/could not be migrated: .*entry_steps.*already exists/);
      expect([await readAll(db, 'tasks'), await readAll(db, 'action_plans')]).toEqual(before);
      expect((await sql`select * from account_sizes`.execute(db)).rows).toHaveLength(2);
      const applied = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
      expect(applied.rows.at(-1)!.name < MIGRATION).toBe(true);
      await db.schema.dropTable('entry_steps').execute();
      await run();
      const sizes = await db.selectFrom('tasks').select('estimated_minutes').where('goal_id', '=', 'g').execute();
      expect(sizes).toEqual([{ estimated_minutes: 45 }, { estimated_minutes: 45 }]);
    });
  });
});
