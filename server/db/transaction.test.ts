import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds, sqlite } from '../testing/databases.ts';
import { Deadlock, isUnwritable, LockTimeout } from './failures.ts';
import { newId } from './id.ts';
import { openDatabase } from './open.ts';
import { repeatedInsert } from './repeated-insert.ts';
import { transact, type Tx } from './transaction.ts';

describe('ids', () => {
  it('of one moment sort in the order in which they were made, and between those of others', () => {
    const ids = Array.from({ length: 1000 }, () => newId(5000));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(1000);
    expect(newId(4999) < ids[0]! && ids.at(-1)! < newId(5001)).toBe(true);
  });
});

const touch = (tx: Tx, name: string) =>
  tx
    .updateTable('secrets')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('name', '=', name)
    .execute();

describe.each(databaseKinds)('transactions on $name', ({ name, make }) => {
  const withRows = async (work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>) => {
    const { settings, remove } = await make();
    const db = await openDatabase(settings, { onLost: () => {} });
    await db
      .insertInto('secrets')
      .values(['a', 'b'].map((row) => ({ name: row, value: '0' })))
      .execute();
    await work(db);
    await db.destroy();
    await remove();
  };

  it('insert one batch after another, also one of another size', () =>
    withRows(async (db) => {
      const names = Array.from({ length: 8 }, (_, n) => `row ${n}`);
      await transact(db, async (tx) => {
        const insert = repeatedInsert('secrets');
        for (const batch of [names.slice(0, 3), names.slice(3, 6), names.slice(6)]) {
          await insert(
            tx,
            batch.map((row) => ({ name: row, value: `of ${row}` })),
          );
        }
      });
      const stored = await db
        .selectFrom('secrets')
        .selectAll()
        .where('name', 'like', 'row %')
        .orderBy('name')
        .execute();
      expect(stored).toEqual(names.map((row) => ({ name: row, value: `of ${row}` })));
    }));

  it("that stand in each other's way are both done in the end, each once", () =>
    withRows(async (db) => {
      let begun = 0;
      let meet = () => {};
      const met = new Promise<void>((resolve) => (meet = resolve));
      const crossing = (first: string, second: string) =>
        transact(db, async (tx) => {
          await touch(tx, first);
          begun++;
          // On SQLite nobody is met: one transaction follows the other.
          if (begun === 2 || name === 'SQLite') meet();
          await met;
          await touch(tx, second);
          await tx
            .insertInto('secrets')
            .values({ name: `${first} then ${second}`, value: '' })
            .execute();
        });
      await Promise.all([crossing('a', 'b'), crossing('b', 'a')]);
      const rows = await db.selectFrom('secrets').select('name').orderBy('name').execute();
      expect(rows.map((row) => row.name)).toEqual(['a', 'a then b', 'b', 'b then a']);
      expect(begun, 'one was undone and began anew').toBe(name === 'SQLite' ? 2 : 3);
    }));

  it('that deadlock for ever are given up', () =>
    withRows(async (db) => {
      let tries = 0;
      const work = () => {
        tries++;
        return Promise.reject(new Deadlock('again and again'));
      };
      await expect(transact(db, work)).rejects.toThrow('again and again');
      expect(tries).toBe(3);
    }));

  it('wait for what another holds, but not for long', () =>
    withRows(async (db) => {
      if (name === 'SQLite') return expect(await transact(db, (tx) => touch(tx, 'a'))).toHaveLength(1);
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      const holding = transact(db, async (tx) => {
        await touch(tx, 'a');
        await released;
      });
      const began = performance.now();
      await expect(transact(db, (tx) => touch(tx, 'a'))).rejects.toThrow(LockTimeout);
      const waited = performance.now() - began;
      expect(waited).toBeGreaterThan(2500);
      expect(waited).toBeLessThan(6000);
      release();
      return holding;
    }));
});

describe('the embedded database without room', () => {
  it('takes a transaction back, says why, and goes on as soon as there is room', async () => {
    const { settings, remove } = await sqlite.make();
    const db = await openDatabase(settings, { onLost: () => {} });
    const write = (count: number) =>
      transact(db, async (tx) => {
        for (let n = 0; n < count; n++) {
          await tx
            .insertInto('secrets')
            .values({ name: `${n}`, value: 'x'.repeat(1000) })
            .execute();
        }
      });
    // No page more than there are.
    await sql`pragma max_page_count = 1`.execute(db);
    expect(isUnwritable(await write(1000).catch((error: unknown) => error))).toBe(true);
    await sql`pragma max_page_count = 100000`.execute(db);
    await write(1000);
    expect(await db.selectFrom('secrets').select('name').execute()).toHaveLength(1000);
    await db.destroy();
    await remove();
  });
});
