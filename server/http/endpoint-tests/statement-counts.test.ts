import { expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { entryRow, goalRow, inventoryRow, taskRow, userIdOf } from '../testing/account.ts';
import { type AppUnderTest, describeOnEachDatabase } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { graphOf } from '../testing/graph.ts';
import { calls } from '../testing/matrix.ts';
import type { Graph } from '../testing/samples.ts';

const MINUTE = 60_000;

/** So many goals more in the area and in the plan, each with a timer and an entry, and as many things of the goal itself. */
async function grow(t: AppUnderTest, client: Client, graph: Graph, size: number): Promise<void> {
  const userId = await userIdOf(client);
  const { focusAreaId, goalId, planId } = graph;
  const times = <T>(make: (n: number) => T) => Array.from({ length: size }, (_, n) => make(n));
  const goals = times(() => goalRow(userId, focusAreaId, t.now));
  await t.db.insertInto('goals').values(goals).execute();
  const links = goals.map(({ id }) => ({ user_id: userId, action_plan_id: planId, goal_id: id }));
  await t.db.insertInto('action_plan_goals').values(links).execute();
  const entries = goals.flatMap(({ id }, n) => [
    entryRow(userId, id, t.now - n * MINUTE),
    entryRow(userId, goalId, t.now - (n + 3) * MINUTE, 1),
  ]);
  await t.db.insertInto('time_entries').values(entries).execute();
  const items = times(() => inventoryRow(userId, goalId, t.now));
  await t.db.insertInto('inventory_items').values(items).execute();
  const tasks = times(() => taskRow(userId, goalId, t.now));
  await t.db.insertInto('tasks').values(tasks).execute();
}

/** These read a whole account page by page, or want one of their own; each has a test of its own. */
const apart = new Set<unknown>([
  ...Object.values(contract.exports),
  ...Object.values(contract.imports),
  ...Object.values(contract.sampleData),
  ...Object.values(contract.account).filter(({ method }) => method !== 'GET'),
  ...Object.values(contract.auth).filter(({ access }) => access === 'public'),
  contract.auth.logout,
  // A search goes through all items slice by slice.
  contract.inventory.list,
]);

/** They delete much in chunks, and little at once. */
const inChunks = new Set([
  'DELETE /api/safe-delete/goals/:id',
  'DELETE /api/safe-delete/action-plans/:id',
  'DELETE /api/safe-delete/focus-areas/:id',
]);

describeOnEachDatabase('the statements of a call', {}, (t) => {
  const counted = async (size: number) => {
    const ann = await t.signedUp();
    const grown = async () => {
      // Everything hangs on the focus areas; an account has only so much room.
      await t.db
        .deleteFrom('focus_areas')
        .where('user_id', '=', await userIdOf(ann))
        .execute();
      const graph = await graphOf(ann);
      await grow(t, ann, graph, size);
      return graph;
    };
    let graph = await grown();
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const counts: Record<string, number> = {};
    for (const { name, endpoint, request } of calls) {
      if (apart.has(endpoint)) continue;
      const send = async () => {
        const { url, payload } = request(graph);
        const before = t.statements.length;
        const { status } = await ann.send(endpoint.method, url, payload, { headers });
        counts[name] = t.statements.length - before;
        return status;
      };
      if ((await send()) < 300) continue;
      // What it is about was closed or deleted by a call before it.
      graph = await grown();
      expect([name, (await send()) < 300]).toEqual([name, true]);
    }
    return counts;
  };

  it('are as many for 300 goals as for ten, and never many', { timeout: 90_000 }, async () => {
    const few = await counted(10);
    const many = await counted(300);
    const constant = (counts: Record<string, number>) => Object.entries(counts).filter(([name]) => !inChunks.has(name));
    expect(constant(many)).toEqual(constant(few));
    // Trends read a year, six weeks at a time.
    const { 'GET /api/reports/trends': year, ...others } = few;
    expect(year).toBeLessThanOrEqual(40);
    expect(Object.entries(others).filter(([, statements]) => statements > 30)).toEqual([]);
  });
});
