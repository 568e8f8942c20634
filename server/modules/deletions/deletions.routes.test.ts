import { expect, it } from 'vitest';
import { restorableMs } from '#domain/deletion.ts';
import { sql } from 'kysely';
import { accountQuotas } from '#domain/limits.ts';
import { deleteExpiredRows } from '#server/db/cleanup/expired-rows.ts';
import {
  createEntry,
  createFocusArea,
  createGoal,
  createItem,
  createPlan,
  createTask,
  startTimer,
} from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { deleteAccountSizes, insertMany } from '#server/testing/fixtures/insert-many.ts';

const HOUR = 60 * 60_000;
const BULK_SIZE = 1200;

type DeletionTable = 'deletions' | 'deleted_rows' | 'pending_deletions';

async function countRows(t: TestApp, userId: string, table: DeletionTable): Promise<number> {
  return (await t.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()).length;
}

/** Changes the rows of a deletion to what an earlier version stored. */
async function removeColumns(t: TestApp, deletionId: string, table: string, names: readonly string[]): Promise<void> {
  const parts = await t.db.selectFrom('deleted_rows').selectAll().where('deletion_id', '=', deletionId).execute();
  for (const { id, content } of parts.filter(({ table_name }) => table_name === table)) {
    const { columns, rows } = JSON.parse(content) as { columns: string[]; rows: unknown[][] };
    expect(columns).toEqual(expect.arrayContaining([...names]));
    const isOld = (_: unknown, n: number) => !names.includes(columns[n]!);
    const old = { columns: columns.filter(isOld), rows: rows.map((row) => row.filter(isOld)) };
    await t.db
      .updateTable('deleted_rows')
      .set({ content: JSON.stringify(old) })
      .where('id', '=', id)
      .execute();
  }
}

/** Creates a user with a plan of two goals, which together have a record of each kind, and with unrelated data. */
async function createPlanOwner(t: TestApp) {
  const ann = await createPlanningUser(t);
  const { client, area, send } = ann;
  const [base, peak, unrelated] = [
    await createGoal(client, area, 'Base camp'),
    await createGoal(client, await createFocusArea(client, { name: 'Other' }), 'Peak'),
    await createGoal(client, area, 'Stays'),
  ];
  const plan = await createPlan(client, area, {
    title: 'Up the mountain',
    goals: [base, peak].map((goalId) => ({ goalId, include: true })),
  });
  const item = await createItem(client, base);
  await createTask(client, base, { title: 'Pack', inventoryItems: [item] });
  await createTask(client, peak);
  await createTask(client, unrelated);
  await createEntry(client, base, '2026-11-10T08:00:00.000Z', '2026-11-10T09:00:00.000Z', 'Fixed ropes\nto camp 1');
  await createEntry(client, unrelated, '2026-11-10T09:00:00.000Z', '2026-11-10T10:00:00.000Z');
  await send('PATCH', `/api/goals/${peak}/favorite`, { favorite: true });
  return {
    ...ann,
    base,
    peak,
    unrelated,
    plan,
    /** The whole account, as exported. */
    document: async () => {
      const { exportedAt: _, ...document } = (await client.get('/api/export/weekwise.json')).json;
      return document;
    },
    remove: async (goals: 'keep' | 'delete') => {
      const { status, json } = await send('DELETE', `/api/safe-delete/action-plans/${plan}?goals=${goals}`);
      expect(status).toBe(200);
      return json.deletionId as string;
    },
    restore: (deletionId: string) => send('POST', `/api/deletions/${deletionId}/restore`),
    deletions: async () => (await client.get('/api/deletions')).json,
    addEntries: (goalId: string, count: number) =>
      insertMany(
        t.db,
        ann.userId,
        'time_entries',
        'id, goal_id, started_at, ended_at, created_at',
        count,
        sql`'00000000-0000-7000-8000-' || (100000000000 + n), ${sql.lit(goalId)}, n * 60000, n * 60000 + 1000, 0`,
      ),
  };
}

describeOnEachDatabase('a deleted plan', {}, (t) => {
  it.each([
    ['with its goals', 'delete' as const, 0],
    ['with its goals in chunks', 'delete' as const, BULK_SIZE],
    ['alone', 'keep' as const, 0],
  ])('%s is listed and can be restored, unchanged (AZ-09)', async (_, goals, entries) => {
    const ann = await createPlanOwner(t);
    if (entries > 0) await ann.addEntries(ann.peak, entries);
    const before = await ann.document();
    const id = await ann.remove(goals);
    const left = (await ann.document()).goals.map((goal: { _id: string }) => goal._id);
    expect(left.includes(ann.base)).toBe(goals === 'keep');
    expect(left).toContain(ann.unrelated);
    expect((await ann.client.get(`/api/action-plans/${ann.plan}`)).status).toBe(404);
    expect(await ann.deletions()).toEqual([
      {
        _id: id,
        kind: 'actionPlan',
        title: 'Up the mountain',
        goalTitle: null,
        startAt: null,
        endAt: null,
        deletedAt: new Date(t.now).toISOString(),
        restorableUntil: new Date(t.now + restorableMs).toISOString(),
        contents:
          goals === 'keep'
            ? { goals: 0, actionPlans: 0, tasks: 0, inventoryItems: 0, timeEntries: 0 }
            : { goals: 2, actionPlans: 0, tasks: 2, inventoryItems: 1, timeEntries: 1 + entries },
      },
    ]);

    for (let attempt = 1; attempt <= 2; attempt++) {
      const { status, json } = await ann.restore(id);
      expect([status, json]).toEqual([200, { kind: 'actionPlan', _id: ann.plan, renamed: [] }]);
      expect(await ann.document()).toEqual(before);
      expect(await ann.deletions()).toEqual([]);
      // Its rows are deleted, and restoring it still has the same result.
      expect(await countRows(t, ann.userId, 'deleted_rows')).toBe(0);
    }
    expect(await countRows(t, ann.userId, 'pending_deletions')).toBe(0);
  });

  it('leaves no rows after it was restored, even if the server stopped before they were deleted', async () => {
    const ann = await createPlanOwner(t);
    const id = await ann.remove('delete');
    const rows = await t.db.selectFrom('deleted_rows').selectAll().where('deletion_id', '=', id).execute();
    expect((await ann.restore(id)).status).toBe(200);
    await t.db.insertInto('deleted_rows').values(rows).execute();
    await deleteExpiredRows(t.db, t.now);
    expect(await countRows(t, ann.userId, 'deleted_rows')).toBe(0);
    expect((await ann.restore(id)).status).toBe(200);
  });

  it('can be restored if it was deleted through /api/action-plans', async () => {
    const ann = await createPlanOwner(t);
    const before = await ann.document();
    expect((await ann.send('DELETE', `/api/action-plans/${ann.plan}`)).status).toBe(204);
    const [{ _id }] = await ann.deletions();
    expect((await ann.restore(_id)).status).toBe(200);
    expect(await ann.document()).toEqual(before);
  });

  it.each([0, BULK_SIZE])(
    'is restored after more than an hour with its running timer ended at the time of deletion (%i entries)',
    async (entries) => {
      const ann = await createPlanOwner(t);
      if (entries > 0) await ann.addEntries(ann.peak, entries);
      const entry = await startTimer(ann.client, ann.base);
      t.now += HOUR;
      const deletedAt = t.now;
      const id = await ann.remove('delete');
      t.now += HOUR + 1000;
      expect((await ann.restore(id)).status).toBe(200);
      const { timeEntries } = await ann.document();
      expect(timeEntries.find(({ _id }: { _id: string }) => _id === entry).endAt).toBe(
        new Date(deletedAt).toISOString(),
      );
    },
  );

  it('is restored with empty notes if it was deleted before entries had notes', async () => {
    const ann = await createPlanOwner(t);
    const before = await ann.document();
    const deletionId = await ann.remove('delete');
    await removeColumns(t, deletionId, 'time_entries', ['note', 'tags', 'search_text']);
    expect((await ann.restore(deletionId)).status).toBe(200);
    const timeEntries = before.timeEntries.map((entry: object) => ({ ...entry, note: '' }));
    expect(await ann.document()).toEqual({ ...before, timeEntries });
  });

  it('is found by search after it was restored, even if it was deleted before entries could be searched', async () => {
    const ann = await createPlanOwner(t);
    const found = async () => (await ann.client.get('/api/time-entries/search?q=ropes')).json.entries.length;
    expect(await found()).toBe(1);
    const deletionId = await ann.remove('delete');
    await removeColumns(t, deletionId, 'time_entries', ['tags', 'search_text']);
    expect((await ann.restore(deletionId)).status).toBe(200);
    expect(await found()).toBe(1);
  });

  it('is restored with numbers after names that were taken since', async () => {
    const ann = await createPlanOwner(t);
    const id = await ann.remove('delete');
    await createPlan(ann.client, ann.area, { title: 'Up the mountain' });
    await createGoal(ann.client, ann.area, 'base camp');
    // A goal in another area does not take the name.
    await createGoal(ann.client, ann.area, 'Peak');
    const { status, json } = await ann.restore(id);
    expect([status, json.renamed]).toEqual([
      200,
      [
        { kind: 'actionPlan', from: 'Up the mountain', to: 'Up the mountain 2' },
        { kind: 'goal', from: 'Base camp', to: 'Base camp 2' },
      ],
    ]);
    const plan = (await ann.client.get(`/api/action-plans/${ann.plan}`)).json;
    expect(plan.title).toBe('Up the mountain 2');
    expect(plan.goals.map(({ title }: { title: string }) => title).toSorted()).toEqual(['Base camp 2', 'Peak']);
  });

  it('is restored without goals that were since added to another plan or deleted', async () => {
    const ann = await createPlanOwner(t);
    const id = await ann.remove('keep');
    const other = await createPlan(ann.client, ann.area, { goals: [{ goalId: ann.base, include: true }] });
    await ann.send('DELETE', `/api/safe-delete/goals/${ann.peak}`);
    expect((await ann.restore(id)).status).toBe(200);
    expect((await ann.client.get(`/api/action-plans/${ann.plan}`)).json.goals).toEqual([]);
    expect((await ann.client.get(`/api/action-plans/${other}`)).json.goals).toHaveLength(1);
  });

  it('cannot be restored without its focus area, but is not lost', async () => {
    const ann = await createPlanOwner(t);
    const id = await ann.remove('delete');
    await ann.send('DELETE', `/api/safe-delete/focus-areas/${ann.area}`);
    const before = await ann.document();
    const { status, json } = await ann.restore(id);
    expect([status, json.message]).toEqual([
      409,
      'This belongs to a focus area that has been deleted. Restore the focus area “Fitness” first.',
    ]);
    expect(await ann.document()).toEqual(before);
    const [area] = await ann.deletions();
    expect((await ann.restore(area._id)).status).toBe(200);
    expect((await ann.restore(id)).status).toBe(200);
  });

  it('cannot be restored if that would exceed the quota', async () => {
    const ann = await createPlanOwner(t);
    const id = await ann.remove('delete');
    await insertMany(
      t.db,
      ann.userId,
      'goals',
      'id, focus_area_id, title, title_key, status, is_favorite, timeframe_year, created_at',
      accountQuotas.goals.max - 3,
      sql`'00000000-0000-7000-8000-' || (100000000000 + n), ${sql.lit(ann.area)}, 'G', 'g', 'Active', 0, 2026, 0`,
    );
    await deleteAccountSizes(t.db, ann.userId);
    const { status, json } = await ann.restore(id);
    expect([status, json.message]).toEqual([422, expect.stringContaining('5000 goals')]);
    expect(await ann.deletions()).toHaveLength(1);
  });

  it('is permanently deleted after 30 days', async () => {
    const ann = await createPlanOwner(t);
    const id = await ann.remove('delete');
    await deleteExpiredRows(t.db, t.now + restorableMs - 1);
    expect(await ann.deletions()).toHaveLength(1);
    // Changes the row instead of the clock, because the session would expire.
    await t.db.updateTable('deletions').set({ expires_at: t.now }).where('id', '=', id).execute();
    expect(await ann.deletions()).toEqual([]);
    expect((await ann.restore(id)).status).toBe(404);
    expect(await countRows(t, ann.userId, 'deleted_rows')).toBeGreaterThan(0);
    await deleteExpiredRows(t.db, t.now + 2 * HOUR);
    expect(await countRows(t, ann.userId, 'deleted_rows')).toBe(0);
    expect(await countRows(t, ann.userId, 'deletions')).toBe(0);
  });

  it('survives a server that starts with a wrong clock', async () => {
    const ann = await createPlanOwner(t);
    const before = await ann.deletions();
    const id = await ann.remove('delete');
    for (const days of [-400, 0, 400, 0]) await deleteExpiredRows(t.db, t.now + days * 24 * HOUR);
    expect(await ann.deletions()).toHaveLength(before.length + 1);
    expect((await ann.restore(id)).status).toBe(200);
  });

  it('is restored only once by two concurrent requests (AZ-09)', async () => {
    const ann = await createPlanOwner(t);
    const before = await ann.document();
    const id = await ann.remove('delete');
    const responses = await Promise.all([ann.restore(id), ann.restore(id)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses[0].json).toEqual(responses[1].json);
    expect(await ann.document()).toEqual(before);
  });
});
