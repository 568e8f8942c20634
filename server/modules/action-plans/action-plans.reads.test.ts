import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { goalRow, inventoryRow, makePlan, taskRow } from '../../testing/account.ts';
import { type AppUnderTest, describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import { contentOf } from '../../testing/matrix.ts';

/** With how many statements, that of the session among them. */
const reads: readonly [statements: number, path: string][] = [
  [4, '/api/action-plans'],
  [10, '/api/action-plans/PLAN'],
  [8, '/api/goals/GOAL/detail'],
  [4, '/api/goals/GOAL/tasks'],
  [3, '/api/goals/GOAL/inventory'],
  [4, '/api/focus-areas/with-goals'],
  [2, '/api/inventory/grouped'],
  [3, '/api/inventory'],
  [3, '/api/inventory?focusArea=AREA&completed=false&q=shoes+oes&sortBy=goalTitle&page=2&limit=10'],
];

/** A plan of so many goals with two tasks and two resources each, and a plan for each of them. */
async function lifeOf(t: AppUnderTest, size: number) {
  const ann = await climberOf(t);
  const goals = Array.from({ length: size }, () => goalRow(ann.userId, ann.area, t.now));
  await t.db.insertInto('goals').values(goals).execute();
  const twice = goals.flatMap(({ id }) => [id, id]);
  const items = twice.map((id) => inventoryRow(ann.userId, id, t.now));
  await t.db.insertInto('inventory_items').values(items).execute();
  const tasks = twice.map((id) => taskRow(ann.userId, id, t.now));
  await t.db.insertInto('tasks').values(tasks).execute();
  const links = tasks.map(({ id }, n) => ({ user_id: ann.userId, task_id: id, item_id: items[n]!.id }));
  await t.db.insertInto('task_items').values(links).execute();
  for (let n = 0; n < size; n++) await makePlan(ann.client, ann.area);
  const list = goals.map(({ id }) => ({ goalId: id, include: true }));
  const plan = await makePlan(ann.client, ann.area, { goals: list });
  const pathOf = (path: string) => path.replace('PLAN', plan).replace('GOAL', goals[0]!.id).replace('AREA', ann.area);
  return { ...ann, made: plan, pathOf };
}

describeOnEachDatabase('reading plans', {}, (t) => {
  it('takes as many statements of 45 goals as of three, and changes nothing', async () => {
    for (const size of [3, 45]) {
      const ann = await lifeOf(t, size);
      expect((await ann.plan(ann.made)).progress.total).toBe(4 * size);
      const content = await contentOf(t.db);
      for (const [statements, path] of reads) {
        const before = t.statements.length;
        const answer = await ann.client.get(ann.pathOf(path));
        expect(answer.status).toBe(200);
        expect([path, t.statements.length - before]).toEqual([path, statements]);
      }
      expect(await contentOf(t.db)).toBe(content);
    }
  });

  it('shows nobody what is of somebody else', async () => {
    const [ann, ben] = [await lifeOf(t, 2), await climberOf(t)];
    for (const [, path] of reads) {
      if (path === '/api/focus-areas/with-goals') continue;
      const { status, text } = await ben.client.get(ann.pathOf(path));
      if (/PLAN|GOAL/.test(path)) expect(status).toBe(404);
      else expect(text).toMatch(/^(\[\]|\{"items":\[\],.*"total":0.*)$/);
    }
  });

  it('looks nothing up but by an index', async () => {
    if (t.statements.some((statement) => statement.includes('$1'))) return;
    const ann = await lifeOf(t, 3);
    const before = t.statements.length;
    for (const [, path] of reads) await ann.client.get(ann.pathOf(path));
    const plans: string[] = [];
    for (const statement of new Set(t.statements.slice(before))) {
      const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(t.db);
      plans.push(...rows.map(({ detail }) => detail));
    }
    // But what a statement has made itself: a page, a list of ids.
    const own = /^SCAN (page$|listed )/;
    expect(plans.filter((detail) => /^SCAN|AUTOMATIC/.test(detail) && !own.test(detail))).toEqual([]);
    expect(plans).toContain('SEARCH item USING COVERING INDEX inventory_items_by_goal (user_id=? AND goal_id=?)');
    // What is of one goal, or of the goals of one plan, is found without reading whatever else the user has.
    plans.length = 0;
    for (const path of [`/api/action-plans/${ann.made}`, ann.pathOf('/api/goals/GOAL/detail')]) {
      const asked = t.statements.length;
      await ann.client.get(path);
      for (const statement of t.statements.slice(asked)) {
        const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(t.db);
        plans.push(...rows.map(({ detail }) => detail));
      }
    }
    expect(
      plans.filter((detail) =>
        /^SEARCH (inventory_items|tasks|link|task_items|time_entries) .*\(user_id=\?\)/.test(detail),
      ),
    ).toEqual([]);
  });
});
