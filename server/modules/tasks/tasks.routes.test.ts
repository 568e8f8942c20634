import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeGoal, makeItem, makeTask } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import { contentOf } from '../../testing/matrix.ts';

const tasksOf = (goalId: string) => `/api/goals/${goalId}/tasks`;
const foreignItems = 'A task can only be created from resources of the same goal.';
const refusedUnder = (field: string, msg: string) => [422, { message: msg, errors: [{ field, param: field, msg }] }];

describeOnEachDatabase('adding a task', {}, (t) => {
  it('answers the whole task with exactly its declared fields, and it is the last of the list', async () => {
    const ann = await climberOf(t);
    const before = await makeTask(ann.client, ann.goal, { title: 'Before' });
    const [first, second] = [await makeItem(ann.client, ann.goal), await makeItem(ann.client, ann.goal)];
    const answer = await ann.client.post(tasksOf(ann.goal), {
      title: ' Read both ',
      inventoryItems: [second, first, second],
    });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      _id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      title: 'Read both',
      completed: false,
      inventoryItems: [first, second],
      goal: ann.goal,
      completedAt: null,
      createdAt: new Date(t.now).toISOString(),
    });
    const list = await ann.tasks();
    expect(list[1]).toEqual(answer.json);
    expect(list).toMatchObject([{ _id: before, inventoryItems: [] }, { _id: answer.json._id }]);
  });

  it('adds several in their order, all with what they are made from', async () => {
    const ann = await climberOf(t);
    const item = await makeItem(ann.client, ann.goal);
    const tasks = [{ title: 'One' }, { title: 'Two', inventoryItems: [item] }, { title: 'Three', inventoryItems: [] }];
    const answer = await ann.client.post(`${tasksOf(ann.goal)}/several`, { tasks });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject(tasks);
    expect(await ann.tasks()).toEqual(answer.json);
  });

  it('with the same Idempotency-Key happens once', async () => {
    const ann = await climberOf(t);
    const headers = { 'idempotency-key': randomUUID() };
    const add = () => ann.client.post(tasksOf(ann.goal), { title: 'Once' }, { headers });
    expect((await add()).text).toBe((await add()).text);
    const several = { headers: { 'idempotency-key': randomUUID() } };
    const addTwo = () =>
      ann.client.post(`${tasksOf(ann.goal)}/several`, { tasks: [{ title: 'a' }, { title: 'b' }] }, several);
    expect((await addTwo()).text).toBe((await addTwo()).text);
    expect(await ann.tasks()).toHaveLength(3);
  });

  it('from anything but resources of its goal is refused alike, and leaves nothing', async () => {
    const [ann, ben] = [await climberOf(t), await climberOf(t)];
    const own = await makeItem(ann.client, ann.goal);
    const elsewhere = await makeItem(ann.client, await makeGoal(ann.client, ann.area));
    const bens = await makeItem(ben.client, ben.goal);
    const before = await contentOf(t.db);
    for (const item of [elsewhere, bens, randomUUID()]) {
      const body = { title: 'Lost', inventoryItems: [own, item] };
      const one = await ann.client.post(tasksOf(ann.goal), body);
      expect([one.status, one.json]).toEqual(refusedUnder('inventoryItems', foreignItems));
      const several = await ann.client.post(`${tasksOf(ann.goal)}/several`, { tasks: [{ title: 'Fine' }, body] });
      expect([several.status, several.json]).toEqual(refusedUnder('tasks', foreignItems));
    }
    expect(await contentOf(t.db)).toBe(before);
  });

  it("to a goal of nothing or another's is a 404, also with resources", async () => {
    const [ann, ben] = [await climberOf(t), await climberOf(t)];
    const [own, bens] = [await makeItem(ann.client, ann.goal), await makeItem(ben.client, ben.goal)];
    const before = await contentOf(t.db);
    for (const goal of [ben.goal, randomUUID()]) {
      expect((await ann.client.get(tasksOf(goal))).status).toBe(404);
      for (const inventoryItems of [[], [own], [bens]]) {
        const answer = await ann.client.post(tasksOf(goal), { title: 'Lost', inventoryItems });
        expect([answer.status, answer.json]).toEqual([404, { message: 'Not found.' }]);
      }
    }
    expect(await contentOf(t.db)).toBe(before);
  });

  it('works for a closed goal', async () => {
    const ann = await climberOf(t);
    await ann.client.change('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Completed' });
    const id = await makeTask(ann.client, ann.goal);
    expect((await ann.client.change('PATCH', `/api/tasks/${id}/status`, { completed: true })).status).toBe(200);
  });
});

const noTitle = 'Task title is required.';
const wrongItems = 'The resources of a task must be a list of ids.';
const tooMany = 'A task can be created from at most 100 resources.';
const wrong: readonly (readonly [field: string, value: unknown, msg: string])[] = [
  ...['', ' ', '\u200b', null, 7].map((value) => ['title', value, noTitle] as const),
  ['title', 'x'.repeat(201), 'Task title must be at most 200 characters.'],
  ['title', 'a\u0000b', 'This contains a character that cannot be stored.'],
  ...[null, 'x', {}, ['x'], [7], [null]].map((value) => ['inventoryItems', value, wrongItems] as const),
  ['inventoryItems', Array.from({ length: 101 }, () => randomUUID()), tooMany],
];

describeOnEachDatabase('a wrong field of a task', {}, (t) => {
  it('is told by its own sentence under its own name, and nothing is stored', async () => {
    const ann = await climberOf(t);
    const id = await makeTask(ann.client, ann.goal);
    const before = await contentOf(t.db);
    for (const [field, value, msg] of wrong) {
      const one = await ann.client.post(tasksOf(ann.goal), { title: 'Right', [field]: value });
      expect([one.status, one.json], `${field}: ${JSON.stringify(value)}`).toEqual(refusedUnder(field, msg));
      const tasks = [{ title: 'Right' }, { title: 'Right', [field]: value }];
      const several = await ann.client.post(`${tasksOf(ann.goal)}/several`, { tasks });
      expect([several.status, several.json]).toEqual(refusedUnder('tasks', msg));
      if (field !== 'title') continue;
      const change = await ann.client.change('PUT', `/api/tasks/${id}`, { title: value });
      expect([change.status, change.json]).toEqual(refusedUnder(field, msg));
    }
    for (const tasks of [[], Array.from({ length: 101 }, () => ({ title: 'One too many' }))]) {
      const answer = await ann.client.post(`${tasksOf(ann.goal)}/several`, { tasks });
      expect([answer.status, answer.json]).toEqual(refusedUnder('tasks', 'From 1 to 100 tasks can be added at once.'));
    }
    for (const completed of [undefined, null, 'true', 1]) {
      const answer = await ann.client.change('PATCH', `/api/tasks/${id}/status`, { completed });
      expect([answer.status, answer.json]).toEqual(refusedUnder('completed', 'Completed must be true or false.'));
    }
    expect(await contentOf(t.db)).toBe(before);
  });

  it('at its bounds is none', async () => {
    const ann = await climberOf(t);
    const items = [];
    for (let n = 0; n < 100; n++) items.push(await makeItem(ann.client, ann.goal));
    const tasks = Array.from({ length: 100 }, () => ({ title: '🗼'.repeat(200) }));
    const answer = await ann.client.post(`${tasksOf(ann.goal)}/several`, { tasks });
    expect([answer.status, answer.json.length]).toEqual([201, 100]);
    const made = await ann.client.post(tasksOf(ann.goal), { title: 'All', inventoryItems: items });
    expect([made.status, made.json.inventoryItems]).toEqual([201, items]);
  });
});

describeOnEachDatabase('a task', {}, (t) => {
  it('is ticked off once, whatever comes after, and can be taken back', async () => {
    const ann = await climberOf(t);
    const id = await makeTask(ann.client, ann.goal);
    const set = async (completed: boolean) =>
      (await ann.client.change('PATCH', `/api/tasks/${id}/status`, { completed })).json;
    const first = await set(true);
    expect(first).toMatchObject({ _id: id, completed: true, completedAt: new Date(t.now).toISOString() });
    t.now += 1000;
    expect(await set(true)).toEqual(first);
    expect(await set(false)).toMatchObject({ completed: false, completedAt: null });
    expect((await set(true)).completedAt).toBe(new Date(t.now).toISOString());
    expect(await ann.tasks()).toMatchObject([{ completed: true }]);
  });

  it('is renamed and deleted, and loses the resources that are deleted', async () => {
    const ann = await climberOf(t);
    const [kept, gone] = [await makeItem(ann.client, ann.goal), await makeItem(ann.client, ann.goal)];
    const id = await makeTask(ann.client, ann.goal, { title: 'Old', inventoryItems: [kept, gone] });
    await ann.client.change('DELETE', `/api/inventory/${gone}`);
    const renamed = await ann.client.change('PUT', `/api/tasks/${id}`, { title: ' New ' });
    expect(renamed.json).toMatchObject({ _id: id, title: 'New', inventoryItems: [kept] });
    expect(await ann.tasks()).toEqual([renamed.json]);
    expect((await ann.client.change('DELETE', `/api/tasks/${id}`)).status).toBe(204);
    expect((await ann.client.change('DELETE', `/api/tasks/${id}`)).status).toBe(404);
    expect((await ann.items()).map(({ _id }) => _id)).toEqual([kept]);
  });

  it('is added or refused while its resource is deleted, but never half', async () => {
    const ann = await climberOf(t);
    for (let round = 0; round < 20; round++) {
      const item = await makeItem(ann.client, ann.goal);
      const acts = [
        () => ann.send('POST', tasksOf(ann.goal), { title: `Round ${round}`, inventoryItems: [item] }),
        () => ann.send('DELETE', `/api/inventory/${item}`),
      ];
      const answers = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      for (const { status } of answers) expect([201, 204, 422]).toContain(status);
      const isAdded = answers.some(({ status }) => status === 201);
      const made = (await ann.tasks()).filter(({ title }) => title === `Round ${round}`);
      expect(made.map(({ inventoryItems }) => inventoryItems)).toEqual(isAdded ? [[]] : []);
    }
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
