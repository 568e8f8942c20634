import type { Db } from '../server/db/open.ts';
import { wholeDraft, type Writer } from './writer.ts';

/** What the database holds of a writer, told as the writer's book tells it. */
async function stateOf(db: Db, { userId, goals: [first, second] }: Writer): Promise<Map<string, string>> {
  const state = new Map<string, string>();
  for (const { id, started_at, ended_at } of await db
    .selectFrom('time_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .execute()) {
    state.set(`entry ${id}`, `${started_at} to ${ended_at ?? 'now'}`);
  }
  const goals = await db.selectFrom('goals').selectAll().where('user_id', '=', userId).execute();
  const links = await db.selectFrom('action_plan_goals').selectAll().where('user_id', '=', userId).execute();
  const tasks = await db.selectFrom('tasks').selectAll().where('user_id', '=', userId).execute();
  const items = await db.selectFrom('inventory_items').selectAll().where('user_id', '=', userId).execute();
  const plans = await db.selectFrom('action_plans').selectAll().where('user_id', '=', userId).execute();
  const areas = await db.selectFrom('focus_areas').selectAll().where('user_id', '=', userId).execute();
  for (const area of areas.filter(({ name }) => name !== 'Home')) {
    const own = new Set(goals.filter((goal) => goal.focus_area_id === area.id).map(({ id }) => id));
    const count = (rows: readonly { readonly goal_id: string }[]) => rows.filter((row) => own.has(row.goal_id)).length;
    const planned = plans.filter((plan) => plan.focus_area_id === area.id).length;
    state.set(
      `area ${area.id}`,
      `${planned} plan, ${own.size} goals, ${count(links)} links, ${count(tasks)} tasks, ${count(items)} resources`,
    );
  }
  const planOf = (goalId: string) => links.find((link) => link.goal_id === goalId)?.action_plan_id;
  if (planOf(first) ?? planOf(second)) state.set('plan of the goals', `${planOf(first)} ${planOf(second)}`);
  state.set('title', goals.find(({ id }) => id === first)?.title ?? 'gone');
  return state;
}

/**
 * What is wrong with what the database holds: something acknowledged that is not there or otherwise, half of an
 * operation, or something that nobody has done. What is on its way may be done or not, but never half.
 */
export async function wrongWith(db: Db, writers: readonly Writer[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const writer of writers) {
    const state = await stateOf(db, writer);
    for (const [about, acknowledged] of writer.book) {
      const found = state.get(about);
      if (about !== writer.pending && found !== acknowledged) wrong.push(`${about}: ${acknowledged}, but ${found}`);
    }
    for (const [about, found] of state) {
      const [from, to] = found.split(' ');
      if (about.startsWith('area ') && found !== wholeDraft) wrong.push(`half of ${about}: ${found}`);
      if (about === 'plan of the goals' && from !== to) wrong.push(`half of a plan: ${found}`);
    }
    const unknown = [...state.keys()].filter((about) => !writer.book.has(about));
    // A request that got no answer may have made one thing.
    if (unknown.length > (writer.pending === undefined ? 0 : 1)) wrong.push(`nobody made ${unknown.join(', ')}`);
  }
  return wrong;
}
