import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createGoal, createItem, createTask } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

const tasksUrl = (goalId: string) => `/api/goals/${goalId}/tasks`;
const foreignItemsError = 'A task can only be created from resources of the same goal.';
const fieldError = (field: string, msg: string) => [422, { message: msg, errors: [{ field, param: field, msg }] }];

describeOnEachDatabase('adding tasks', {}, (t) => {
  it('returns the task with exactly its declared fields and appends it to the list', async () => {
    const ann = await createPlanningUser(t);
    const before = await createTask(ann.client, ann.goal, { title: 'Before' });
    const [first, second] = [await createItem(ann.client, ann.goal), await createItem(ann.client, ann.goal)];
    const response = await ann.client.post(tasksUrl(ann.goal), {
      title: ' Read both ',
      inventoryItems: [second, first, second],
    });
    expect(response.status).toBe(201);
    expect(response.json).toEqual({
      _id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      title: 'Read both',
      completed: false,
      inventoryItems: [first, second],
      goal: ann.goal,
      completedAt: null,
      createdAt: new Date(t.now).toISOString(),
      estimatedMinutes: null,
      timesPerWeek: null,
      week: null,
      untilWeek: null,
      isSetAside: false,
      ticks: [],
      trackedSec: 0,
    });
    const list = await ann.tasks();
    expect(list[1]).toEqual(response.json);
    expect(list).toMatchObject([{ _id: before, inventoryItems: [] }, { _id: response.json._id }]);
  });

  it('can add several in order, with their resources', async () => {
    const ann = await createPlanningUser(t);
    const item = await createItem(ann.client, ann.goal);
    const tasks = [{ title: 'One' }, { title: 'Two', inventoryItems: [item] }, { title: 'Three', inventoryItems: [] }];
    const response = await ann.client.post(`${tasksUrl(ann.goal)}/several`, { tasks });
    expect(response.status).toBe(201);
    expect(response.json).toMatchObject(tasks);
    expect(await ann.tasks()).toEqual(response.json);
  });

  it('rejects resources that do not belong to the goal, and stores nothing', async () => {
    const [ann, ben] = [await createPlanningUser(t), await createPlanningUser(t)];
    const own = await createItem(ann.client, ann.goal);
    const elsewhere = await createItem(ann.client, await createGoal(ann.client, ann.area));
    const bens = await createItem(ben.client, ben.goal);
    const before = await dumpDatabase(t.db);
    for (const item of [elsewhere, bens, randomUUID()]) {
      const body = { title: 'Lost', inventoryItems: [own, item] };
      const one = await ann.client.post(tasksUrl(ann.goal), body);
      expect([one.status, one.json]).toEqual(fieldError('inventoryItems', foreignItemsError));
      const several = await ann.client.post(`${tasksUrl(ann.goal)}/several`, { tasks: [{ title: 'Fine' }, body] });
      expect([several.status, several.json]).toEqual(fieldError('tasks', foreignItemsError));
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it("responds with 404 for an unknown goal or another user's goal, with or without resources", async () => {
    const [ann, ben] = [await createPlanningUser(t), await createPlanningUser(t)];
    const [own, bens] = [await createItem(ann.client, ann.goal), await createItem(ben.client, ben.goal)];
    const before = await dumpDatabase(t.db);
    for (const goal of [ben.goal, randomUUID()]) {
      expect((await ann.client.get(tasksUrl(goal))).status).toBe(404);
      for (const inventoryItems of [[], [own], [bens]]) {
        const response = await ann.client.post(tasksUrl(goal), { title: 'Lost', inventoryItems });
        expect([response.status, response.json]).toEqual([404, { message: 'Not found.' }]);
      }
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('works for a closed goal', async () => {
    const ann = await createPlanningUser(t);
    await ann.client.mutate('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Completed' });
    const id = await createTask(ann.client, ann.goal);
    expect((await ann.client.mutate('PATCH', `/api/tasks/${id}/status`, { completed: true })).status).toBe(200);
  });
});

const missingTitleError = 'Task title is required.';
const itemsError = 'The resources of a task must be a list of ids.';
const tooManyItemsError = 'A task can be created from at most 100 resources.';
const invalidFields: readonly (readonly [field: string, value: unknown, msg: string])[] = [
  ...['', ' ', '\u200b', null, 7].map((value) => ['title', value, missingTitleError] as const),
  ['title', 'x'.repeat(201), 'Task title must be at most 200 characters.'],
  ['title', 'a\u0000b', 'This contains a character that cannot be stored.'],
  ...[null, 'x', {}, ['x'], [7], [null]].map((value) => ['inventoryItems', value, itemsError] as const),
  ['inventoryItems', Array.from({ length: 101 }, () => randomUUID()), tooManyItemsError],
];

describeOnEachDatabase('validation of tasks', {}, (t) => {
  it('reports each invalid field with its own message, and stores nothing (IN-04)', async () => {
    const ann = await createPlanningUser(t);
    const id = await createTask(ann.client, ann.goal);
    const before = await dumpDatabase(t.db);
    for (const [field, value, msg] of invalidFields) {
      const one = await ann.client.post(tasksUrl(ann.goal), { title: 'Valid', [field]: value });
      expect([one.status, one.json], `${field}: ${JSON.stringify(value)}`).toEqual(fieldError(field, msg));
      const tasks = [{ title: 'Valid' }, { title: 'Valid', [field]: value }];
      const several = await ann.client.post(`${tasksUrl(ann.goal)}/several`, { tasks });
      expect([several.status, several.json]).toEqual(fieldError('tasks', msg));
      if (field !== 'title') continue;
      const change = await ann.client.mutate('PUT', `/api/tasks/${id}`, { title: value });
      expect([change.status, change.json]).toEqual(fieldError(field, msg));
    }
    for (const tasks of [[], Array.from({ length: 101 }, () => ({ title: 'One too many' }))]) {
      const response = await ann.client.post(`${tasksUrl(ann.goal)}/several`, { tasks });
      expect([response.status, response.json]).toEqual(fieldError('tasks', 'You can add 1 to 100 tasks at once.'));
    }
    for (const completed of [undefined, null, 'true', 1]) {
      const response = await ann.client.mutate('PATCH', `/api/tasks/${id}/status`, { completed });
      expect([response.status, response.json]).toEqual(fieldError('completed', 'Completed must be true or false.'));
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('accepts values at the limits (IN-04)', async () => {
    const ann = await createPlanningUser(t);
    const items = [];
    for (let n = 0; n < 100; n++) items.push(await createItem(ann.client, ann.goal));
    const tasks = Array.from({ length: 100 }, () => ({ title: '🗼'.repeat(200) }));
    const response = await ann.client.post(`${tasksUrl(ann.goal)}/several`, { tasks });
    expect([response.status, response.json.length]).toEqual([201, 100]);
    const created = await ann.client.post(tasksUrl(ann.goal), { title: 'All', inventoryItems: items });
    expect([created.status, created.json.inventoryItems]).toEqual([201, items]);
  });
});

describeOnEachDatabase('a task', {}, (t) => {
  it('keeps its completion time when completed again, and can be reopened', async () => {
    const ann = await createPlanningUser(t);
    const id = await createTask(ann.client, ann.goal);
    const set = async (completed: boolean) =>
      (await ann.client.mutate('PATCH', `/api/tasks/${id}/status`, { completed })).json;
    const first = await set(true);
    expect(first).toMatchObject({ _id: id, completed: true, completedAt: new Date(t.now).toISOString() });
    t.now += 1000;
    expect(await set(true)).toEqual(first);
    expect(await set(false)).toMatchObject({ completed: false, completedAt: null });
    expect((await set(true)).completedAt).toBe(new Date(t.now).toISOString());
    expect(await ann.tasks()).toMatchObject([{ completed: true }]);
  });

  it('can be renamed and deleted, and loses its links to deleted resources', async () => {
    const ann = await createPlanningUser(t);
    const [remaining, deleted] = [await createItem(ann.client, ann.goal), await createItem(ann.client, ann.goal)];
    const id = await createTask(ann.client, ann.goal, { title: 'Old', inventoryItems: [remaining, deleted] });
    await ann.client.mutate('DELETE', `/api/inventory/${deleted}`);
    const renamed = await ann.client.mutate('PUT', `/api/tasks/${id}`, { title: ' New ' });
    expect(renamed.json).toMatchObject({ _id: id, title: 'New', inventoryItems: [remaining] });
    expect(await ann.tasks()).toEqual([renamed.json]);
    expect((await ann.client.mutate('DELETE', `/api/tasks/${id}`)).status).toBe(204);
    expect((await ann.client.mutate('DELETE', `/api/tasks/${id}`)).status).toBe(404);
    expect((await ann.items()).map(({ _id }) => _id)).toEqual([remaining]);
  });

  it('is added without its resource, or rejected, if that is deleted at the same time', async () => {
    const ann = await createPlanningUser(t);
    for (let round = 0; round < 20; round++) {
      const item = await createItem(ann.client, ann.goal);
      const requests = [
        () => ann.send('POST', tasksUrl(ann.goal), { title: `Round ${round}`, inventoryItems: [item] }),
        () => ann.send('DELETE', `/api/inventory/${item}`),
      ];
      const responses = await Promise.all((round % 2 === 0 ? requests : requests.toReversed()).map((send) => send()));
      for (const { status } of responses) expect([201, 204, 422]).toContain(status);
      const isAdded = responses.some(({ status }) => status === 201);
      const added = (await ann.tasks()).filter(({ title }) => title === `Round ${round}`);
      expect(added.map(({ inventoryItems }) => inventoryItems)).toEqual(isAdded ? [[]] : []);
    }
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
