import type { Db } from '#server/db/schema.ts';
import { completeDraft, PLAN_OF_GOALS, type WriteLoad } from './write-load.ts';

/** Reads a user's rows in the ledger's format. */
async function readState(db: Db, { userId, goals: [first, second] }: WriteLoad): Promise<Map<string, string>> {
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
    const goalIds = new Set(goals.filter((goal) => goal.focus_area_id === area.id).map(({ id }) => id));
    const count = (rows: readonly { readonly goal_id: string }[]) =>
      rows.filter((row) => goalIds.has(row.goal_id)).length;
    const planCount = plans.filter((plan) => plan.focus_area_id === area.id).length;
    state.set(
      `area ${area.id}`,
      `${planCount} plan, ${goalIds.size} goals, ${count(links)} links, ${count(tasks)} tasks, ${count(items)} resources`,
    );
  }
  const findPlanId = (goalId: string) => links.find((link) => link.goal_id === goalId)?.action_plan_id;
  if (findPlanId(first) ?? findPlanId(second)) state.set(PLAN_OF_GOALS, `${findPlanId(first)} ${findPlanId(second)}`);
  state.set('title', goals.find(({ id }) => id === first)?.title ?? 'missing');
  return state;
}

/**
 * Finds acknowledged writes that are missing or different, partial writes, and rows that no load has written. The write in
 * flight may or may not have been applied, but never partially.
 */
export async function findInconsistencies(db: Db, loads: readonly WriteLoad[]): Promise<string[]> {
  const inconsistencies: string[] = [];
  for (const load of loads) {
    const state = await readState(db, load);
    for (const [key, acknowledged] of load.ledger) {
      const found = state.get(key);
      if (key !== load.inFlightKey && found !== acknowledged)
        inconsistencies.push(`${key}: acknowledged ${acknowledged}, found ${found}`);
    }
    for (const [key, found] of state) {
      const [from, to] = found.split(' ');
      if (key.startsWith('area ') && found !== completeDraft) inconsistencies.push(`partial ${key}: ${found}`);
      if (key === PLAN_OF_GOALS && from !== to) inconsistencies.push(`partial plan: ${found}`);
    }
    const unknown = [...state.keys()].filter((key) => !load.ledger.has(key));
    // A request without a response may have created one row.
    if (unknown.length > (load.inFlightKey === undefined ? 0 : 1))
      inconsistencies.push(`never written: ${unknown.join(', ')}`);
  }
  return inconsistencies;
}
