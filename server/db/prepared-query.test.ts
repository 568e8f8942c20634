import type { SelectQueryBuilder } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '#server/testing/database/databases.ts';
import { openDatabase } from './open.ts';
import { type Param, preparedQuery } from './prepared-query.ts';
import type { Db, Schema } from './schema.ts';
import { shareReads } from './shared-reads.ts';
import { inTransaction } from './transaction.ts';

type Build = (
  db: Db,
  param: Param<'first' | 'last'>,
  direction: 'asc' | 'desc',
) => SelectQueryBuilder<Schema, 'secrets', { value: string }>;

describe.each(databaseKinds)('prepared queries on $name', ({ createMigrated }) => {
  let db: Db;
  let otherDb: Db;
  let closeAll: () => Promise<void>;
  beforeAll(async () => {
    const databases = [await createMigrated(), await createMigrated()] as const;
    const open = (n: 0 | 1) => openDatabase(databases[n].settings, { onConnectionLost: () => {} });
    [db, otherDb] = [await open(0), await open(1)];
    const rows = ['a', 'b', 'c'].map((name) => ({ name, value: `value of ${name}` }));
    await db.insertInto('secrets').values(rows).execute();
    await otherDb.insertInto('secrets').values({ name: 'a', value: 'another value' }).execute();
    closeAll = async () => {
      await Promise.all([db.destroy(), otherDb.destroy()]);
      await Promise.all(databases.map(({ remove }) => remove()));
    };
  });
  afterAll(() => closeAll());

  const createQuery = () => {
    const build = vi.fn<Build>((on, param, direction) =>
      on
        .selectFrom('secrets')
        .select('value')
        .where('name', '>=', param('first'))
        .where('name', '<=', param('last'))
        .where('value', '!=', 'a constant')
        .orderBy('name', direction),
    );
    return { build, query: preparedQuery(build) };
  };

  it('are compiled once and run with different values', async () => {
    const { build, query } = createQuery();
    expect(await query(db, { first: 'b', last: 'c' }, 'asc')).toEqual([
      { value: 'value of b' },
      { value: 'value of c' },
    ]);
    expect(await query(db, { first: 'a', last: 'a' }, 'asc')).toEqual([{ value: 'value of a' }]);
    expect(await query(db, { first: 'x', last: 'z' }, 'asc')).toEqual([]);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('are compiled once per variant', async () => {
    const { build, query } = createQuery();
    const read = async (direction: 'asc' | 'desc') =>
      (await query(db, { first: 'a', last: 'c' }, direction)).map(({ value }) => value);
    const ascending = ['value of a', 'value of b', 'value of c'];
    expect([await read('asc'), await read('desc')]).toEqual([ascending, ascending.toReversed()]);
    expect([await read('asc'), await read('desc')]).toEqual([ascending, ascending.toReversed()]);
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('are compiled once per database', async () => {
    const { build, query } = createQuery();
    for (let n = 0; n < 2; n++) {
      expect(await query(db, { first: 'a', last: 'a' }, 'asc')).toEqual([{ value: 'value of a' }]);
      expect(await query(otherDb, { first: 'a', last: 'a' }, 'asc')).toEqual([{ value: 'another value' }]);
    }
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('run concurrently with their own values', async () => {
    const { query } = createQuery();
    const names = ['a', 'b', 'c', 'a', 'b', 'c'];
    const results = await Promise.all(names.map((name) => query(db, { first: name, last: name }, 'asc')));
    expect(results.flat().map(({ value }) => value)).toEqual(names.map((name) => `value of ${name}`));
  });

  it("run in transactions, all of which share the database's compiled query", async () => {
    const { build, query } = createQuery();
    const values = { first: 'a', last: 'a' };
    const readInTransaction = () => inTransaction(db, (tx) => query(tx, values, 'asc'));
    expect(await readInTransaction()).toEqual([{ value: 'value of a' }]);
    expect(await query(db, values, 'asc')).toEqual([{ value: 'value of a' }]);
    const readUncommitted = inTransaction(db, async (tx) => {
      await tx.updateTable('secrets').set({ value: 'uncommitted' }).where('name', '=', 'a').execute();
      expect(await query(tx, values, 'asc')).toEqual([{ value: 'uncommitted' }]);
      throw new Error('roll back');
    });
    await expect(readUncommitted).rejects.toThrow('roll back');
    expect(await readInTransaction()).toEqual([{ value: 'value of a' }]);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('reject use of the database inside a transaction', async () => {
    const { query } = createQuery();
    const run = () => query(db, { first: 'a', last: 'a' }, 'asc');
    await run();
    await expect(inTransaction(db, run)).rejects.toThrow('Use tx instead of db inside a transaction');
  });

  describe('whose reads are shared', () => {
    const { query } = createQuery();
    const read = async (name: string, on = db) => (await query(on, { first: name, last: name }, 'asc')).map(toValue);
    const toValue = ({ value }: { readonly value: string }) => value;
    const write = (value: string) => db.updateTable('secrets').set({ value }).where('name', '=', 'b').execute();
    afterEach(() => write('value of b'));

    it('run once per set of values and database', async () => {
      await shareReads(async () => {
        const [first, second] = await Promise.all([read('b'), read('b')]);
        expect([first, second]).toEqual([['value of b'], ['value of b']]);
        await write('a later value');
        expect(await read('b')).toEqual(['value of b']);
        expect(await shareReads(() => read('b'))).toEqual(['value of b']);
        expect(await read('c')).toEqual(['value of c']);
        expect([await read('a'), await read('a', otherDb)]).toEqual([['value of a'], ['another value']]);
      });
      expect(await read('b')).toEqual(['a later value']);
    });

    it('do not share with other requests', async () => {
      await shareReads(async () => {
        await read('b');
        await write('a later value');
      });
      expect(await shareReads(() => read('b'))).toEqual(['a later value']);
    });

    it('run again after a transaction, even if it failed or they were running at its end', async () => {
      await shareReads(async () => {
        let during: Promise<string[]> | undefined;
        for (const value of ['first', 'second']) {
          await read('b');
          const done = inTransaction(db, (tx) =>
            tx.updateTable('secrets').set({ value }).where('name', '=', 'b').execute(),
          );
          during = read('b');
          await done;
          expect(await read('b')).toEqual([value]);
        }
        await during;
        await write('third');
        await expect(inTransaction(db, () => Promise.reject(new Error('rolled back')))).rejects.toThrow('rolled back');
        expect(await read('b')).toEqual(['third']);
      });
    });
  });
});
