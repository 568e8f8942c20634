import { expect, it } from 'vitest';
import {
  createEntry,
  createFocusArea,
  createGoal,
  createItem,
  createPlan,
  createTask,
  sampleDraft,
  saveDraft,
  startTimer,
} from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

const ALREADY_USED_MESSAGE =
  "You have changed this plan since you saved it. You can delete what you don't need on the plan's page.";

async function savePlan(t: TestApp, destination?: object, draft?: object) {
  const ann = await createPlanningUser(t);
  const id = await saveDraft(ann.client, destination ?? { newFocusArea: { name: 'New' } }, draft);
  const plan = await ann.plan(id);
  t.now += 1000;
  return { ...ann, id, plan, undo: () => ann.send('DELETE', `/api/ai/saved-plans/${id}`) };
}

type SavedPlan = Awaited<ReturnType<typeof savePlan>>;

async function planWeek({ client, plan, send }: SavedPlan, changes: object): Promise<void> {
  const weeks = (await client.get('/api/weekly-goals?weekStart=2026-11-09')).json as {
    _id: string;
    focusAreaId: string;
  }[];
  const week = weeks.find(({ focusAreaId }) => focusAreaId === plan.focusAreaId)!;
  expect((await send('PATCH', `/api/weekly-goals/${week._id}`, changes)).status).toBe(200);
}

const goalPath = ({ plan }: SavedPlan, n: number) => `/api/goals/${plan.goals[n]!._id}`;
const taskPath = ({ plan }: SavedPlan) => `/api/tasks/${plan.goals[1]!.tasks[0]!._id}`;
const itemPath = ({ plan }: SavedPlan) => `/api/inventory/${plan.goals[0]!.inventory[0]!._id}`;
const planPath = ({ id }: SavedPlan) => `/api/action-plans/${id}`;
const areaPath = ({ plan }: SavedPlan) => `/api/focus-areas/${plan.focusAreaId}`;

type Change = readonly [method: 'PUT' | 'PATCH' | 'DELETE', path: (ann: SavedPlan) => string, body?: object];

/** Changes after which a plan can no longer be undone. */
const changes: readonly (readonly [what: string, ...change: Change])[] = [
  ['a task is done', 'PATCH', (ann) => `${taskPath(ann)}/status`, { completed: true }],
  ['a task was renamed', 'PUT', taskPath, { title: 'In my own words' }],
  ['a task was deleted', 'DELETE', taskPath],
  ...[
    { estimatedMinutes: 45 },
    { timesPerWeek: 3 },
    { week: 1 },
    { timesPerWeek: 1, untilWeek: 2 },
    { isSetAside: true },
  ].map((body) => [`a task has another ${Object.keys(body).join()}`, 'PUT', taskPath, body] as const),
  ['a task was moved', 'PATCH', ({ plan }) => `/api/tasks/${plan.goals[0]!.tasks[1]!._id}/position`, { afterId: null }],
  ['a resource is done', 'PATCH', itemPath, { completed: true }],
  ...[
    { title: 'Mine' },
    { url: null },
    { notes: 'Mine' },
    { tags: ['mine'] },
    { reflectionNote: 'Learned' },
    { rating: 5 },
    { priority: 'high' },
    { estimatedMinutes: 21 },
  ].map((body) => [`a resource has another ${Object.keys(body).join()}`, 'PATCH', itemPath, body] as const),
  ['a resource was deleted', 'DELETE', itemPath],
  ['a goal was completed', 'PATCH', (ann) => `${goalPath(ann, 0)}/status`, { status: 'Completed' }],
  ['a goal was archived', 'PATCH', (ann) => `${goalPath(ann, 0)}/status`, { status: 'Archived' }],
  ['a goal was renamed', 'PUT', (ann) => goalPath(ann, 1), { title: 'Mine' }],
  ['a goal is a favourite', 'PATCH', (ann) => `${goalPath(ann, 1)}/favorite`, { favorite: true }],
  ['a goal was removed from the plan', 'PATCH', (ann) => `${goalPath(ann, 0)}/action-plan-link`, { include: false }],
  ['a goal was deleted', 'DELETE', ({ plan }) => `/api/safe-delete/goals/${plan.goals[0]!._id}`],
  ...[
    { title: 'Mine' },
    { description: 'Mine' },
    { structure: 'backlog' },
    { weeks: 3 },
    { weeklyCommitment: '5h' },
    { commitmentLevel: 'Strong' },
  ].map((body) => [`the plan has another ${Object.keys(body).join()}`, 'PUT', planPath, body] as const),
  ['the plan was started', 'PATCH', (ann) => `${planPath(ann)}/schedule`, { action: 'start', startWeek: '2026-11-09' }],
  ...[{ name: 'Mine' }, { description: 'Mine' }, { weight: 7 }, { defaultWeeklyMin: 30 }].map(
    (body) => [`the new area has another ${Object.keys(body).join()}`, 'PUT', areaPath, body] as const,
  ),
];

/** Additions after which a plan can no longer be undone. */
const additions: readonly (readonly [what: string, act: (ann: SavedPlan) => Promise<unknown>])[] = [
  [
    'time was tracked',
    ({ client, plan }) =>
      createEntry(client, plan.goals[1]!._id, '2026-11-10T08:00:00.000Z', '2026-11-10T09:00:00.000Z'),
  ],
  ['a timer runs', ({ client, plan }) => startTimer(client, plan.goals[0]!._id)],
  ['a task was added', ({ client, plan }) => createTask(client, plan.goals[0]!._id)],
  ['a resource was added', ({ client, plan }) => createItem(client, plan.goals[0]!._id)],
  ['a goal was added to the new area', ({ client, plan }) => createGoal(client, plan.focusAreaId)],
  ['a plan was added to the new area', ({ client, plan }) => createPlan(client, plan.focusAreaId)],
  ['a week of the new area is planned', (ann) => planWeek(ann, { goalMin: 90 })],
  ['a week of the new area is a rest week', (ann) => planWeek(ann, { isResting: true })],
  [
    'another goal was linked to the plan',
    ({ send, goal, id }) => send('PATCH', `/api/goals/${goal}/action-plan-link`, { include: true, actionPlanId: id }),
  ],
  [
    'a goal was moved to another week',
    ({ send, plan, id }) =>
      send('PATCH', `/api/goals/${plan.goals[1]!._id}/action-plan-link`, { include: true, actionPlanId: id, week: 1 }),
  ],
  ['a goal was moved to another area', (ann) => ann.send('PUT', goalPath(ann, 0), { focusArea: ann.area })],
];

describeOnEachDatabase('undoing a saved plan', {}, (t) => {
  it('deletes the plan with everything created alongside it, and responds with 404 the second time', async () => {
    const ann = await createPlanningUser(t);
    // Existing data must stay untouched.
    await createPlan(ann.client, ann.area, { goals: [{ goalId: ann.goal, include: true }] });
    const before = await dumpDatabase(t.db);
    for (const destination of [{ newFocusArea: { name: 'New' } }, { focusAreaId: ann.area }]) {
      const id = await saveDraft(ann.client, destination);
      expect(await dumpDatabase(t.db)).not.toBe(before);
      expect((await ann.send('DELETE', `/api/ai/saved-plans/${id}`)).status).toBe(204);
      expect(await dumpDatabase(t.db)).toBe(before);
      expect((await ann.send('DELETE', `/api/ai/saved-plans/${id}`)).status).toBe(404);
    }
  });

  it('also works for a plan stored by a generate call', async () => {
    const ann = await createPlanningUser(t);
    const before = await dumpDatabase(t.db);
    const body = { newFocusArea: { name: 'New' }, userPrompt: 'Run' };
    const { json } = await ann.send('POST', '/api/ai/generate-action-plan', body);
    expect((await ann.send('DELETE', `/api/ai/saved-plans/${json.actionPlan._id}`)).status).toBe(204);
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  const expectConflict = async (ann: SavedPlan) => {
    const before = await dumpDatabase(t.db);
    const { status, json } = await ann.undo();
    expect([status, json]).toEqual([409, { message: ALREADY_USED_MESSAGE }]);
    expect(await dumpDatabase(t.db)).toBe(before);
  };

  it.each(changes.map(([what, ...change]) => ({ what, change })))(
    'is rejected once $what, and changes nothing',
    async ({ change: [method, path, body] }) => {
      const ann = await savePlan(t);
      const { status } = await ann.send(method, path(ann), body);
      expect([200, 204]).toContain(status);
      await expectConflict(ann);
    },
  );

  it.each(additions)('is rejected once %s, and changes nothing', async (_, act) => {
    const ann = await savePlan(t);
    expect(await act(ann)).not.toMatchObject({ status: 422 });
    await expectConflict(ann);
  });

  it('is rejected once a repeating task was ticked, and changes nothing', async () => {
    const goals = [{ title: 'Week 1', tasks: [{ title: 'Stretch (3 × 10 min)' }], resources: [] }];
    const ann = await savePlan(t, { newFocusArea: { name: 'New' } }, { ...sampleDraft, weeks: 1, goals });
    const task = ann.plan.goals[0]!.tasks[0]!._id;
    expect((await ann.send('PATCH', `/api/tasks/${task}/tick`, { ticked: true })).status).toBe(200);
    await expectConflict(ann);
    await ann.send('PATCH', `/api/tasks/${task}/tick`, { ticked: false });
    expect((await ann.undo()).status).toBe(204);
  });

  it('is rejected for a plan made by hand, and responds with 404 for a plan of another user', async () => {
    const [ann, ben] = [await savePlan(t), await createPlanningUser(t)];
    const byHand = await createPlan(ben.client, ben.area);
    const before = await dumpDatabase(t.db);
    expect((await ben.send('DELETE', `/api/ai/saved-plans/${byHand}`)).status).toBe(409);
    expect((await ben.send('DELETE', `/api/ai/saved-plans/${ann.id}`)).status).toBe(404);
    expect((await ann.send('DELETE', `/api/ai/saved-plans/${byHand}`)).status).toBe(404);
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('keeps a focus area that existed before, even an empty one', async () => {
    const ann = await createPlanningUser(t);
    const focusAreaId = await createFocusArea(ann.client, { name: 'Empty' });
    const before = await dumpDatabase(t.db);
    for (const destination of [{ focusAreaId }, { focusAreaId, newFocusArea: { name: 'Not made' } }]) {
      const id = await saveDraft(ann.client, destination);
      expect((await ann.send('DELETE', `/api/ai/saved-plans/${id}`)).status).toBe(204);
      expect(await dumpDatabase(t.db)).toBe(before);
    }
  });

  it('deletes the new area if its weeks were only viewed', async () => {
    const ann = await savePlan(t);
    await ann.client.get('/api/weekly-goals?weekStart=2026-11-09');
    expect((await ann.undo()).status).toBe(204);
    expect((await ann.client.get('/api/focus-areas')).json).toHaveLength(1);
  });

  it('works after a task or resource was completed and reopened', async () => {
    const ann = await savePlan(t);
    for (const completed of [true, false]) await ann.send('PATCH', `${taskPath(ann)}/status`, { completed });
    for (const completed of [true, false]) await ann.send('PATCH', itemPath(ann), { completed });
    expect((await ann.undo()).status).toBe(204);
  });
});
