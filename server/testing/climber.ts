import { expect } from 'vitest';
import type { ActionPlan, ActionPlanWithGoals } from '#contract/action-plans.ts';
import type { GoalDetail } from '#contract/goal-detail.ts';
import type { Goal } from '#contract/goals.ts';
import type { InventoryItem } from '#contract/inventory.ts';
import type { Task } from '#contract/tasks.ts';
import { makeFocusArea, makeGoal, userIdOf } from './account.ts';
import type { AppUnderTest } from './app.ts';

/** Somebody with an area and a goal in it, who plans how to get there. */
export async function climberOf(t: AppUnderTest) {
  const client = await t.signedUp();
  const area = await makeFocusArea(client);
  const goal = await makeGoal(client, area);
  const headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'application/json' };
  const read = async <T>(path: string): Promise<T> => {
    const answer = await client.get(path);
    expect(answer.status).toBe(200);
    return answer.json;
  };
  return {
    client,
    userId: await userIdOf(client),
    area,
    goal,
    /** Without asking for a token first, so that many go off at once. */
    send: (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body: object = {}) =>
      client.send(method, path, method === 'DELETE' ? undefined : JSON.stringify(body), { headers }),
    plans: () => read<ActionPlan[]>('/api/action-plans'),
    plan: (id: string) => read<ActionPlanWithGoals>(`/api/action-plans/${id}`),
    detail: (id = goal) => read<GoalDetail>(`/api/goals/${id}/detail`),
    items: (id = goal) => read<InventoryItem[]>(`/api/goals/${id}/inventory`),
    tasks: (id = goal) => read<Task[]>(`/api/goals/${id}/tasks`),
    /** A goal as each of the lists tells it, which is the same. */
    told: async (id = goal): Promise<Goal> => {
      const areas = await read<{ _id: string; goals: Goal[] }[]>('/api/focus-areas/with-goals');
      const ofAll = areas.flatMap(({ goals }) => goals).find(({ _id }) => _id === id)!;
      const ofArea = (await read<Goal[]>(`/api/focus-areas/${ofAll.focusArea}/goals`)).find(({ _id }) => _id === id);
      const { goal: ofDetail } = await read<GoalDetail>(`/api/goals/${id}/detail`);
      expect([ofArea, ofDetail]).toEqual([ofAll, ofAll]);
      return ofAll;
    },
  };
}
