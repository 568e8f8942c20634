import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createFocusArea, createGoal, createItem } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

const itemsUrl = (goalId: string) => `/api/goals/${goalId}/inventory`;
const toggleUrl = (goalId: string, id: string) => `${itemsUrl(goalId)}/${id}/toggle`;

describeOnEachDatabase('adding an inventory item', {}, (t) => {
  it('returns exactly the declared fields, and adds the item to every list', async () => {
    const ann = await createPlanningUser(t);
    const response = await ann.client.post(itemsUrl(ann.goal), {
      title: ' A book ',
      url: ' https://example.org/book?a=1 ',
      notes: ' Chapter 3 ',
      tags: [' Running ', 'books', 'running', 'BOOKS', 'Été', 'été'],
      reflectionNote: ' So far so good ',
      priority: 'high',
      estimatedMinutes: 90,
    });
    expect(response.status).toBe(201);
    expect(response.json).toEqual({
      _id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      title: 'A book',
      url: 'https://example.org/book?a=1',
      notes: 'Chapter 3',
      tags: ['Running', 'books', 'Été'],
      completed: false,
      reflectionNote: 'So far so good',
      rating: null,
      priority: 'high',
      estimatedMinutes: 90,
      completedAt: null,
      createdAt: new Date(t.now).toISOString(),
      goal: ann.goal,
      goalTitle: 'Run',
      focusArea: ann.area,
      focusAreaName: 'Fitness',
      trackedSec: 0,
    });
    expect(await ann.items()).toEqual([response.json]);
    expect((await ann.detail()).inventory).toEqual([response.json]);
    expect((await ann.client.get('/api/inventory')).json).toEqual({
      items: [response.json],
      meta: { total: 1, page: 1, limit: 50 },
    });
    expect((await ann.client.get('/api/inventory/grouped')).json).toEqual([
      {
        focusAreaId: ann.area,
        focusAreaTitle: 'Fitness',
        goals: [{ goalId: ann.goal, goalTitle: 'Run', items: [response.json] }],
      },
    ]);
  });

  it('requires only a title', async () => {
    const ann = await createPlanningUser(t);
    for (const url of [undefined, null, '', '  ']) {
      expect((await ann.client.post(itemsUrl(ann.goal), { title: 'Bare', url })).json).toMatchObject({
        url: null,
        notes: '',
        tags: [],
        reflectionNote: '',
        priority: 'med',
        estimatedMinutes: null,
      });
    }
  });

  it("is rejected for an unknown goal or another user's goal, but works for a closed goal", async () => {
    const [ann, ben] = [await createPlanningUser(t), await createPlanningUser(t)];
    const before = await dumpDatabase(t.db);
    for (const goal of [ben.goal, randomUUID()]) {
      expect((await ann.client.post(itemsUrl(goal), { title: 'Lost' })).status).toBe(404);
      expect((await ann.client.get(itemsUrl(goal))).status).toBe(404);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
    await ann.client.mutate('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Archived' });
    await createItem(ann.client, ann.goal);
  });
});

describeOnEachDatabase('updating an inventory item', {}, (t) => {
  it('changes only the given fields', async () => {
    const ann = await createPlanningUser(t);
    const initial = { title: 'Old', url: 'https://example.org', notes: 'n', tags: ['a'], reflectionNote: 'r' };
    const id = await createItem(ann.client, ann.goal, { ...initial, priority: 'low', estimatedMinutes: 5 });
    let [expected] = await ann.items();
    const change = async (body: object, changes: object = body) => {
      const response = await ann.client.mutate('PATCH', `/api/inventory/${id}`, body);
      expected = { ...expected!, ...changes };
      expect([response.status, response.json]).toEqual([200, expected]);
      expect(await ann.items()).toEqual([expected]);
    };
    await change({});
    for (const body of [
      { title: 'New' },
      { notes: 'other' },
      { notes: '' },
      { tags: ['b', 'c'] },
      { tags: [] },
      { reflectionNote: 'again' },
      { priority: 'high' },
      { estimatedMinutes: 7 },
      { estimatedMinutes: null },
      { rating: 5 },
      { rating: null },
      { rating: 1 },
      { url: 'http://example.org/2' },
      { url: null },
    ]) {
      await change(body);
    }
    await change({ url: 'https://example.org' });
    await change({ url: '' }, { url: null });
  });

  it('keeps its completion time when completed again, and its notes and rating when reopened', async () => {
    const ann = await createPlanningUser(t);
    const id = await createItem(ann.client, ann.goal);
    const change = async (body: object) => (await ann.client.mutate('PATCH', `/api/inventory/${id}`, body)).json;
    const done = await change({ completed: true, notes: 'Great', rating: 4 });
    const completedAt = new Date(t.now).toISOString();
    expect(done).toMatchObject({ completed: true, completedAt, notes: 'Great', rating: 4 });
    t.now += 1000;
    expect(await change({ completed: true })).toEqual(done);
    expect(await change({ rating: 3 })).toEqual({ ...done, rating: 3 });
    expect(await change({ completed: false })).toEqual({ ...done, rating: 3, completed: false, completedAt: null });
    expect((await change({ completed: true })).completedAt).toBe(new Date(t.now).toISOString());
  });

  it('toggles completion without a body, and sets it to the value in a body', async () => {
    const ann = await createPlanningUser(t);
    const id = await createItem(ann.client, ann.goal);
    const toggle = async (body?: object) => {
      const response = await ann.client.mutate('PATCH', toggleUrl(ann.goal, id), body);
      expect([response.status, response.json]).toEqual([200, (await ann.items())[0]]);
      return response.json.completedAt;
    };
    const first = new Date(t.now).toISOString();
    expect(await toggle()).toBe(first);
    expect(await toggle()).toBeNull();
    expect(await toggle({ completed: true })).toBe(first);
    t.now += 1000;
    expect(await toggle({ completed: true })).toBe(first);
    expect(await toggle({ completed: false })).toBeNull();
    expect(await toggle({ completed: false })).toBeNull();
    expect(await toggle({})).toBe(new Date(t.now).toISOString());
  });

  it("is rejected under another goal's path and for other users' items", async () => {
    const [ann, ben] = [await createPlanningUser(t), await createPlanningUser(t)];
    const other = await createGoal(ann.client, ann.area);
    const [annsItem, bensItem] = [await createItem(ann.client, ann.goal), await createItem(ben.client, ben.goal)];
    const before = await dumpDatabase(t.db);
    for (const url of [
      toggleUrl(other, annsItem),
      toggleUrl(ben.goal, bensItem),
      toggleUrl(ann.goal, bensItem),
      toggleUrl(randomUUID(), annsItem),
      `/api/inventory/${bensItem}`,
      `/api/inventory/${randomUUID()}`,
    ]) {
      const response = await ann.client.mutate('PATCH', url, { completed: true });
      expect([response.status, response.json]).toEqual([404, { message: 'Not found.' }]);
    }
    expect((await ann.client.mutate('DELETE', `/api/inventory/${bensItem}`)).status).toBe(404);
    expect(await dumpDatabase(t.db)).toBe(before);
    expect((await ann.client.mutate('DELETE', `/api/inventory/${annsItem}`)).status).toBe(204);
    expect((await ann.client.mutate('DELETE', `/api/inventory/${annsItem}`)).status).toBe(404);
  });

  it('applies concurrent changes to different fields, and keeps the search text up to date (CC-04)', async () => {
    const ann = await createPlanningUser(t);
    const id = await createItem(ann.client, ann.goal);
    for (let round = 0; round < 20; round++) {
      const changes = [
        { title: `title${round}` },
        { notes: `notes${round}` },
        { tags: [`tag${round}`] },
        { url: `https://url${round}.org` },
        { rating: (round % 5) + 1 },
      ];
      const responses = await Promise.all(changes.map((body) => ann.send('PATCH', `/api/inventory/${id}`, body)));
      for (const { status } of responses) expect(status).toBe(200);
      expect(await ann.items()).toMatchObject([Object.assign({}, ...changes) as object]);
      const q = `title${round} notes${round} tag${round} url${round}.org`;
      const matches = await ann.client.get(`/api/inventory?${new URLSearchParams({ q }).toString()}`);
      expect(matches.json.meta.total).toBe(1);
    }
  });

  it('applies every concurrent toggle', async () => {
    const ann = await createPlanningUser(t);
    const id = await createItem(ann.client, ann.goal);
    for (const toggleCount of [20, 7]) {
      const before = (await ann.items())[0]!.completed;
      const responses = await Promise.all(
        Array.from({ length: toggleCount }, () => ann.send('PATCH', toggleUrl(ann.goal, id))),
      );
      for (const { status } of responses) expect(status).toBe(200);
      expect((await ann.items())[0]!.completed).toBe(toggleCount % 2 === 0 ? before : !before);
    }
  });
});

describeOnEachDatabase('the grouped inventory', {}, (t) => {
  it('lists areas, goals and items, oldest first, and leaves out empty areas and goals', async () => {
    const ann = await createPlanningUser(t);
    await createGoal(ann.client, ann.area, 'Empty');
    t.now += 1000;
    const other = await createFocusArea(ann.client, { name: 'Art' });
    await createFocusArea(ann.client, { name: 'Empty' });
    const paint = await createGoal(ann.client, other, 'Paint');
    const swim = await createGoal(ann.client, ann.area, 'Swim');
    const items: string[] = [];
    for (const goal of [paint, swim, ann.goal, paint]) items.push(await createItem(ann.client, goal));
    // The oldest goal belongs to the newer area, which still comes last.
    const oldest = await createGoal(ann.client, other, 'Oldest');
    await t.db.updateTable('goals').set({ created_at: 1 }).where('id', '=', oldest).execute();
    items.push(await createItem(ann.client, oldest));
    const { json } = await ann.client.get('/api/inventory/grouped');
    const groups = json.map(({ focusAreaTitle, goals }: { focusAreaTitle: string; goals: { items: object[] }[] }) => [
      focusAreaTitle,
      goals,
    ]);
    const withId = (id: string | undefined) => expect.objectContaining({ _id: id });
    expect(groups).toEqual([
      [
        'Fitness',
        [
          { goalId: ann.goal, goalTitle: 'Run', items: [withId(items[2])] },
          { goalId: swim, goalTitle: 'Swim', items: [withId(items[1])] },
        ],
      ],
      [
        'Art',
        [
          { goalId: oldest, goalTitle: 'Oldest', items: [withId(items[4])] },
          { goalId: paint, goalTitle: 'Paint', items: [withId(items[0]), withId(items[3])] },
        ],
      ],
    ]);
  });
});

describeOnEachDatabase('updating an inventory item while its goal is deleted', {}, (t) => {
  it('does not deadlock', async () => {
    const ann = await createPlanningUser(t);
    for (let round = 0; round < 10; round++) {
      const goal = await createGoal(ann.client, ann.area);
      const [one, two] = [await createItem(ann.client, goal), await createItem(ann.client, goal)];
      const before = t.deadlocks;
      const responses = await Promise.all([
        ann.send('PATCH', `/api/inventory/${one}`, { title: 'Other' }),
        ann.send('PATCH', `/api/inventory/${two}`, { notes: 'Other', completed: true }),
        ann.send('DELETE', `/api/safe-delete/goals/${goal}`),
        ann.send('PATCH', `/api/inventory/${two}`, { title: 'Third' }),
        ann.send('PATCH', `/api/goals/${goal}/inventory/${one}/toggle`),
      ]);
      for (const { status } of responses) expect([200, 204, 404]).toContain(status);
      expect(t.deadlocks).toBe(before);
    }
  });
});
