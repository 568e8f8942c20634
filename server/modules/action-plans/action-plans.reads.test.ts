import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildGoalRow, buildItemRow, createPlan, buildTaskRow } from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

/** Each number of statements includes the session lookup. */
const reads: readonly [statements: number, path: string][] = [
  [4, '/api/action-plans'],
  [15, '/api/action-plans/PLAN'],
  [14, '/api/goals/GOAL/detail'],
  [6, '/api/goals/GOAL/tasks'],
  [4, '/api/goals/GOAL/inventory'],
  [4, '/api/focus-areas/with-goals'],
  [3, '/api/inventory/grouped'],
  [4, '/api/inventory'],
  [4, '/api/inventory?focusArea=AREA&completed=false&q=shoes+oes&sortBy=goalTitle&page=1&limit=10'],
];

/** Creates an account with `size` empty plans and one plan of `size` goals, each with two tasks and two resources. */
async function seedAccount(t: TestApp, size: number) {
  const ann = await createPlanningUser(t);
  const goals = Array.from({ length: size }, () => buildGoalRow(ann.userId, ann.area, t.now));
  await t.db.insertInto('goals').values(goals).execute();
  const twice = goals.flatMap(({ id }) => [id, id]);
  const items = twice.map((id) => buildItemRow(ann.userId, id, t.now));
  await t.db.insertInto('inventory_items').values(items).execute();
  const tasks = twice.map((id) => buildTaskRow(ann.userId, id, t.now));
  await t.db.insertInto('tasks').values(tasks).execute();
  const links = tasks.map(({ id }, n) => ({ user_id: ann.userId, task_id: id, item_id: items[n]!.id }));
  await t.db.insertInto('task_items').values(links).execute();
  for (let n = 0; n < size; n++) await createPlan(ann.client, ann.area);
  const list = goals.map(({ id }) => ({ goalId: id, include: true }));
  const plan = await createPlan(ann.client, ann.area, { goals: list });
  const resolvePath = (path: string) =>
    path.replace('PLAN', plan).replace('GOAL', goals[0]!.id).replace('AREA', ann.area);
  return { ...ann, planId: plan, resolvePath };
}

describeOnEachDatabase('reading plans', {}, (t) => {
  it('takes the same number of statements for 45 goals as for three, and changes nothing', async () => {
    for (const size of [3, 45]) {
      const ann = await seedAccount(t, size);
      expect((await ann.plan(ann.planId)).progress.total).toBe(4 * size);
      const content = await dumpDatabase(t.db);
      for (const [statements, path] of reads) {
        const before = t.statements.length;
        const response = await ann.client.get(ann.resolvePath(path));
        expect(response.status).toBe(200);
        expect([path, t.statements.length - before]).toEqual([path, statements]);
      }
      expect(await dumpDatabase(t.db)).toBe(content);
    }
  });

  it("does not show other users' data", async () => {
    const [ann, ben] = [await seedAccount(t, 2), await createPlanningUser(t)];
    for (const [, path] of reads) {
      if (path === '/api/focus-areas/with-goals') continue;
      const { status, text } = await ben.client.get(ann.resolvePath(path));
      if (/PLAN|GOAL/.test(path)) expect(status).toBe(404);
      else expect(text).toMatch(/^(\[\]|\{"items":\[\],.*"total":0.*)$/);
    }
  });

  it('uses an index for every lookup', async () => {
    // The query plans below are those of SQLite.
    if (t.statements.some((statement) => statement.includes('$1'))) return;
    const ann = await seedAccount(t, 3);
    const before = t.statements.length;
    for (const [, path] of reads) await ann.client.get(ann.resolvePath(path));
    const plans: string[] = [];
    for (const statement of new Set(t.statements.slice(before))) {
      const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(t.db);
      plans.push(...rows.map(({ detail }) => detail));
    }
    // Tables that the statement itself builds, a page or a list of ids, may be scanned.
    const derivedTable = /^SCAN (page$|listed )/;
    expect(plans.filter((detail) => /^SCAN|AUTOMATIC/.test(detail) && !derivedTable.test(detail))).toEqual([]);
    expect(plans).toContain('SEARCH item USING COVERING INDEX inventory_items_by_goal (user_id=? AND goal_id=?)');
    // Reading one goal or plan must not scan the user's other rows.
    plans.length = 0;
    for (const path of [`/api/action-plans/${ann.planId}`, ann.resolvePath('/api/goals/GOAL/detail')]) {
      const start = t.statements.length;
      await ann.client.get(path);
      for (const statement of t.statements.slice(start)) {
        const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(t.db);
        plans.push(...rows.map(({ detail }) => detail));
      }
    }
    expect(
      plans.filter((detail) =>
        /^SEARCH (inventory_items|tasks|link|task_items|task_ticks|time_entries|entry_steps) .*\(user_id=\?\)/.test(
          detail,
        ),
      ),
    ).toEqual([]);
  });
});
