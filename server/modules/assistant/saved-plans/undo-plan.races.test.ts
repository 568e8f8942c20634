import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { ActionPlanWithGoals } from '#contract/action-plans.ts';
import { makeFocusArea, saveDraft } from '../../testing/account.ts';
import { type AppUnderTest, describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';

const ROUNDS = 20;

type Act = readonly [method: 'POST' | 'PUT' | 'PATCH', path: string, body: object];

/** What others may do to a plan at the moment when it is taken back. */
const acts: readonly (readonly [what: string, act: (plan: ActionPlanWithGoals, refuge: string) => Act])[] = [
  ['adding a task', ({ goals }) => ['POST', `/api/goals/${goals[1]!._id}/tasks`, { title: 'Mine' }]],
  [
    'adding several tasks from a resource',
    ({ goals: [goal] }) => [
      'POST',
      `/api/goals/${goal!._id}/tasks/several`,
      { tasks: [{ title: 'Mine', inventoryItems: [goal!.inventory[0]!._id] }] },
    ],
  ],
  ['adding a resource', ({ goals }) => ['POST', `/api/goals/${goals[1]!._id}/inventory`, { title: 'Mine' }]],
  ['ticking a task', ({ goals }) => ['PATCH', `/api/tasks/${goals[1]!.tasks[0]!._id}/status`, { completed: true }]],
  [
    'ticking a resource',
    ({ goals }) => ['PATCH', `/api/inventory/${goals[0]!.inventory[0]!._id}`, { completed: true }],
  ],
  [
    'noting on a resource',
    ({ goals }) => ['PATCH', `/api/inventory/${goals[0]!.inventory[0]!._id}`, { notes: 'Mine' }],
  ],
  ['adding a goal', ({ focusAreaId }) => ['POST', `/api/focus-areas/${focusAreaId}/goals`, { title: 'Mine' }]],
  ['adding a plan', ({ focusAreaId }) => ['POST', '/api/action-plans', { focusAreaId, title: 'Mine' }]],
  ['renaming a goal', ({ goals }) => ['PUT', `/api/goals/${goals[0]!._id}`, { title: 'Mine' }]],
  ['moving a goal', ({ goals }, refuge) => ['PUT', `/api/goals/${goals[0]!._id}`, { focusArea: refuge }]],
  ['completing a goal', ({ goals }) => ['PATCH', `/api/goals/${goals[1]!._id}/status`, { status: 'Completed' }]],
  ['taking a goal out', ({ goals }) => ['PATCH', `/api/goals/${goals[1]!._id}/action-plan-link`, { include: false }]],
  ['renaming the plan', ({ _id }) => ['PUT', `/api/action-plans/${_id}`, { title: 'Mine' }]],
  ['renaming the area', ({ focusAreaId }) => ['PUT', `/api/focus-areas/${focusAreaId}`, { name: 'Mine' }]],
  ['starting a timer', ({ goals }) => ['POST', '/api/time-entries', { goalId: goals[0]!._id }]],
];

async function racerOf(t: AppUnderTest) {
  const ann = await climberOf(t);
  return { ...ann, undo: (id: string) => ann.send('DELETE', `/api/ai/saved-plans/${id}`) };
}

describeOnEachDatabase('taking a plan of the assistant back', {}, (t) => {
  it.each(acts)(
    'and %s at the same time: one of them comes first, and nothing that was answered is lost',
    async (_, act) => {
      const ann = await racerOf(t);
      const refuge = await makeFocusArea(ann.client);
      for (let round = 0; round < ROUNDS; round++) {
        const id = await saveDraft(ann.client, { newFocusArea: { name: 'New' } });
        const theirs = act(await ann.plan(id), refuge);
        // Now the one is a little earlier, now the other.
        const [undone, done] = await Promise.all([
          pause(round % 2 === 0 ? 0 : round / 4).then(() => ann.undo(id)),
          pause(round % 2 === 0 ? round / 4 : 0).then(() => ann.send(...theirs)),
        ]);
        expect([
          [204, 404],
          [409, 200],
          [409, 201],
        ]).toContainEqual([undone.status, done.status]);
      }
      expect(t.deadlocks).toBe(0);
    },
  );

  it('twice at the same time happens once', async () => {
    const ann = await racerOf(t);
    for (const place of [{ newFocusArea: { name: 'New' } }, { focusAreaId: ann.area }]) {
      for (let round = 0; round < ROUNDS / 2; round++) {
        const id = await saveDraft(ann.client, place);
        const statuses = (await Promise.all([ann.undo(id), ann.undo(id)])).map(({ status }) => status);
        expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 404]);
      }
    }
    expect(t.deadlocks).toBe(0);
  });

  it('and deleting its area, or looking at the week, at the same time: nobody waits for somebody who waits', async () => {
    const ann = await racerOf(t);
    for (let round = 0; round < ROUNDS; round++) {
      const focusAreaId = await makeFocusArea(ann.client);
      const id = await saveDraft(ann.client, { focusAreaId });
      const [undone, removed, looked] = await Promise.all([
        ann.undo(id),
        ann.send('DELETE', `/api/safe-delete/focus-areas/${focusAreaId}`),
        ann.client.get('/api/weekly-goals?weekStart=2026-11-09'),
      ]);
      expect([204, 404]).toContain(undone.status);
      expect([removed.status, looked.status]).toEqual([204, 200]);
    }
    expect(t.deadlocks).toBe(0);
  });
});
