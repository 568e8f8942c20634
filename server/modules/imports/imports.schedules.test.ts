import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type AccountDocument, recordSchemas } from '#contract/account/account-document.ts';
import type { Task } from '#contract/goals/tasks.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createSchedulingUser } from '#server/testing/fixtures/scheduling-user.ts';

const exportDocument = async (client: TestClient): Promise<AccountDocument> =>
  (await client.get('/api/export/weekwise.json')).json;

const importDocument = (client: TestClient, document: unknown) =>
  client.post('/api/imports', { text: JSON.stringify(document) });

function toLists(document: AccountDocument) {
  return Object.fromEntries(
    Object.keys(recordSchemas).map((list) => [list, document[list as keyof typeof recordSchemas]]),
  );
}

const titles = (tasks: readonly Pick<Task, 'title'>[]) => tasks.map(({ title }) => title);

describeOnEachDatabase('the import of plans in calendar weeks', {}, (t) => {
  it('restores schedules, sizes, weeks, order, ticks and what time was tracked on', async () => {
    const ann = await createSchedulingUser(t);
    const document = await exportDocument(ann.client);
    // Without these, the comparison below would not show that they are lost.
    const byTitle = Object.fromEntries(document.tasks.map((task) => [task.title, task]));
    expect(byTitle).toMatchObject({
      Read: { estimatedMinutes: 45, week: 1, position: expect.any(String), ticks: [] },
      'Stretch (3 × 10 min)': { timesPerWeek: 3, week: 1, untilWeek: 3, ticks: ['2026-11-09', '2026-11-10'] },
      Later: { setAsideAt: expect.any(String) },
    });
    expect(document.actionPlans).toMatchObject([
      { startWeek: '2026-10-05', pauses: [{ from: '2026-10-12', to: '2026-10-26' }], goalWeeks: [2, null] },
      { startWeek: '2026-11-02', pausedFrom: '2026-11-09' },
      { startWeek: '2026-11-02', finishedAt: expect.any(String) },
      { startWeek: null },
    ]);
    const steps = document.timeEntries.map(({ taskId, inventoryItemId }) => [taskId, inventoryItemId]);
    expect(steps).toEqual([
      [ann.read, null],
      [undefined, undefined],
      [null, ann.book],
      [ann.read, null],
    ]);

    const ben = await t.signUp();
    const { status, text } = await importDocument(ben, document);
    expect([status, text]).toEqual([201, expect.any(String)]);
    expect(toLists(await exportDocument(ben))).toEqual(toLists(document));
    for (const path of [
      '/api/plan-weeks/tasks?weekStart=2026-11-09',
      '/api/plan-weeks/demand?weekStart=2026-11-16',
      '/api/action-plans',
      `/api/goals/${ann.goal}/tasks`,
      `/api/goals/${ann.goal}/inventory`,
      '/api/time-entries/active',
    ]) {
      const [original, copy] = [await ann.client.get(path), await ben.get(path)];
      const changing = { revision: 0 };
      expect([path, { ...copy.json, ...changing }]).toEqual([path, { ...original.json, ...changing }]);
    }
  });

  it('writes the task or resource of each entry into the table, and reads it into the note', async () => {
    const ann = await createSchedulingUser(t);
    const { text } = await ann.client.get('/api/export/time-entries.csv');
    const steps = text.split('\r\n').slice(1, -1);
    expect(steps.map((line) => line.split(',').slice(-2))).toEqual([
      ['Read', 'Slowly'],
      ['', ''],
      ['Book', ''],
      ['Read', ''],
    ]);
    const ben = await t.signUp();
    const preview = (await ben.post('/api/imports/preview', { text })).json;
    expect(preview).toMatchObject({ notImported: [], texts: { withNote: 3, withTask: 3 } });
    await ben.post('/api/imports', { text });
    const notes = (await exportDocument(ben)).timeEntries.map(({ note }) => note);
    expect(notes.toSorted()).toEqual(['', 'Book', 'Read', 'Read: Slowly']);
    const again = (await ann.client.post('/api/imports', { text })).json;
    expect(again).toMatchObject({ made: { timeEntries: 0 }, alreadyThere: 4 });
  });

  it('reads its own table even if a note has no room for the task', async () => {
    const ann = await createSchedulingUser(t);
    const times = { startAt: '2026-11-10T20:00:00.000Z', endAt: '2026-11-10T21:00:00.000Z' };
    const note = 'x'.repeat(1000);
    const created = await ann.send('POST', '/api/time-entries', { goalId: ann.goal, taskId: ann.read, note, ...times });
    expect(created.status).toBe(201);
    const { text } = await ann.client.get('/api/export/time-entries.csv');
    expect((await (await t.signUp()).post('/api/imports', { text })).json).toMatchObject({ made: { timeEntries: 5 } });
  });

  it('continues the order: new tasks come last, and others can be moved between them', async () => {
    const ann = await createSchedulingUser(t);
    const ben = await t.signUp();
    await importDocument(ben, await exportDocument(ann.client));
    const path = `/api/goals/${ann.goal}/tasks`;
    const before: Task[] = (await ben.get(path)).json;
    const added = (await ben.post(path, { title: 'New' })).json._id;
    expect(titles((await ben.get(path)).json)).toEqual([...titles(before), 'New']);
    expect((await ben.mutate('PATCH', `/api/tasks/${added}/position`, { afterId: before[0]!._id })).status).toBe(200);
    const [first, ...rest] = titles(before);
    expect(titles((await ben.get(path)).json)).toEqual([first, 'New', ...rest]);
  });

  it('keeps the order of tasks with equal positions, or with none behind those that have one', async () => {
    const ann = await createSchedulingUser(t);
    const document = await exportDocument(ann.client);
    const [task] = document.tasks;
    const copy = (n: number, position?: string) => ({
      ...task,
      _id: `00000000-0000-7000-8000-00000000000${n}`,
      title: `Task ${n}`,
      createdAt: `2026-11-01T00:00:0${n}.000Z`,
      position,
    });
    const tasks = [copy(5), copy(4), copy(3, '51'), copy(2, '50'), copy(1, '50')];
    const timeEntries = document.timeEntries.map((entry) => ({ ...entry, taskId: null }));
    const ben = await t.signUp();
    expect((await importDocument(ben, { ...document, tasks, timeEntries })).status).toBe(201);
    const path = `/api/goals/${task!.goalId}/tasks`;
    const expected = [1, 2, 3, 4, 5].map((n) => `Task ${n}`);
    expect(titles((await ben.get(path)).json)).toEqual(expected);
    // Equal positions have no room between them.
    const move = { afterId: copy(1)._id };
    expect((await ben.mutate('PATCH', `/api/tasks/${copy(5)._id}/position`, move)).status).toBe(200);
    expect(titles((await ben.get(path)).json)).toEqual(['Task 1', 'Task 5', 'Task 2', 'Task 3', 'Task 4']);
  });

  it('numbers the tasks of a goal again if no positions are left for those without one', async () => {
    const { client } = await createSchedulingUser(t);
    const document = await exportDocument(client);
    const [task] = document.tasks;
    const copy = (n: number, position?: string) => ({
      ...task,
      _id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
      title: `Task ${n}`,
      position,
    });
    const without = Array.from({ length: 300 }, (_, n) => copy(n + 3));
    const tasks = [...without, copy(2, '9'.repeat(200)), copy(1, '50')];
    const timeEntries = document.timeEntries.map((entry) => ({ ...entry, taskId: null }));
    const ben = await t.signUp();
    expect((await importDocument(ben, { ...document, tasks, timeEntries })).status).toBe(201);
    const expected = Array.from({ length: 302 }, (_, n) => `Task ${n + 1}`);
    expect(titles((await ben.get(`/api/goals/${task!.goalId}/tasks`)).json)).toEqual(expected);
    expect((await importDocument(await t.signUp(), await exportDocument(ben))).status).toBe(201);
  });

  it('keeps ticks from a time when the clock of the server was ahead', async () => {
    const ann = await createSchedulingUser(t);
    const { now } = t;
    t.now += 20 * 24 * 3_600_000;
    await ann.send('PATCH', `/api/tasks/${ann.stretch}/tick`, { ticked: true });
    t.now = now;
    const document = await exportDocument(ann.client);
    expect(document.tasks.flatMap(({ ticks }) => ticks)).toEqual(['2026-11-09', '2026-11-10', '2026-12-01']);
    const ben = await t.signUp();
    expect((await importDocument(ben, document)).status).toBe(201);
    expect((await exportDocument(ben)).tasks).toEqual(document.tasks);
  });

  it('leaves out ticks of a task that no longer repeats, so that every export can be imported', async () => {
    const ann = await createSchedulingUser(t);
    await ann.send('PUT', `/api/tasks/${ann.stretch}`, { timesPerWeek: null });
    const document = await exportDocument(ann.client);
    expect(document.tasks.flatMap(({ ticks }) => ticks)).toEqual([]);
    expect((await importDocument(await t.signUp(), document)).status).toBe(201);
  });

  it('reads a document of version 2, with sizes from the titles and tasks in the order of their creation', async () => {
    const text = readFileSync(join(import.meta.dirname, 'golden', 'version-2.json'), 'utf8');
    const client = await t.signUp();
    const original: AccountDocument = JSON.parse(text);
    expect((await client.post('/api/imports', { text })).json).toMatchObject({ made: { tasks: 4, actionPlans: 1 } });
    const tasks: Task[] = (await client.get(`/api/goals/${original.goals[0]!._id}/tasks`)).json;
    expect(tasks.map(({ title, estimatedMinutes, timesPerWeek }) => [title, estimatedMinutes, timesPerWeek])).toEqual([
      ['Learn the past tense (45 min)', 45, null],
      ['Review cards (3 × 20 min)', 60, null],
      ['Talk to Inés', null, null],
      ['Write ten sentences (999 × 9999 h)', null, null],
    ]);
    const { timeEntries, actionPlans, ...exported } = await exportDocument(client);
    expect(timeEntries).toEqual(original.timeEntries);
    expect(actionPlans).toMatchObject(original.actionPlans);
    expect(actionPlans).toMatchObject([{ startWeek: null, pauses: [], goalWeeks: [null] }]);
    const fresh = await t.signUp();
    expect((await importDocument(fresh, { ...exported, timeEntries, actionPlans })).status).toBe(201);
  });
});
