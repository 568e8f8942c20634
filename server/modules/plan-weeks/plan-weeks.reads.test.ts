import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar/calendar.ts';
import { describeOnEachDatabase, type TestApp } from '#server/testing/app.ts';
import { buildEntryRow, buildGoalRow, buildTaskRow, createPlan } from '#server/testing/fixtures/factories.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

const THIS_WEEK = '2026-11-09';
const paths = ['tasks', 'demand'].map((name) => `/api/plan-weeks/${name}?weekStart=${THIS_WEEK}`);

/** A user with plans of ten goals each, with ticks and tracked time on every task. */
async function seedAccount(t: TestApp, planCount: number, tasksPerGoal: number) {
  const ann = await createPlanningUser(t);
  const goals = Array.from({ length: planCount * 10 }, () => buildGoalRow(ann.userId, ann.area, t.now));
  await t.db.insertInto('goals').values(goals).execute();
  const tasks = goals.flatMap(({ id }) =>
    Array.from({ length: tasksPerGoal }, (_, n) => ({
      ...buildTaskRow(ann.userId, id, t.now),
      week: n % 4,
      estimated_minutes: n % 3 === 0 ? null : 30,
      times_per_week: n % 5 === 0 ? 2 : null,
    })),
  );
  for (const task of tasks) if (task.week === 0) task.week = null as never;
  await t.db.insertInto('tasks').values(tasks).execute();
  const ticks = tasks.map(({ user_id, id }) => ({ user_id, task_id: id, day: '2026-11-10' }));
  await t.db.insertInto('task_ticks').values(ticks).execute();
  const entries = tasks.map(({ goal_id }) => buildEntryRow(ann.userId, goal_id, t.now - 3_600_000, 10));
  await t.db.insertInto('time_entries').values(entries).execute();
  const steps = entries.map(({ user_id, id }, n) => ({ user_id, entry_id: id, task_id: tasks[n]!.id, item_id: null }));
  await t.db.insertInto('entry_steps').values(steps).execute();
  for (let n = 0; n < planCount; n++) {
    const list = goals.slice(n * 10, n * 10 + 10).map(({ id }) => ({ goalId: id, include: true }));
    const plan = await createPlan(ann.client, ann.area, { structure: 'weekly', weeks: 4, goals: list });
    const body = { action: 'start', startWeek: addDays(THIS_WEEK, -7) };
    expect((await ann.send('PATCH', `/api/action-plans/${plan}/schedule`, body)).status).toBe(200);
  }
  return ann;
}

describeOnEachDatabase('what plans ask for', {}, (t) => {
  it('takes the same few statements for 500 tasks as for 100', async () => {
    for (const plans of [1, 5]) {
      const ann = await seedAccount(t, plans, 10);
      const counts: number[] = [];
      for (const path of paths) {
        const before = t.statements.length;
        const { status, json } = await ann.client.get(path);
        expect([status, (json.plans ?? json[0].plans).length]).toEqual([200, plans]);
        counts.push(t.statements.length - before);
      }
      expect(counts).toEqual([11, 7]);
    }
  });

  it("is found by indexes, without reading the user's other tasks, ticks and entries", async () => {
    // The query plans are those of SQLite.
    if (t.statements.some((statement) => statement.includes('$1'))) return;
    const ann = await seedAccount(t, 2, 5);
    const start = t.statements.length;
    for (const path of paths) await ann.client.get(path);
    const details: string[] = [];
    for (const statement of new Set(t.statements.slice(start))) {
      const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(t.db);
      details.push(...rows.map(({ detail }) => detail));
    }
    expect(details.filter((detail) => /^SCAN|AUTOMATIC/.test(detail) && !detail.startsWith('SCAN listed '))).toEqual(
      [],
    );
    // The tasks of all plans are counted for their progress, in an index.
    const readsAll = /^SEARCH (task_items|task_ticks|time_entries|entry_steps) .*\(user_id=\?\)/;
    expect(details.filter((detail) => readsAll.test(detail))).toEqual([]);
  });
});
