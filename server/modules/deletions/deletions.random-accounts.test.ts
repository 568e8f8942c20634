import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deletionsPerAccount, restorableMs } from '#domain/deletion.ts';
import { deleteExpiredRows } from '#server/db/cleanup/expired-rows.ts';
import { newId } from '#server/db/id.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createFocusArea, createTask, getUserId } from '#server/testing/fixtures/factories.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';
import { randomOperations, runOperations } from '#server/testing/random/account-operations.ts';

const RUNS = 12;

describeOnEachDatabase('a random account', {}, (t) => {
  it('is the same after each of its focus areas was deleted and restored (AZ-09)', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(randomOperations, async (operations) => {
        const client = await t.signUp();
        await runOperations(t, client, operations);
        const exported = async () => (await client.get('/api/export/weekwise.json')).text;
        const before = await exported();
        const areas = (await client.get('/api/focus-areas')).json as { readonly _id: string }[];
        const ids: string[] = [];
        for (const { _id } of areas) {
          const { json } = await client.mutate('DELETE', `/api/safe-delete/focus-areas/${_id}?returns=deletion`);
          ids.push(json.deletionId);
        }
        for (const id of ids.toReversed()) {
          const { status, json } = await client.post(`/api/deletions/${id}/restore`);
          expect([status, json.renamed]).toEqual([200, []]);
        }
        expect(await exported()).toBe(before);
      }),
      { numRuns: RUNS },
    );
  });
});

const buildTaskDeletions = (userId: string, now: number) =>
  Array.from({ length: deletionsPerAccount.singleRecords }, () => ({
    user_id: userId,
    id: newId(now),
    kind: 'task' as const,
    title: 'Later',
    deleted_at: now,
    expires_at: now + restorableMs,
    scope: '{}',
  }));

describeOnEachDatabase('an account with very many deletions', {}, (t) => {
  it('drops the oldest single records, but keeps its deleted focus area', async () => {
    const ann = await createPlanningUser(t);
    const remove = async (url: string) =>
      (await ann.send('DELETE', `${url}?returns=deletion`)).json.deletionId as string;
    const area = await remove(`/api/safe-delete/focus-areas/${await createFocusArea(ann.client)}`);
    const task = await remove(`/api/tasks/${await createTask(ann.client, ann.goal)}`);
    const userId = await getUserId(ann.client);
    const rows = buildTaskDeletions(userId, t.now);
    await t.db.insertInto('deletions').values(rows).execute();
    // Restored ones are counted separately.
    const restored = Array.from({ length: deletionsPerAccount.restored }, () => newId(t.now));
    await t.db
      .insertInto('deletions')
      .values(restored.map((id) => ({ ...rows[0]!, id, result: '{}' })))
      .execute();
    const again = await remove(`/api/tasks/${await createTask(ann.client, ann.goal)}`);
    expect((await ann.send('POST', `/api/deletions/${again}/restore`)).status).toBe(200);
    await deleteExpiredRows(t.db, t.now);
    const all = await t.db.selectFrom('deletions').select(['id', 'result']).where('user_id', '=', userId).execute();
    const left = all.filter(({ result }) => result === null).map(({ id }) => id);
    expect(left).toHaveLength(rows.length + 1);
    expect(left).toContain(area);
    const leftRestored = all.filter(({ result }) => result !== null).map(({ id }) => id);
    expect(new Set(leftRestored)).toEqual(new Set([...restored.slice(1), again]));
    expect((await ann.send('POST', `/api/deletions/${task}/restore`)).status).toBe(404);
    expect((await ann.send('POST', `/api/deletions/${area}/restore`)).status).toBe(200);
  });

  it('drops them at once when several entries are deleted together, which may have long notes', async () => {
    const ann = await createTrackingUser(t);
    const task = await createTask(ann.client, ann.goal);
    const { deletionId } = (await ann.send('DELETE', `/api/tasks/${task}?returns=deletion`)).json;
    await t.db.insertInto('deletions').values(buildTaskDeletions(ann.userId, t.now)).execute();
    const ids = [await ann.insert(t.now - 2000, t.now - 1000), await ann.insert(t.now - 1000, t.now)];
    const deleted = await ann.send('POST', '/api/time-entries/delete', { ids });
    expect((await ann.send('POST', `/api/deletions/${deletionId}/restore`)).status).toBe(404);
    expect((await ann.send('POST', `/api/deletions/${deleted.json.deletionId}/restore`)).status).toBe(200);
  });
});
