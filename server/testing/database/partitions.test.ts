import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { deleteExpiredRows } from '#server/db/cleanup/expired-rows.ts';
import { buildGoalRow } from '../fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '../app.ts';
import { databaseKinds } from './databases.ts';
import { startModelServer } from '../fakes/model-server.ts';
import { createOneOfEach } from '../fixtures/one-of-each.ts';
import { type EndpointCall, calls, listTables } from '../fixtures/endpoint-matrix.ts';
import { createPartitionedDatabase, unpartitionedTables } from './partitions.ts';
import { type ExecutedQueries, findCrossPartitionQueries } from './query-plans.ts';

const PARTITIONS = 4;
const onConnectionLost = () => {};

it.each(databaseKinds)(
  'every table starts with user_id, or is unpartitioned for a stated reason: $name',
  async (kind) => {
    const { settings, remove } = await kind.create();
    const db = await openDatabase(settings, { onConnectionLost });
    const tables = await listTables(db);
    const unpartitioned = tables.filter(
      ({ columns }) => columns[0]!.name !== 'user_id' || columns[1]!.name === 'token_hash',
    );
    await db.destroy();
    await remove();
    expect(unpartitioned.map(({ name }) => name)).toEqual(Object.keys(unpartitionedTables).toSorted());
  },
);

describe.each(databaseKinds.filter(({ isShared }) => isShared))('finding cross-partition queries on $name', (kind) => {
  it('finds the cleanup queries, which cross partitions on purpose, and an insert for two users', async () => {
    const { settings, remove } = await kind.create();
    await createPartitionedDatabase(settings.databaseUrl!, PARTITIONS);
    const executed: ExecutedQueries = new Map();
    const db = await openDatabase(settings, {
      onConnectionLost,
      log: ({ query }) => void executed.set(query.sql, query),
    });
    await deleteExpiredRows(db, 0);
    const insertForTwo = db
      .insertInto('goals')
      .values([buildGoalRow('ann', 'area', 0), buildGoalRow('bob', 'area', 0)])
      .compile();
    const found = await findCrossPartitionQueries(settings.databaseUrl!, executed.set(insertForTwo.sql, insertForTwo));
    await db.destroy();
    await remove();
    expect(found).toEqual([
      'delete from "idempotency_keys" where "created_at" <= $1 and ("user_id", "key") in (select "old"."user_id", "old"."key" from "idempotency_keys" as "old" where "old"."created_at" <= $2 limit $3)',
      'update "idempotency_keys" set "created_at" = $1 where "created_at" > $2',
      'select "user_id", count(*) as "count" from "idempotency_keys" group by "user_id" having count(*) > $1',
      'select "user_id" from "deletions" group by "user_id" having count(*) > $1',
      'select "user_id", "id" from "deletions" where "result" is not null and exists (select "deleted_rows"."id" from "deleted_rows" where "deleted_rows"."user_id" = "deletions"."user_id" and "deletion_id" = "deletions"."id") limit $1',
      'select "user_id", "id" from "deletions" where ("expires_at" between $1 and $2 or "expires_at" = $3) limit $4',
      insertForTwo.sql,
    ]);
  });
});

const model = await startModelServer();
afterAll(() => model.close());
const env = { AI_USER_HOSTS: `Fake=${model.url}` };

describeOnEachDatabase('a partitioned schema', { partitions: PARTITIONS, env }, (t) => {
  const send = (call: EndpointCall, user: Awaited<ReturnType<typeof createUserWithData>>) => {
    const { url, payload } = call.request(user.ids);
    return user.client.mutate(call.endpoint.method, url, payload && JSON.parse(payload));
  };

  // `describeOnEachDatabase` checks all executed queries after the tests.
  it('serves every endpoint', async () => {
    let user = await createUserWithData(t);
    const failed: string[] = [];
    for (const call of calls) {
      if ((await send(call, user)).status < 400) continue;
      // An earlier call may have deleted the data that this one needs.
      user = await createUserWithData(t);
      if ((await send(call, user)).status >= 400) failed.push(call.name);
    }
    // Token and code are unknown, the built-in generator changes no plan and rewrites no week, and the account is not empty.
    expect(failed).toEqual([
      'POST /api/auth/reset-password',
      'POST /api/ai/model-key/openrouter',
      'POST /api/action-plans/:id/change-draft',
      'POST /api/ai/change-draft',
      'POST /api/ai/rewrite-week',
      'POST /api/sample-data',
    ]);
  }, 60_000);
});

async function createUserWithData(t: TestApp) {
  const client = await t.signUp();
  return { client, ids: await createOneOfEach(client) };
}
