import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds, sqlite } from '#server/testing/database/databases.ts';
import { openSecondConnection } from '#server/testing/database/second-connection.ts';
import { constraintViolation, Deadlock, isReadOnlyOrFull, LockTimeout } from './errors.ts';
import { newId } from './id.ts';
import { openDatabase } from './open.ts';
import { createBatchInsert } from './batch-insert.ts';
import type { Db } from './schema.ts';
import { inSingleStatement, inTransaction, type Tx } from './transaction.ts';

describe('ids', () => {
  it('from one millisecond sort in order of creation, and between ids from other milliseconds', () => {
    const ids = Array.from({ length: 1000 }, () => newId(5000));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(1000);
    expect(newId(4999) < ids[0]! && ids.at(-1)! < newId(5001)).toBe(true);
  });
});

const touchRow = (db: Db | Tx, name: string) =>
  db
    .updateTable('secrets')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('name', '=', name)
    .execute();

describe.each(databaseKinds)('transactions on $name', ({ name, createMigrated }) => {
  const withRows = async (work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>) => {
    const { settings, remove } = await createMigrated();
    const db = await openDatabase(settings, { onConnectionLost: () => {} });
    await db
      .insertInto('secrets')
      .values(['a', 'b'].map((row) => ({ name: row, value: '0' })))
      .execute();
    await work(db);
    await db.destroy();
    await remove();
  };

  it('insert batches of equal and different sizes', () =>
    withRows(async (db) => {
      const names = Array.from({ length: 8 }, (_, n) => `row ${n}`);
      await inTransaction(db, async (tx) => {
        const insert = createBatchInsert('secrets');
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

  it('that deadlock are retried until each has run once', () =>
    withRows(async (db) => {
      let attempts = 0;
      const { promise: bothLocked, resolve: markBothLocked } = Promise.withResolvers<void>();
      const lockRows = (first: string, second: string) =>
        inTransaction(db, async (tx) => {
          await touchRow(tx, first);
          attempts++;
          // On SQLite there is no deadlock, because the transactions run one after the other.
          if (attempts === 2 || name === 'SQLite') markBothLocked();
          await bothLocked;
          await touchRow(tx, second);
          await tx
            .insertInto('secrets')
            .values({ name: `${first} then ${second}`, value: '' })
            .execute();
        });
      await Promise.all([lockRows('a', 'b'), lockRows('b', 'a')]);
      const rows = await db.selectFrom('secrets').select('name').orderBy('name').execute();
      expect(rows.map((row) => row.name)).toEqual(['a', 'a then b', 'b', 'b then a']);
      expect(attempts, 'one of them was rolled back and retried').toBe(name === 'SQLite' ? 2 : 3);
    }));

  it.each([
    ['transactions', inTransaction],
    ['single statements', inSingleStatement],
  ])('fail after three deadlocks (%s)', (_, run) =>
    withRows(async (db) => {
      let attempts = 0;
      const work = () => {
        attempts++;
        return Promise.reject(new Deadlock('deadlock detected'));
      };
      await expect(run(db, work)).rejects.toThrow('deadlock detected');
      expect(attempts).toBe(3);
    }),
  );

  it('roll back everything if a statement fails, and the connection can be used again', () =>
    withRows(async (db) => {
      const insert = (tx: Tx, row: string) => tx.insertInto('secrets').values({ name: row, value: '' }).execute();
      const work = inTransaction(db, async (tx) => {
        await insert(tx, 'c');
        await insert(tx, 'a');
      });
      expect(constraintViolation(await work.catch((error: unknown) => error))).toBe('unique');
      const failsAtOnce = inTransaction(db, (tx) => insert(tx, 'a'));
      expect(constraintViolation(await failsAtOnce.catch((error: unknown) => error))).toBe('unique');
      await inTransaction(db, (tx) => insert(tx, 'd'));
      const rows = await db.selectFrom('secrets').select('name').orderBy('name').execute();
      expect(rows.map((row) => row.name)).toEqual(['a', 'b', 'd']);
    }));

  it('wait for a lock, but only for a few seconds', () =>
    withRows(async (db) => {
      if (name === 'SQLite') return expect(await inTransaction(db, (tx) => touchRow(tx, 'a'))).toHaveLength(1);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const lockHolder = inTransaction(db, async (tx) => {
        await touchRow(tx, 'a');
        await released;
      });
      const startedAt = performance.now();
      await expect(inTransaction(db, (tx) => touchRow(tx, 'a'))).rejects.toThrow(LockTimeout);
      const waitedMs = performance.now() - startedAt;
      expect(waitedMs).toBeGreaterThan(2500);
      expect(waitedMs).toBeLessThan(6000);
      release();
      return lockHolder;
    }));
});

describe('SQLite locked by another process', () => {
  it.each([
    ['transactions', (db: Db) => inTransaction(db, (tx) => touchRow(tx, 'a'))],
    ['single statements', (db: Db) => inSingleStatement(db, (on) => touchRow(on, 'a'))],
  ])('lets %s wait until it is unlocked', async (_, write) => {
    const { settings, remove } = await sqlite.create();
    const db = await openDatabase(settings, { onConnectionLost: () => {} });
    const other = await openSecondConnection(settings);
    const { promise: locked, resolve: markLocked } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const holder = inTransaction(other, async (tx) => {
      await touchRow(tx, 'a');
      markLocked();
      await released;
    });
    await locked;
    const written = write(db);
    // Fails at once, so the writer has to try again.
    await expect(touchRow(db, 'a')).rejects.toThrow('locked');
    release();
    await Promise.all([holder, written]);
    await Promise.all([db.destroy(), other.destroy()]);
    await remove();
  });
});

describe('SQLite on a full disk', () => {
  it('rolls the transaction back, reports the cause, and works again once there is space', async () => {
    const { settings, remove } = await sqlite.create();
    const db = await openDatabase(settings, { onConnectionLost: () => {} });
    const write = (count: number) =>
      inTransaction(db, async (tx) => {
        for (let n = 0; n < count; n++) {
          await tx
            .insertInto('secrets')
            .values({ name: `${n}`, value: 'x'.repeat(1000) })
            .execute();
        }
      });
    // The file cannot grow by a single page.
    await sql`pragma max_page_count = 1`.execute(db);
    expect(isReadOnlyOrFull(await write(1000).catch((error: unknown) => error))).toBe(true);
    await sql`pragma max_page_count = 100000`.execute(db);
    await write(1000);
    expect(await db.selectFrom('secrets').select('name').execute()).toHaveLength(1000);
    await db.destroy();
    await remove();
  });
});
