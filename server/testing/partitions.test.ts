import { describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { sweep } from '../http/housekeeping.ts';
import { goalRow } from './account.ts';
import { type AppUnderTest, describeOnEachDatabase } from './app.ts';
import { databaseKinds } from './databases.ts';
import { graphOf } from './graph.ts';
import { type Call, calls, tablesOf } from './matrix.ts';
import { makePartitioned, wholeTables } from './partitions.ts';
import { type Asked, overPartitions } from './plans.ts';

const PARTITIONS = 4;
const onLost = () => {};

it.each(databaseKinds)('every table is of users, who come first in it, or whole for a reason: $name', async (kind) => {
  const { settings, remove } = await kind.make();
  const db = await openDatabase(settings, { onLost });
  const tables = await tablesOf(db);
  const whole = tables.filter(({ columns }) => columns[0]!.name !== 'user_id' || columns[1]!.name === 'token_hash');
  await db.destroy();
  await remove();
  expect(whole.map(({ name }) => name)).toEqual(Object.keys(wholeTables).toSorted());
});

describe.each(databaseKinds.filter(({ isShared }) => isShared))('looking at plans on $name', (kind) => {
  it('finds whatever goes over partitions: the sweeps, which are meant to, and rows of two users', async () => {
    const { settings, remove } = await kind.make();
    await makePartitioned(settings.databaseUrl!, PARTITIONS);
    const asked: Asked = new Map();
    const db = await openDatabase(settings, { onLost, log: ({ query }) => void asked.set(query.sql, query) });
    await sweep(db, 0);
    const two = db
      .insertInto('goals')
      .values([goalRow('ann', 'area', 0), goalRow('bob', 'area', 0)])
      .compile();
    const found = await overPartitions(settings.databaseUrl!, asked.set(two.sql, two));
    await db.destroy();
    await remove();
    expect(found).toEqual([
      'delete from "idempotency_keys" where "created_at" <= $1 and ("user_id", "key") in (select "old"."user_id", "old"."key" from "idempotency_keys" as "old" where "old"."created_at" <= $2 limit $3)',
      'update "idempotency_keys" set "created_at" = $1 where "created_at" > $2',
      'select "user_id", count(*) as "count" from "idempotency_keys" group by "user_id" having count(*) > $1',
      'select "user_id", "id" from "deletions" where ("expires_at" between $1 and $2 or "expires_at" = $3) limit $4',
      two.sql,
    ]);
  });
});

describeOnEachDatabase('a schema in partitions', { partitions: PARTITIONS }, (t) => {
  const tried = (call: Call, who: Awaited<ReturnType<typeof somebody>>) => {
    const { url, payload } = call.request(who.graph);
    return who.client.change(call.endpoint.method, url, payload && JSON.parse(payload));
  };

  // What every request then has asked is looked at when all is done.
  it('serves every call', async () => {
    let who = await somebody(t);
    const refused: string[] = [];
    for (const call of calls) {
      if ((await tried(call, who)).status < 400) continue;
      // A call before it has removed what it is about.
      who = await somebody(t);
      if ((await tried(call, who)).status >= 400) refused.push(call.name);
    }
    // A token that is nobody's, and sample data for somebody who has areas of their own.
    expect(refused).toEqual(['POST /api/auth/reset-password', 'POST /api/sample-data']);
  }, 60_000);
});

async function somebody(t: AppUnderTest) {
  const client = await t.signedUp();
  return { client, graph: await graphOf(client) };
}
