import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { tasks } from '#contract/goals/tasks.ts';
import { MAX_POSITION_LENGTH } from '#server/db/positions.ts';
import { describeOnEachDatabase, type TestApp } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { createGoal, createTask } from '#server/testing/fixtures/factories.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

/** A user with tasks that are called by the letters of `titles`. */
async function createUser(t: TestApp, titles = 'abcde') {
  const ann = await createPlanningUser(t);
  const ids = new Map<string, string>();
  for (const title of titles) ids.set(title, await createTask(ann.client, ann.goal, { title }));
  const moveTo = (id: string, afterId: string | null) => ann.send('PATCH', `/api/tasks/${id}/position`, { afterId });
  return {
    ...ann,
    id: (title: string) => ids.get(title)!,
    moveTo,
    /** Behind another task, or to the beginning. */
    move: (title: string, after?: string) => moveTo(ids.get(title)!, after === undefined ? null : ids.get(after)!),
    order: async () => (await ann.tasks()).map(({ title }) => title).join(''),
    setPosition: (title: string, position: string) =>
      t.db.updateTable('tasks').set({ position }).where('id', '=', ids.get(title)!).execute(),
    positions: () =>
      t.db.selectFrom('tasks').select(['title', 'position']).where('goal_id', '=', ann.goal).orderBy('title').execute(),
  };
}

describeOnEachDatabase('moving a task', {}, (t) => {
  it('puts it behind another one, to the beginning or to the end', async () => {
    const ann = await createUser(t);
    const { status, json } = await ann.move('d', 'a');
    expect([status, json]).toEqual([200, (await ann.tasks())[1]]);
    expect(await ann.order()).toBe('adbce');
    await ann.move('e');
    expect(await ann.order()).toBe('eadbc');
    await ann.move('a', 'c');
    expect(await ann.order()).toBe('edbca');
    // Where it is already.
    await ann.move('a', 'c');
    await ann.move('e');
    expect(await ann.order()).toBe('edbca');
    await createTask(ann.client, ann.goal, { title: 'f' });
    expect(await ann.order()).toBe('edbcaf');
  });

  it('writes one row', async () => {
    const ann = await createUser(t);
    const before = await ann.positions();
    const start = t.statements.length;
    await ann.move('e', 'a');
    const writes = t.statements.slice(start).filter((statement) => /^update "?tasks/.test(statement));
    expect(writes).toHaveLength(1);
    const after = await ann.positions();
    expect(after.filter(({ position }, n) => position !== before[n]!.position)).toMatchObject([{ title: 'e' }]);
  });

  it('is rejected behind itself, and behind tasks of other goals and users, or deleted ones', async () => {
    const [ann, ben] = [await createUser(t), await createUser(t)];
    const elsewhere = await createTask(ann.client, await createGoal(ann.client, ann.area));
    await ann.send('DELETE', `/api/tasks/${ann.id('c')}`);
    const before = await dumpDatabase(t.db);
    const message = tasks.move.messages[422];
    const error = { message, errors: [{ field: 'afterId', param: 'afterId', msg: message }] };
    for (const afterId of [ann.id('a'), ann.id('c'), elsewhere, ben.id('a'), randomUUID(), 'a', 7, undefined]) {
      const response = await ann.send('PATCH', `/api/tasks/${ann.id('a')}/position`, { afterId });
      expect([afterId, response.status, response.json]).toEqual([afterId, 422, error]);
    }
    for (const id of [ann.id('c'), ben.id('a'), randomUUID()])
      expect((await ann.moveTo(id, ann.id('a'))).status).toBe(404);
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('numbers the tasks again once the positions between two are used up, and keeps their order', async () => {
    const ann = await createUser(t);
    for (let n = 0; n < 12; n++) await ann.move(n % 2 === 0 ? 'd' : 'e', 'a');
    expect(await ann.order()).toBe('aedbc');
    const [a, e] = (await ann.positions()).filter(({ title }) => 'ae'.includes(title));
    expect(e!.position.length).toBeGreaterThan(a!.position.length + 2);
    // As after a few hundred moves more.
    const position = a!.position.padEnd(MAX_POSITION_LENGTH - 1, '0') + '1';
    await ann.setPosition('e', position);
    expect((await ann.move('c', 'a')).status).toBe(200);
    expect(await ann.order()).toBe('acedb');
    const after = await ann.positions();
    expect(after.map((task) => task.position.length)).toEqual(Array(5).fill(2));
    expect(new Set(after.map((task) => task.position)).size).toBe(5);
  });

  it('numbers the tasks again once no position is left before the first one', async () => {
    const ann = await createUser(t, 'abc');
    // As after a hundred thousand moves to the beginning.
    await ann.setPosition('a', '000001');
    expect((await ann.move('c')).status).toBe(200);
    expect(await ann.order()).toBe('cab');
    expect((await ann.positions()).map(({ position }) => position.length)).toEqual([2, 2, 2]);
  });

  it('numbers the tasks again once the positions behind the last one are used up, also for new tasks', async () => {
    const ann = await createUser(t, 'abc');
    const last = '9'.repeat(MAX_POSITION_LENGTH);
    await ann.setPosition('c', last);
    expect((await ann.move('a', 'c')).status).toBe(200);
    expect(await ann.order()).toBe('bca');
    await ann.setPosition('a', last);
    const titles = ['d', 'e', 'f'].map((title) => ({ title }));
    expect((await ann.send('POST', `/api/goals/${ann.goal}/tasks/several`, { tasks: titles })).status).toBe(201);
    expect(await ann.order()).toBe('bcadef');
    expect((await ann.positions()).map(({ position }) => position.length)).toEqual(Array(6).fill(2));
  });

  it('works between tasks that share a position, in one statement for any number of tasks', async () => {
    const ann = await createUser(t, 'abcdefgh');
    await t.db.updateTable('tasks').set({ position: '50' }).where('goal_id', '=', ann.goal).execute();
    expect(await ann.order()).toBe('abcdefgh');
    const start = t.statements.length;
    expect((await ann.move('h', 'c')).status).toBe(200);
    expect(t.statements.slice(start).filter((statement) => /^update "?tasks/.test(statement))).toHaveLength(1);
    expect(await ann.order()).toBe('abchdefg');
    expect(new Set((await ann.positions()).map(({ position }) => position)).size).toBe(8);
  });

  it('from two tabs at once leaves one order with all tasks', async () => {
    const ann = await createUser(t);
    for (let round = 0; round < 20; round++) {
      const order = (await ann.order()).split('');
      const [first, second, third, , last] = order as [string, string, string, string, string];
      const responses = await Promise.all([
        ann.move(last, first),
        ann.move(third, first),
        ann.move(second),
        ann.send('POST', `/api/goals/${ann.goal}/tasks`, { title: 'new' }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 201]);
      const tasksNow = await ann.tasks();
      expect(tasksNow.map(({ title }) => title).toSorted()).toEqual([...order, 'new'].toSorted());
      expect(tasksNow[0]!.title).toBe(second);
      const positions = (await ann.positions()).map(({ position }) => position);
      expect(new Set(positions).size).toBe(6);
      await ann.send('DELETE', `/api/tasks/${responses[3].json._id}`);
    }
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(t.deadlocks).toBe(0);
  });

  it('does not depend on whether the other tab deletes the task it goes behind', async () => {
    const ann = await createUser(t, 'ab');
    for (let round = 0; round < 10; round++) {
      const target = await createTask(ann.client, ann.goal, { title: 'target' });
      const requests = [() => ann.moveTo(ann.id('a'), target), () => ann.send('DELETE', `/api/tasks/${target}`)];
      const responses = await Promise.all((round % 2 === 0 ? requests : requests.toReversed()).map((send) => send()));
      for (const { status } of responses) expect([200, 204, 422]).toContain(status);
      expect(['ab', 'ba']).toContain(await ann.order());
    }
  });
});

describeOnEachDatabase('the order of tasks', {}, (t) => {
  it('is the same after a task was deleted and restored, even if its place was taken', async () => {
    const ann = await createUser(t);
    await ann.move('d', 'a');
    const { deletionId } = (await ann.send('DELETE', `/api/tasks/${ann.id('d')}?returns=deletion`)).json;
    await ann.move('e', 'a');
    expect(await ann.order()).toBe('aebc');
    expect((await ann.send('POST', `/api/deletions/${deletionId}/restore`)).status).toBe(200);
    // Both have the same position now, so the older one comes first.
    expect(await ann.order()).toBe('adebc');
    await ann.move('b', 'd');
    expect(await ann.order()).toBe('adbec');
  });

  it('is the same in lists of a goal, a plan and several tasks at once', async () => {
    const ann = await createUser(t, '');
    const titles = ['x', 'y', 'z'];
    await ann.send('POST', `/api/goals/${ann.goal}/tasks/several`, { tasks: titles.map((title) => ({ title })) });
    const [first, , third] = await ann.tasks();
    await ann.moveTo(third!._id, null);
    await createTask(ann.client, ann.goal, { title: 'last' });
    const { json } = await ann.send('POST', '/api/action-plans', {
      focusAreaId: ann.area,
      title: 'Plan',
      goals: [{ goalId: ann.goal, include: true }],
    });
    const { goals } = await ann.plan(json.actionPlan._id);
    const detail = await ann.detail();
    const lists = [await ann.tasks(), goals[0]!.tasks, detail.tasks];
    expect(lists.map((list) => list.map(({ title }) => title).join())).toEqual(Array(3).fill('z,x,y,last'));
    expect(first!.title).toBe('x');
  });
});
