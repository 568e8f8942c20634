import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import {
  entryRow,
  goalRow,
  inventoryRow,
  makeFocusArea,
  makeGoal,
  makeItem,
  makePlan,
  makeTask,
  moveTo,
  taskRow,
  userIdOf,
  weeklyGoalRow,
} from '../../testing/account.ts';
import { type AppUnderTest, describeOnEachDatabase } from '../../testing/app.ts';
import { tablesOf } from '../../testing/matrix.ts';

const HOUR = 60 * 60_000;
// Ten o'clock on 11 November 2026, as the tests' clock has it at its start.
const NOW = Date.UTC(2026, 10, 11, 10);

const areaUrl = (id: string) => `/api/safe-delete/focus-areas/${id}`;
const goalUrl = (id: string) => `/api/safe-delete/goals/${id}`;

interface Group {
  readonly type: string;
  readonly label: string;
  readonly total: number;
  readonly items: readonly { readonly _id: string; readonly label: string }[];
}

async function account(t: AppUnderTest) {
  const client = await t.signedUp();
  const userId = await userIdOf(client);
  return {
    client,
    userId,
    dependents: async (url: string): Promise<Group[]> => {
      const answer = await client.get(`${url}/dependents`);
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.json)).toEqual(['groups']);
      return answer.json.groups;
    },
    track: async (goalId: string, startedAt: number, minutes?: number) => {
      const row = entryRow(userId, goalId, startedAt, minutes);
      await t.db.insertInto('time_entries').values(row).execute();
      return row.id;
    },
    /** What is planned for an area, so many weeks from now. */
    plan: async (areaId: string, weeks: number, plan: { goal_min?: number | null; is_resting?: 0 | 1 } = {}) => {
      const row = { ...weeklyGoalRow(userId, areaId, addDays('2026-11-09', 7 * weeks), t.now), ...plan };
      await t.db.insertInto('weekly_goals').values(row).execute();
      return row.id;
    },
  };
}

describeOnEachDatabase('dependents', {}, (t) => {
  it('of something nothing hangs on are no groups', async () => {
    const { client, dependents } = await account(t);
    const area = await makeFocusArea(client);
    expect(await dependents(areaUrl(area))).toEqual([]);
    expect(await dependents(goalUrl(await makeGoal(client, area)))).toEqual([]);
  });

  it("are told by kind, with labels in the user's time zone, goals oldest first and entries newest first", async () => {
    const { client, dependents, track } = await account(t);
    await moveTo(t.db, client, 'Europe/Berlin');
    const area = await makeFocusArea(client);
    const run = await makeGoal(client, area, 'Run');
    t.now += 1000;
    const swim = await makeGoal(client, area, 'Swim');
    const elsewhere = await makeGoal(client, await makeFocusArea(client), 'Elsewhere');
    await track(elsewhere, NOW, 10);
    const old = await track(run, NOW - 25 * HOUR, 80);
    const running = await track(run, NOW);
    const other = await track(swim, NOW - 24 * HOUR, 59.95);
    const entries = {
      [old]: 'Run · 10 Nov 2026, 10:00 · 1 h 20 min',
      [other]: 'Swim · 10 Nov 2026, 11:00 · 59 min',
      [running]: 'Run · 11 Nov 2026, 11:00 · running',
    };
    const items = (...ids: string[]) => ids.map((_id) => ({ _id, label: entries[_id] }));
    expect(await dependents(areaUrl(area))).toEqual([
      {
        type: 'goals',
        label: 'Goals',
        total: 2,
        items: [
          { _id: run, label: 'Run' },
          { _id: swim, label: 'Swim' },
        ],
      },
      { type: 'timeEntries', label: 'Time entries', total: 3, items: items(running, other, old) },
    ]);
    expect(await dependents(goalUrl(run))).toEqual([
      { type: 'timeEntries', label: 'Time entries', total: 2, items: items(running, old) },
    ]);
  });

  it('name ten of a group and count all, in as many statements as for one', async () => {
    const { client, dependents, track } = await account(t);
    const area = await makeFocusArea(client);
    const goal = await makeGoal(client, area);
    await track(goal, NOW, 5);
    const statements = async (url: string) => {
      const before = t.statements.length;
      await dependents(url);
      return t.statements.length - before;
    };
    const forOne = [await statements(areaUrl(area)), await statements(goalUrl(goal))];
    for (let n = 1; n <= 11; n++) await makeGoal(client, area, `Goal ${n}`);
    for (let n = 1; n <= 14; n++) await track(goal, NOW - n * HOUR, 5);
    const [goals, entries] = await dependents(areaUrl(area));
    expect([goals!.total, goals!.items.length]).toEqual([12, 10]);
    expect([entries!.total, entries!.items.length]).toEqual([15, 10]);
    expect([await statements(areaUrl(area)), await statements(goalUrl(goal))]).toEqual(forOne);
    expect(forOne).toEqual([9, 6]);
  });

  it('are tasks and resources of a goal, and of an area its plans and those of all its goals', async () => {
    const { client, userId, dependents } = await account(t);
    const area = await makeFocusArea(client);
    const [run, swim] = [await makeGoal(client, area, 'Run'), await makeGoal(client, area, 'Swim')];
    const elsewhere = await makeGoal(client, await makeFocusArea(client), 'Elsewhere');
    const item = await makeItem(client, run, { title: 'Shoes' });
    const task = await makeTask(client, run, { title: 'Lace up', inventoryItems: [item] });
    const cap = await makeItem(client, swim, { title: 'Cap' });
    await makeItem(client, elsewhere);
    await makeTask(client, elsewhere);
    await makePlan(client, (await client.get('/api/focus-areas')).json[1]._id, {
      goals: [{ goalId: run, include: true }],
    });
    const plan = await makePlan(client, area, { title: 'Up', goals: [{ goalId: elsewhere, include: true }] });
    expect(await dependents(goalUrl(run))).toEqual([
      { type: 'tasks', label: 'Tasks', total: 1, items: [{ _id: task, label: 'Lace up' }] },
      { type: 'inventoryItems', label: 'Inventory items', total: 1, items: [{ _id: item, label: 'Shoes' }] },
    ]);
    const [goals, ...others] = await dependents(areaUrl(area));
    expect(goals!.total).toBe(2);
    expect(others).toEqual([
      { type: 'actionPlans', label: 'Action plans', total: 1, items: [{ _id: plan, label: 'Up' }] },
      { type: 'tasks', label: 'Tasks', total: 1, items: [{ _id: task, label: 'Lace up' }] },
      {
        type: 'inventoryItems',
        label: 'Inventory items',
        total: 2,
        items: [
          { _id: item, label: 'Shoes' },
          { _id: cap, label: 'Cap' },
        ],
      },
    ]);
    const rows = Array.from({ length: 14 }, () => swim);
    await t.db
      .insertInto('tasks')
      .values(rows.map((id) => taskRow(userId, id, t.now)))
      .execute();
    await t.db
      .insertInto('inventory_items')
      .values(rows.map((id) => inventoryRow(userId, id, t.now)))
      .execute();
    expect((await dependents(areaUrl(area))).map(({ total, items }) => [total, items.length])).toEqual([
      [2, 2],
      [1, 1],
      [15, 10],
      [16, 10],
    ]);
  });

  it('of a focus area are the weeks that were planned otherwise than by default, newest first', async () => {
    const { client, dependents, plan } = await account(t);
    const area = await makeFocusArea(client);
    const own = await plan(area, 0, { goal_min: 600 });
    await plan(area, -1);
    const rests = await plan(area, -2, { is_resting: 1 });
    const none = await plan(area, -45, { goal_min: 0 });
    const both = await plan(area, 1, { goal_min: 90, is_resting: 1 });
    await plan(await makeFocusArea(client), 0, { goal_min: 30 });
    const label = 'Weekly targets';
    expect(await dependents(areaUrl(area))).toEqual([
      {
        type: 'weeklyGoals',
        label,
        total: 4,
        items: [
          { _id: both, label: 'Week of 16 Nov 2026 · resting' },
          { _id: own, label: 'Week of 9 Nov 2026 · 10 h' },
          { _id: rests, label: 'Week of 26 Oct 2026 · resting' },
          { _id: none, label: 'Week of 29 Dec 2025 · 0 min' },
        ],
      },
    ]);
    for (let n = 2; n < 10; n++) await plan(area, n, { goal_min: n });
    const [weeks] = await dependents(areaUrl(area));
    expect([weeks!.total, weeks!.items.length, weeks!.items[0]!.label]).toEqual([
      12,
      10,
      'Week of 11 Jan 2027 · 9 min',
    ]);
  });

  it("are counted among the user's own, even if somebody else's goal had the same id", async () => {
    const [ann, ben] = [await account(t), await account(t)];
    const area = await makeFocusArea(ann.client);
    const goal = await makeGoal(ann.client, area);
    const twin = { ...goalRow(ben.userId, await makeFocusArea(ben.client), t.now), id: goal };
    await t.db.insertInto('goals').values(twin).execute();
    await ann.track(goal, NOW, 5);
    await ben.track(goal, NOW, 5);
    expect((await ann.dependents(goalUrl(goal))).map(({ total, items }) => [total, items.length])).toEqual([[1, 1]]);
    expect((await ann.client.change('DELETE', goalUrl(goal))).status).toBe(204);
    expect(await ben.dependents(goalUrl(goal))).toHaveLength(1);
  });

  it('of nothing are a 404', async () => {
    const { client } = await account(t);
    for (const url of [areaUrl(randomUUID()), goalUrl(randomUUID())]) {
      expect((await client.get(`${url}/dependents`)).status).toBe(404);
      expect((await client.change('DELETE', url)).status).toBe(404);
    }
  });
});

describeOnEachDatabase('deletion', {}, (t) => {
  /** The number of rows of a user in each table that has any. */
  const rowsOf = async (userId: string): Promise<Record<string, number>> => {
    const tables = (await tablesOf(t.db)).filter(
      ({ name, columns }) => name !== 'account_sizes' && columns.some((column) => column.name === 'user_id'),
    );
    const counts = await Promise.all(
      tables.map(async ({ name }) => {
        const of = t.db.selectFrom(name as 'goals').where('user_id', '=', userId);
        const { count } = await of.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
        return [name, count] as const;
      }),
    );
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  };

  /**
   * Two areas; of the first: two goals with 2 and 1 entries, a task of the first made from its resource, a resource of the
   * second, a plan of one of them and of the other area's goal, and three weeks, two of them planned.
   */
  const life = async () => {
    const owner = await account(t);
    const [area, other] = [await makeFocusArea(owner.client), await makeFocusArea(owner.client)];
    const [run, swim] = [await makeGoal(owner.client, area), await makeGoal(owner.client, area)];
    const elsewhere = await makeGoal(owner.client, other);
    await owner.track(run, NOW, 5);
    await owner.track(run, NOW - HOUR);
    await owner.track(swim, NOW, 5);
    await owner.track(elsewhere, NOW, 5);
    await owner.plan(area, 0, { goal_min: 30 });
    await owner.plan(area, -1, { is_resting: 1 });
    await owner.plan(area, -2);
    await owner.plan(other, 0, { goal_min: 30 });
    for (const goal of [run, elsewhere]) {
      await makeTask(owner.client, goal, { title: 'Go', inventoryItems: [await makeItem(owner.client, goal)] });
    }
    await makeItem(owner.client, swim);
    const goals = [run, elsewhere].map((goalId) => ({ goalId, include: true }));
    await makePlan(owner.client, area, { goals });
    await makePlan(owner.client, other, { goals: [{ goalId: swim, include: true }] });
    return { ...owner, area, run, elsewhere, rows: await rowsOf(owner.userId) };
  };

  it('of a goal removes exactly what was announced', async () => {
    const [ann, ben] = [await life(), await life()];
    expect(ann.rows).toEqual({
      action_plan_goals: 3,
      action_plans: 2,
      focus_areas: 2,
      focus_area_settings: 4,
      goals: 3,
      inventory_items: 3,
      sessions: 1,
      task_items: 2,
      tasks: 2,
      time_entries: 4,
      weekly_goals: 4,
    });
    const announced = await ann.dependents(goalUrl(ann.run));
    expect(announced.map(({ type, total }) => [type, total])).toEqual([
      ['tasks', 1],
      ['inventoryItems', 1],
      ['timeEntries', 2],
    ]);
    const answer = await ann.client.change('DELETE', goalUrl(ann.run));
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await rowsOf(ann.userId)).toEqual({
      ...ann.rows,
      action_plan_goals: 2,
      goals: 2,
      inventory_items: 2,
      task_items: 1,
      tasks: 1,
      time_entries: 2,
    });
    expect(await rowsOf(ben.userId)).toEqual(ben.rows);
    expect((await ann.client.change('DELETE', goalUrl(ann.run))).status).toBe(404);
  });

  it('of a focus area removes exactly what was announced, its settings and its weeks by default', async () => {
    const [ann, ben] = [await life(), await life()];
    const announced = await ann.dependents(areaUrl(ann.area));
    expect(announced.map(({ type, total }) => [type, total])).toEqual([
      ['goals', 2],
      ['actionPlans', 1],
      ['tasks', 1],
      ['inventoryItems', 2],
      ['timeEntries', 3],
      ['weeklyGoals', 2],
    ]);
    const answer = await ann.client.change('DELETE', areaUrl(ann.area));
    expect([answer.status, answer.text]).toEqual([204, '']);
    // Its plan went, too: the goal of the other area that was in it is in none now.
    expect(await rowsOf(ann.userId)).toEqual({
      action_plans: 1,
      focus_areas: 1,
      focus_area_settings: 2,
      goals: 1,
      inventory_items: 1,
      sessions: 1,
      task_items: 1,
      tasks: 1,
      time_entries: 1,
      weekly_goals: 1,
    });
    const { goal } = (await ann.client.get(`/api/goals/${ann.elsewhere}/detail`)).json;
    expect([goal.includeInActionPlan, goal.actionPlan, goal.inventoryCount]).toEqual([false, null, 1]);
    expect(await rowsOf(ben.userId)).toEqual(ben.rows);
    expect((await ann.client.change('DELETE', areaUrl(ann.area))).status).toBe(404);
  });

  it('of an area with thousands of dependents takes them all', async () => {
    const ann = await account(t);
    const area = await makeFocusArea(ann.client);
    const before = await rowsOf(ann.userId);
    const goals = Array.from({ length: 1000 }, () => goalRow(ann.userId, area, t.now));
    const entries = Array.from({ length: 5000 }, (_, n) =>
      entryRow(ann.userId, goals[n % goals.length]!.id, NOW - n * HOUR, 30),
    );
    const items = goals.map(({ id }) => inventoryRow(ann.userId, id, t.now));
    const tasks = goals.map(({ id }) => taskRow(ann.userId, id, t.now));
    await t.db.insertInto('goals').values(goals).execute();
    await t.db.insertInto('time_entries').values(entries).execute();
    await t.db.insertInto('inventory_items').values(items).execute();
    await t.db.insertInto('tasks').values(tasks).execute();
    await t.db
      .insertInto('task_items')
      .values(tasks.map(({ id }, n) => ({ user_id: ann.userId, task_id: id, item_id: items[n]!.id })))
      .execute();
    expect((await ann.dependents(areaUrl(area))).map(({ total }) => total)).toEqual([1000, 1000, 1000, 5000]);
    const began = performance.now();
    expect((await ann.client.change('DELETE', areaUrl(area))).status).toBe(204);
    expect(performance.now() - began).toBeLessThan(1000);
    expect(await rowsOf(ann.userId)).toEqual({ sessions: before['sessions'] });
  });

  it('of closed goals works too', async () => {
    const ann = await life();
    await ann.client.change('PATCH', `/api/goals/${ann.run}/status`, { status: 'Archived' });
    expect((await ann.client.change('DELETE', goalUrl(ann.run))).status).toBe(204);
  });
});
