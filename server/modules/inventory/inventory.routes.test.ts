import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeFocusArea, makeGoal, makeItem } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import { contentOf } from '../../testing/matrix.ts';

const itemsOf = (goalId: string) => `/api/goals/${goalId}/inventory`;
const toggleUrl = (goalId: string, id: string) => `${itemsOf(goalId)}/${id}/toggle`;

describeOnEachDatabase('adding a resource', {}, (t) => {
  it('answers the whole item with exactly its declared fields, and it is in every list', async () => {
    const ann = await climberOf(t);
    const answer = await ann.client.post(itemsOf(ann.goal), {
      title: ' A book ',
      url: ' https://example.org/book?a=1 ',
      notes: ' Chapter 3 ',
      tags: [' Running ', 'books', 'running', 'BOOKS', 'Été', 'été'],
      reflectionNote: ' So far so good ',
      priority: 'high',
      estimatedMinutes: 90,
    });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
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
    });
    expect(await ann.items()).toEqual([answer.json]);
    expect((await ann.detail()).inventory).toEqual([answer.json]);
    expect((await ann.client.get('/api/inventory')).json).toEqual({
      items: [answer.json],
      meta: { total: 1, page: 1, limit: 50 },
    });
    expect((await ann.client.get('/api/inventory/grouped')).json).toEqual([
      {
        focusAreaId: ann.area,
        focusAreaTitle: 'Fitness',
        goals: [{ goalId: ann.goal, goalTitle: 'Run', items: [answer.json] }],
      },
    ]);
  });

  it('needs no more than a title', async () => {
    const ann = await climberOf(t);
    for (const url of [undefined, null, '', '  ']) {
      expect((await ann.client.post(itemsOf(ann.goal), { title: 'Bare', url })).json).toMatchObject({
        url: null,
        notes: '',
        tags: [],
        reflectionNote: '',
        priority: 'med',
        estimatedMinutes: null,
      });
    }
  });

  it('with the same Idempotency-Key happens once', async () => {
    const ann = await climberOf(t);
    const headers = { 'idempotency-key': randomUUID() };
    const add = () => ann.client.post(itemsOf(ann.goal), { title: 'Once' }, { headers });
    expect((await add()).text).toBe((await add()).text);
    expect(await ann.items()).toHaveLength(1);
  });

  it("to a goal of nothing or another's is a 404 and leaves nothing; to a closed one it works", async () => {
    const [ann, ben] = [await climberOf(t), await climberOf(t)];
    const before = await contentOf(t.db);
    for (const goal of [ben.goal, randomUUID()]) {
      expect((await ann.client.post(itemsOf(goal), { title: 'Lost' })).status).toBe(404);
      expect((await ann.client.get(itemsOf(goal))).status).toBe(404);
    }
    expect(await contentOf(t.db)).toBe(before);
    await ann.client.change('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Archived' });
    await makeItem(ann.client, ann.goal);
  });
});

describeOnEachDatabase('changing a resource', {}, (t) => {
  it('changes what is given and nothing else', async () => {
    const ann = await climberOf(t);
    const given = { title: 'Old', url: 'https://example.org', notes: 'n', tags: ['a'], reflectionNote: 'r' };
    const id = await makeItem(ann.client, ann.goal, { ...given, priority: 'low', estimatedMinutes: 5 });
    let [expected] = await ann.items();
    const change = async (body: object, changes: object = body) => {
      const answer = await ann.client.change('PATCH', `/api/inventory/${id}`, body);
      expected = { ...expected!, ...changes };
      expect([answer.status, answer.json]).toEqual([200, expected]);
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

  it('marks it as done with notes and a rating once, and both stay when it is pending again', async () => {
    const ann = await climberOf(t);
    const id = await makeItem(ann.client, ann.goal);
    const change = async (body: object) => (await ann.client.change('PATCH', `/api/inventory/${id}`, body)).json;
    const done = await change({ completed: true, notes: 'Great', rating: 4 });
    const completedAt = new Date(t.now).toISOString();
    expect(done).toMatchObject({ completed: true, completedAt, notes: 'Great', rating: 4 });
    t.now += 1000;
    expect(await change({ completed: true })).toEqual(done);
    expect(await change({ rating: 3 })).toEqual({ ...done, rating: 3 });
    expect(await change({ completed: false })).toEqual({ ...done, rating: 3, completed: false, completedAt: null });
    expect((await change({ completed: true })).completedAt).toBe(new Date(t.now).toISOString());
  });

  it('toggles without a body, and sets what the body says', async () => {
    const ann = await climberOf(t);
    const id = await makeItem(ann.client, ann.goal);
    const toggle = async (body?: object) => {
      const answer = await ann.client.change('PATCH', toggleUrl(ann.goal, id), body);
      expect([answer.status, answer.json]).toEqual([200, (await ann.items())[0]]);
      return answer.json.completedAt;
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

  it("under another goal's path is a 404 and changes nothing, as is another's", async () => {
    const [ann, ben] = [await climberOf(t), await climberOf(t)];
    const other = await makeGoal(ann.client, ann.area);
    const [own, bens] = [await makeItem(ann.client, ann.goal), await makeItem(ben.client, ben.goal)];
    const before = await contentOf(t.db);
    for (const url of [
      toggleUrl(other, own),
      toggleUrl(ben.goal, bens),
      toggleUrl(ann.goal, bens),
      toggleUrl(randomUUID(), own),
      `/api/inventory/${bens}`,
      `/api/inventory/${randomUUID()}`,
    ]) {
      const answer = await ann.client.change('PATCH', url, { completed: true });
      expect([answer.status, answer.json]).toEqual([404, { message: 'Not found.' }]);
    }
    expect((await ann.client.change('DELETE', `/api/inventory/${bens}`)).status).toBe(404);
    expect(await contentOf(t.db)).toBe(before);
    expect((await ann.client.change('DELETE', `/api/inventory/${own}`)).status).toBe(204);
    expect((await ann.client.change('DELETE', `/api/inventory/${own}`)).status).toBe(404);
  });

  it('in two tabs at once lets both have their way, and what is searched follows', async () => {
    const ann = await climberOf(t);
    const id = await makeItem(ann.client, ann.goal);
    for (let round = 0; round < 20; round++) {
      const changes = [
        { title: `title${round}` },
        { notes: `notes${round}` },
        { tags: [`tag${round}`] },
        { url: `https://url${round}.org` },
        { rating: (round % 5) + 1 },
      ];
      const answers = await Promise.all(changes.map((body) => ann.send('PATCH', `/api/inventory/${id}`, body)));
      for (const { status } of answers) expect(status).toBe(200);
      expect(await ann.items()).toMatchObject([Object.assign({}, ...changes) as object]);
      const q = `title${round} notes${round} tag${round} url${round}.org`;
      const found = await ann.client.get(`/api/inventory?${new URLSearchParams({ q }).toString()}`);
      expect(found.json.meta.total).toBe(1);
    }
  });

  it('toggles as often as it is asked to, also at once', async () => {
    const ann = await climberOf(t);
    const id = await makeItem(ann.client, ann.goal);
    for (const times of [20, 7]) {
      const before = (await ann.items())[0]!.completed;
      const answers = await Promise.all(
        Array.from({ length: times }, () => ann.send('PATCH', toggleUrl(ann.goal, id))),
      );
      for (const { status } of answers) expect(status).toBe(200);
      expect((await ann.items())[0]!.completed).toBe(times % 2 === 0 ? before : !before);
    }
  });
});

describeOnEachDatabase('the inventory by focus area', {}, (t) => {
  it('is of areas, goals and items, each oldest first, without those that are empty', async () => {
    const ann = await climberOf(t);
    await makeGoal(ann.client, ann.area, 'Empty');
    t.now += 1000;
    const other = await makeFocusArea(ann.client, { name: 'Art' });
    await makeFocusArea(ann.client, { name: 'Empty' });
    const paint = await makeGoal(ann.client, other, 'Paint');
    const swim = await makeGoal(ann.client, ann.area, 'Swim');
    const items: string[] = [];
    for (const goal of [paint, swim, ann.goal, paint]) items.push(await makeItem(ann.client, goal));
    // The oldest goal of all is of the younger area, which does not make that older.
    const oldest = await makeGoal(ann.client, other, 'Oldest');
    await t.db.updateTable('goals').set({ created_at: 1 }).where('id', '=', oldest).execute();
    items.push(await makeItem(ann.client, oldest));
    const { json } = await ann.client.get('/api/inventory/grouped');
    const told = json.map(({ focusAreaTitle, goals }: { focusAreaTitle: string; goals: { items: object[] }[] }) => [
      focusAreaTitle,
      goals,
    ]);
    const only = (id: string | undefined) => expect.objectContaining({ _id: id });
    expect(told).toEqual([
      [
        'Fitness',
        [
          { goalId: ann.goal, goalTitle: 'Run', items: [only(items[2])] },
          { goalId: swim, goalTitle: 'Swim', items: [only(items[1])] },
        ],
      ],
      [
        'Art',
        [
          { goalId: oldest, goalTitle: 'Oldest', items: [only(items[4])] },
          { goalId: paint, goalTitle: 'Paint', items: [only(items[0]), only(items[3])] },
        ],
      ],
    ]);
  });
});

describeOnEachDatabase('an item that is changed', {}, (t) => {
  it('while its goal is deleted is changed or gone, and nobody waits for somebody who waits', async () => {
    const ann = await climberOf(t);
    for (let round = 0; round < 10; round++) {
      const goal = await makeGoal(ann.client, ann.area);
      const [one, two] = [await makeItem(ann.client, goal), await makeItem(ann.client, goal)];
      const before = t.deadlocks;
      const answers = await Promise.all([
        ann.send('PATCH', `/api/inventory/${one}`, { title: 'Other' }),
        ann.send('PATCH', `/api/inventory/${two}`, { notes: 'Other', completed: true }),
        ann.send('DELETE', `/api/safe-delete/goals/${goal}`),
        ann.send('PATCH', `/api/inventory/${two}`, { title: 'Third' }),
        ann.send('PATCH', `/api/goals/${goal}/inventory/${one}/toggle`),
      ]);
      for (const { status } of answers) expect([200, 204, 404]).toContain(status);
      expect(t.deadlocks).toBe(before);
    }
  });
});
