import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { accountQuotas, limits } from '#domain/limits.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createDeletingUser } from '#server/testing/fixtures/deleting-user.ts';
import { createFocusArea, createGoal, createPlan, createTask } from '#server/testing/fixtures/factories.ts';
import { deleteAccountSizes, insertMany } from '#server/testing/fixtures/insert-many.ts';

const DAY = 24 * 60 * 60_000;

const urls = {
  focusArea: '/api/safe-delete/focus-areas',
  sibling: '/api/safe-delete/goals',
  elsewhere: '/api/safe-delete/goals',
  otherPlan: '/api/action-plans',
  task: '/api/tasks',
  inventoryItem: '/api/inventory',
  timeEntry: '/api/time-entries',
} as const;

const none = { goals: 0, actionPlans: 0, tasks: 0, inventoryItems: 0, timeEntries: 0 };

const kinds = [
  [
    'a focus area',
    {
      kind: 'focusArea',
      path: '/api/safe-delete/focus-areas',
      title: 'Mountains',
      contents: { goals: 2, actionPlans: 1, tasks: 2, inventoryItems: 1, timeEntries: 2 },
    },
  ],
  [
    'a goal',
    {
      kind: 'goal',
      path: '/api/safe-delete/goals',
      title: 'Base camp',
      contents: { ...none, tasks: 2, inventoryItems: 1, timeEntries: 2 },
    },
  ],
  ['a plan', { kind: 'actionPlan', path: '/api/action-plans', title: 'Up', contents: none }],
  ['a task', { kind: 'task', path: '/api/tasks', title: 'Pack', goalTitle: 'Base camp', contents: none }],
  [
    'a resource',
    { kind: 'inventoryItem', path: '/api/inventory', title: 'Rope', goalTitle: 'Base camp', contents: none },
  ],
  [
    'an entry',
    {
      kind: 'timeEntry',
      path: '/api/time-entries',
      title: 'Base camp',
      goalTitle: 'Base camp',
      startAt: '2026-11-10T08:00:00.000Z',
      endAt: '2026-11-10T09:00:00.000Z',
      contents: none,
    },
  ],
] as const;

describeOnEachDatabase('a deletion', {}, (t) => {
  it.each(kinds)(
    'of %s is listed and undone exactly, any number of times (AZ-09)',
    async (_, { kind, path, ...listed }) => {
      const [ann, ben] = [await createDeletingUser(t), await createDeletingUser(t)];
      const [before, ratings] = [await ann.exported(), await ann.ratings()];
      const id = await ann.remove(`${path}/${ann.ids[kind]}`);
      expect(await ann.exported()).not.toBe(before);
      expect(await ann.deletions()).toEqual([
        expect.objectContaining({ goalTitle: null, startAt: null, endAt: null, ...listed, _id: id, kind }),
      ]);
      expect((await ben.restore(id)).status).toBe(404);
      for (let attempt = 1; attempt <= 2; attempt++) {
        const { status, json } = await ann.restore(id);
        expect([status, json]).toEqual([200, { kind, _id: ann.ids[kind], renamed: [] }]);
        expect(await ann.exported()).toBe(before);
        expect(await ann.ratings()).toBe(ratings);
        expect(await ann.deletions()).toEqual([]);
      }
      expect((await ben.restore(id)).status).toBe(404);
    },
  );

  it.each(kinds)('of %s has no content unless its id is requested', async (_, { kind, path }) => {
    const ann = await createDeletingUser(t);
    const { status, text } = await ann.send('DELETE', `${path}/${ann.ids[kind]}`);
    expect([status, text]).toEqual([204, '']);
    expect(await ann.deletions()).toHaveLength(1);
    expect((await ann.send('DELETE', `${path}/${ann.ids[kind]}?returns=deletion`)).status).toBe(404);
    expect((await ann.send('DELETE', `${path}/${ann.ids[kind]}?returns=everything`)).status).toBe(422);
    expect(await ann.deletions()).toHaveLength(1);
  });

  it('of a focus area that was renamed, rated and linked restores its settings of every week', async () => {
    const ann = await createDeletingUser(t);
    t.now += 14 * DAY;
    await ann.send('PUT', `/api/focus-areas/${ann.ids.focusArea}`, { weight: 2, defaultWeeklyMin: 60 });
    const [before, ratings] = [await ann.exported(), await ann.ratings()];
    const id = await ann.remove(`/api/safe-delete/focus-areas/${ann.ids.focusArea}`);
    expect(await ann.ratings()).not.toBe(ratings);
    expect((await ann.restore(id)).status).toBe(200);
    expect([await ann.exported(), await ann.ratings()]).toEqual([before, ratings]);
  });

  it.each([
    ['a task', '/api/tasks', 'task'],
    ['a resource', '/api/inventory', 'inventoryItem'],
    ['an entry', '/api/time-entries', 'timeEntry'],
  ] as const)('of %s can be undone only once its goal is restored, and says so (AZ-09)', async (_, path, kind) => {
    const ann = await createDeletingUser(t);
    const before = await ann.exported();
    const id = await ann.remove(`${path}/${ann.ids[kind]}`);
    const goal = await ann.remove(`/api/safe-delete/goals/${ann.ids.goal}`);
    const area = await ann.remove(`/api/safe-delete/focus-areas/${ann.ids.focusArea}`);
    const failure = async (deletionId: string) => {
      const { status, json } = await ann.restore(deletionId);
      return [status, json.message];
    };
    expect(await failure(id)).toEqual([
      409,
      'This belongs to a goal that has been deleted. Restore the goal “Base camp” first.',
    ]);
    expect(await failure(goal)).toEqual([
      409,
      'This belongs to a focus area that has been deleted. Restore the focus area “Mountains” first.',
    ]);
    expect(await ann.deletions()).toHaveLength(3);
    for (const deletionId of [area, goal, id]) expect((await ann.restore(deletionId)).status).toBe(200);
    expect(await ann.exported()).toBe(before);
  });

  it('of something in an area that was deleted later names the area', async () => {
    const ann = await createDeletingUser(t);
    const id = await ann.remove(`/api/tasks/${ann.ids.task}`);
    const area = await ann.remove(`/api/safe-delete/focus-areas/${ann.ids.focusArea}`);
    const message = 'This belongs to a goal that has been deleted';
    expect((await ann.restore(id)).json.message).toBe(`${message}. Restore the focus area “Mountains” first.`);
    await t.db.updateTable('deletions').set({ expires_at: 0 }).where('id', '=', area).execute();
    expect((await ann.restore(id)).json.message).toBe(`${message}, so it cannot be restored.`);
  });

  it('is undone with a number after a name that was taken since, and reports it (AZ-09)', async () => {
    const ann = await createDeletingUser(t);
    const area = await ann.remove(`/api/safe-delete/focus-areas/${ann.ids.focusArea}`);
    for (const name of ['mountains', 'Mountains 2']) await createFocusArea(ann.client, { name });
    await createPlan(ann.client, ann.area, { title: 'Up' });
    const renamed = [
      { kind: 'focusArea', from: 'Mountains', to: 'Mountains 3' },
      { kind: 'actionPlan', from: 'Up', to: 'Up 2' },
    ];
    const responses = [await ann.restore(area), await ann.restore(area)];
    expect(responses.map(({ json }) => json.renamed)).toEqual([renamed, renamed]);

    const goal = await ann.remove(`/api/safe-delete/goals/${ann.ids.goal}`);
    await createGoal(ann.client, ann.ids.focusArea, 'Base camp');
    expect((await ann.restore(goal)).json.renamed).toEqual([{ kind: 'goal', from: 'Base camp', to: 'Base camp 2' }]);
    expect((await ann.getConsistentGoal(ann.ids.goal)).title).toBe('Base camp 2');
  });

  it('keeps names that were not unique before, and shortens long ones to add a number', async () => {
    const ann = await createDeletingUser(t);
    await createFocusArea(ann.client, { name: 'Mountains' });
    await createGoal(ann.client, ann.ids.focusArea, 'Base camp');
    await createPlan(ann.client, ann.area, { title: 'UP' });
    const before = await ann.exported();
    for (const url of [`goals/${ann.ids.goal}`, `focus-areas/${ann.ids.focusArea}`]) {
      const { json } = await ann.restore(await ann.remove(`/api/safe-delete/${url}`));
      expect(json.renamed).toEqual([]);
      expect(await ann.exported()).toBe(before);
    }
    const name = 'x'.repeat(limits.focusAreaName);
    const id = await ann.remove(`/api/safe-delete/focus-areas/${await createFocusArea(ann.client, { name })}`);
    await createFocusArea(ann.client, { name });
    expect((await ann.restore(id)).json.renamed[0].to).toBe(`${'x'.repeat(limits.focusAreaName - 2)} 2`);
  });

  it('is undone without links to what was deleted or linked elsewhere since, and changes nothing else', async () => {
    const ann = await createDeletingUser(t);
    const goal = await ann.remove(`/api/safe-delete/goals/${ann.ids.sibling}`);
    await ann.remove(`/api/action-plans/${ann.ids.otherPlan}`);
    expect((await ann.restore(goal)).status).toBe(200);
    expect((await ann.getConsistentGoal(ann.ids.sibling)).actionPlan).toBeNull();

    const task = await ann.remove(`/api/tasks/${ann.ids.task}`);
    await ann.remove(`/api/inventory/${ann.ids.inventoryItem}`);
    expect((await ann.restore(task)).status).toBe(200);

    const area = await ann.remove(`/api/safe-delete/focus-areas/${ann.ids.focusArea}`);
    const plan = await createPlan(ann.client, ann.area, { goals: [{ goalId: ann.ids.elsewhere, include: true }] });
    expect((await ann.restore(area)).status).toBe(200);
    expect((await ann.getConsistentGoal(ann.ids.elsewhere)).actionPlan?._id).toBe(plan);
    expect((await ann.plan(ann.ids.actionPlan)).goals.map(({ _id }) => _id)).toEqual([ann.ids.goal]);
  });

  it.each([
    ['goal', 'plan', 'sibling', 'otherPlan'],
    ['task', 'resource', 'task', 'inventoryItem'],
    ['task', 'entry', 'task', 'timeEntry'],
    ['focus area', 'goal', 'focusArea', 'elsewhere'],
    ['focus area', 'plan', 'focusArea', 'otherPlan'],
  ] as const)('of a %s and a linked %s is undone exactly in any order', async (_first, _second, one, other) => {
    const ann = await createDeletingUser(t);
    const before = await ann.exported();
    for (const records of [
      [one, other],
      [other, one],
    ]) {
      const inOrder = [];
      for (const record of records) inOrder.push(await ann.remove(`${urls[record]}/${ann.ids[record]}`));
      for (const id of inOrder) expect((await ann.restore(id)).status).toBe(200);
      expect(await ann.exported()).toBe(before);
      const reversed = [];
      for (const record of records) reversed.unshift(await ann.remove(`${urls[record]}/${ann.ids[record]}`));
      for (const id of reversed) expect((await ann.restore(id)).status).toBe(200);
      expect(await ann.exported()).toBe(before);
    }
  });

  it('brings a link back even if the other record was restored and deleted again', async () => {
    const ann = await createDeletingUser(t);
    const before = await ann.exported();
    const removeTask = () => ann.remove(`/api/tasks/${ann.ids.task}`);
    const [task, item] = [await removeTask(), await ann.remove(`/api/inventory/${ann.ids.inventoryItem}`)];
    await ann.restore(task);
    const again = await removeTask();
    for (const id of [item, again]) expect((await ann.restore(id)).status).toBe(200);
    expect(await ann.exported()).toBe(before);
  });

  it('cannot be undone in an account at its limits, changes nothing then, and can be undone later (AZ-09)', async () => {
    const ann = await createDeletingUser(t);
    const before = await ann.exported();
    const id = await ann.remove(`/api/safe-delete/focus-areas/${ann.ids.focusArea}`);
    const [{ count }] = (await t.db
      .selectFrom('focus_areas')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', ann.userId)
      .execute()) as [{ count: number }];
    const added = `'00000000-0000-7000-8000-' || (100000000000 + n)`;
    await insertMany(
      t.db,
      ann.userId,
      'focus_areas',
      'id, name, name_key, description, created_at',
      accountQuotas.focusAreas.max - count,
      sql`${sql.raw(added)}, 'A', 'a', '', 0`,
    );
    await deleteAccountSizes(t.db, ann.userId);
    const { status, json } = await ann.restore(id);
    expect([status, json.message]).toEqual([422, expect.stringContaining('500 focus areas')]);
    expect(await ann.deletions()).toHaveLength(1);
    await t.db.deleteFrom('focus_areas').where('user_id', '=', ann.userId).where('name', '=', 'A').execute();
    expect((await ann.restore(id)).status).toBe(200);
    expect(await ann.exported()).toBe(before);
  });
});

describeOnEachDatabase('the list of deletions', {}, (t) => {
  it('is read page by page, latest first', async () => {
    const ann = await createDeletingUser(t);
    const area = await ann.remove(`/api/safe-delete/focus-areas/${ann.ids.focusArea}`);
    const tasks: string[] = [];
    for (let n = 0; n < 60; n++)
      tasks.unshift(await ann.remove(`/api/tasks/${await createTask(ann.client, ann.goal)}`));
    const first = await ann.deletions();
    expect(first.map(({ _id }) => _id)).toEqual(tasks.slice(0, 50));
    const rest = await ann.deletions(String(first.at(-1)!['_id']));
    expect(rest.map(({ _id }) => _id)).toEqual([...tasks.slice(50), area]);
    expect(await ann.deletions(area)).toEqual([]);
  });
});
