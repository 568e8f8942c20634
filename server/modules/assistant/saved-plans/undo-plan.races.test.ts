import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import { createFocusArea, saveDraft } from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

const ROUNDS = 20;

type Write = readonly [method: 'POST' | 'PUT' | 'PATCH', path: string, body: object];

/** Writes that may race with undoing a plan. */
const writes: readonly (readonly [what: string, toWrite: (plan: ActionPlanWithGoals, otherArea: string) => Write])[] = [
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
    'adding a note to a resource',
    ({ goals }) => ['PATCH', `/api/inventory/${goals[0]!.inventory[0]!._id}`, { notes: 'Mine' }],
  ],
  ['adding a goal', ({ focusAreaId }) => ['POST', `/api/focus-areas/${focusAreaId}/goals`, { title: 'Mine' }]],
  ['adding a plan', ({ focusAreaId }) => ['POST', '/api/action-plans', { focusAreaId, title: 'Mine' }]],
  ['renaming a goal', ({ goals }) => ['PUT', `/api/goals/${goals[0]!._id}`, { title: 'Mine' }]],
  ['moving a goal', ({ goals }, otherArea) => ['PUT', `/api/goals/${goals[0]!._id}`, { focusArea: otherArea }]],
  ['completing a goal', ({ goals }) => ['PATCH', `/api/goals/${goals[1]!._id}/status`, { status: 'Completed' }]],
  [
    'removing a goal from the plan',
    ({ goals }) => ['PATCH', `/api/goals/${goals[1]!._id}/action-plan-link`, { include: false }],
  ],
  ['renaming the plan', ({ _id }) => ['PUT', `/api/action-plans/${_id}`, { title: 'Mine' }]],
  ['renaming the area', ({ focusAreaId }) => ['PUT', `/api/focus-areas/${focusAreaId}`, { name: 'Mine' }]],
  ['starting a timer', ({ goals }) => ['POST', '/api/time-entries', { goalId: goals[0]!._id }]],
];

async function createRacer(t: TestApp) {
  const ann = await createPlanningUser(t);
  return { ...ann, undo: (id: string) => ann.send('DELETE', `/api/ai/saved-plans/${id}`) };
}

describeOnEachDatabase('undoing a saved plan concurrently', {}, (t) => {
  it.each(writes)('with %s: one of them wins, and no acknowledged write is lost', async (_, toWrite) => {
    const ann = await createRacer(t);
    const otherArea = await createFocusArea(ann.client);
    for (let round = 0; round < ROUNDS; round++) {
      const id = await saveDraft(ann.client, { newFocusArea: { name: 'New' } });
      const write = toWrite(await ann.plan(id), otherArea);
      // Alternate which of the two starts slightly earlier.
      const [undone, written] = await Promise.all([
        pause(round % 2 === 0 ? 0 : round / 4).then(() => ann.undo(id)),
        pause(round % 2 === 0 ? round / 4 : 0).then(() => ann.send(...write)),
      ]);
      expect([
        [204, 404],
        [409, 200],
        [409, 201],
      ]).toContainEqual([undone.status, written.status]);
    }
    expect(t.deadlocks).toBe(0);
  });

  it('twice: one succeeds and the other responds with 404', async () => {
    const ann = await createRacer(t);
    for (const destination of [{ newFocusArea: { name: 'New' } }, { focusAreaId: ann.area }]) {
      for (let round = 0; round < ROUNDS / 2; round++) {
        const id = await saveDraft(ann.client, destination);
        const statuses = (await Promise.all([ann.undo(id), ann.undo(id)])).map(({ status }) => status);
        expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 404]);
      }
    }
    expect(t.deadlocks).toBe(0);
  });

  it('with deleting its area and viewing a week: no deadlock', async () => {
    const ann = await createRacer(t);
    for (let round = 0; round < ROUNDS; round++) {
      const focusAreaId = await createFocusArea(ann.client);
      const id = await saveDraft(ann.client, { focusAreaId });
      const [undone, deleted, viewed] = await Promise.all([
        ann.undo(id),
        ann.send('DELETE', `/api/safe-delete/focus-areas/${focusAreaId}`),
        ann.client.get('/api/weekly-goals?weekStart=2026-11-09'),
      ]);
      expect([204, 404]).toContain(undone.status);
      expect([deleted.status, viewed.status]).toEqual([204, 200]);
    }
    expect(t.deadlocks).toBe(0);
  });
});
