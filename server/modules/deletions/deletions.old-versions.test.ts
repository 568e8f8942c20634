import { expect, it } from 'vitest';
import type { Task } from '#contract/goals/tasks.ts';
import { describeOnEachDatabase, type TestApp } from '#server/testing/app.ts';
import { createEntry, createGoal, createItem, createPlan, createTask } from '#server/testing/fixtures/factories.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

/** What the version before plans in calendar weeks did not have yet. */
const newColumns: Readonly<Record<string, readonly string[]>> = {
  action_plans: ['start_week', 'paused_from', 'pauses', 'finished_at', 'last_replan'],
  action_plan_goals: ['week'],
  tasks: ['estimated_minutes', 'times_per_week', 'week', 'until_week', 'position', 'set_aside_at'],
};

/** Rewrites the rows of all deletions as that version stored them. */
async function makeOld({ db }: TestApp, userId: string): Promise<void> {
  const parts = await db.selectFrom('deleted_rows').selectAll().where('user_id', '=', userId).execute();
  for (const { id, table_name, content } of parts) {
    const { columns, rows } = JSON.parse(content) as { columns: string[]; rows: unknown[][] };
    const isOld = columns.map((column) => !newColumns[table_name]?.includes(column));
    const keep = <T>(list: readonly T[]) => list.filter((_, n) => isOld[n]);
    const old = JSON.stringify({ columns: keep(columns), rows: rows.map(keep) });
    await db
      .updateTable('deleted_rows')
      .set({ content: old })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
  }
}

describeOnEachDatabase('what was deleted before plans had a schedule', {}, (t) => {
  it('is restored without one, with tasks in their order and the sizes that their titles state', async () => {
    const ann = await createPlanningUser(t);
    const { client, userId } = ann;
    const goal = await createGoal(client, ann.area, 'Climb');
    const plan = await createPlan(client, ann.area, { title: 'Up', goals: [{ goalId: goal, include: true }] });
    const item = await createItem(client, goal, { title: 'Rope' });
    const titles = ['Pack (45 min)', 'Check', 'Go'];
    for (const title of titles) {
      t.now += 1;
      await createTask(client, goal, { title, inventoryItems: [item] });
    }
    await createEntry(client, goal, '2026-11-10T08:00:00.000Z', '2026-11-10T09:00:00.000Z', 'Ropes');
    const listTasks = async (): Promise<Task[]> => (await client.get(`/api/goals/${goal}/tasks`)).json;
    const deletions: string[] = [];
    for (const path of [`action-plans/${plan}?goals=keep&returns=deletion`, `goals/${goal}?returns=deletion`]) {
      const deleted = await client.mutate('DELETE', `/api/safe-delete/${path}`);
      expect(deleted.status).toBe(200);
      deletions.push(deleted.json.deletionId);
    }
    await makeOld(t, userId);
    for (const id of deletions.toReversed())
      expect((await ann.send('POST', `/api/deletions/${id}/restore`)).status).toBe(200);

    const tasks = await listTasks();
    expect(tasks.map(({ title }) => title)).toEqual(titles);
    expect(tasks.map(({ estimatedMinutes }) => estimatedMinutes)).toEqual([45, null, null]);
    expect(tasks.map(({ inventoryItems }) => inventoryItems)).toEqual([[item], [item], [item]]);
    expect(await ann.plan(plan)).toMatchObject({
      title: 'Up',
      schedule: { status: 'notStarted', startWeek: null, pauses: [] },
      goals: [{ _id: goal, planWeek: null }],
    });
    // Restored tasks have the same position, so the first move gives each its own.
    const [first, , last] = tasks;
    expect((await ann.send('PATCH', `/api/tasks/${last!._id}/position`, { afterId: first!._id })).status).toBe(200);
    expect((await listTasks()).map(({ title }) => title)).toEqual(['Pack (45 min)', 'Go', 'Check']);
    await createTask(client, goal, { title: 'Rest' });
    expect((await listTasks()).at(-1)!.title).toBe('Rest');
    const schedule = { action: 'start', startWeek: '2026-11-09' };
    expect((await ann.send('PATCH', `/api/action-plans/${plan}/schedule`, schedule)).status).toBe(200);
  });
});
