import { expect, it } from 'vitest';
import {
  makeEntry,
  makeFocusArea,
  makeGoal,
  makeItem,
  makePlan,
  makeTask,
  saveDraft,
  startTimer,
} from '../../testing/account.ts';
import { type AppUnderTest, describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import { contentOf } from '../../testing/matrix.ts';

const WORKED = 'You have worked on this plan since. Delete what you do not need on its page.';

async function savedBy(t: AppUnderTest, place?: object) {
  const ann = await climberOf(t);
  const id = await saveDraft(ann.client, place ?? { newFocusArea: { name: 'New' } });
  const plan = await ann.plan(id);
  t.now += 1000;
  return { ...ann, id, plan, undo: () => ann.send('DELETE', `/api/ai/saved-plans/${id}`) };
}

type Saved = Awaited<ReturnType<typeof savedBy>>;

async function planWeek({ client, plan, send }: Saved, changes: object): Promise<void> {
  const weeks = (await client.get('/api/weekly-goals?weekStart=2026-11-09')).json as {
    _id: string;
    focusAreaId: string;
  }[];
  const week = weeks.find(({ focusAreaId }) => focusAreaId === plan.focusAreaId)!;
  expect((await send('PATCH', `/api/weekly-goals/${week._id}`, changes)).status).toBe(200);
}

const goalAt = ({ plan }: Saved, n: number) => `/api/goals/${plan.goals[n]!._id}`;
const taskOf = ({ plan }: Saved) => `/api/tasks/${plan.goals[1]!.tasks[0]!._id}`;
const itemOf = ({ plan }: Saved) => `/api/inventory/${plan.goals[0]!.inventory[0]!._id}`;
const planAt = ({ id }: Saved) => `/api/action-plans/${id}`;
const areaOf = ({ plan }: Saved) => `/api/focus-areas/${plan.focusAreaId}`;

type Change = readonly [method: 'PUT' | 'PATCH' | 'DELETE', path: (ann: Saved) => string, body?: object];

/** What somebody may have changed since … */
const changes: readonly (readonly [what: string, ...change: Change])[] = [
  ['a task is done', 'PATCH', (ann) => `${taskOf(ann)}/status`, { completed: true }],
  ['a task was renamed', 'PUT', taskOf, { title: 'In my own words' }],
  ['a task was deleted', 'DELETE', taskOf],
  ['a resource is done', 'PATCH', itemOf, { completed: true }],
  ...[
    { title: 'Mine' },
    { url: null },
    { notes: 'Mine' },
    { tags: ['mine'] },
    { reflectionNote: 'Learned' },
    { rating: 5 },
    { priority: 'high' },
    { estimatedMinutes: 21 },
  ].map((body) => [`a resource has another ${Object.keys(body).join()}`, 'PATCH', itemOf, body] as const),
  ['a resource was deleted', 'DELETE', itemOf],
  ['a goal was completed', 'PATCH', (ann) => `${goalAt(ann, 0)}/status`, { status: 'Completed' }],
  ['a goal was archived', 'PATCH', (ann) => `${goalAt(ann, 0)}/status`, { status: 'Archived' }],
  ['a goal was renamed', 'PUT', (ann) => goalAt(ann, 1), { title: 'Mine' }],
  ['a goal is a favourite', 'PATCH', (ann) => `${goalAt(ann, 1)}/favorite`, { favorite: true }],
  ['a goal was taken out', 'PATCH', (ann) => `${goalAt(ann, 0)}/action-plan-link`, { include: false }],
  ['a goal was deleted', 'DELETE', ({ plan }) => `/api/safe-delete/goals/${plan.goals[0]!._id}`],
  ...[
    { title: 'Mine' },
    { description: 'Mine' },
    { structure: 'backlog' },
    { weeks: 3 },
    { weeklyCommitment: '5h' },
    { commitmentLevel: 'Strong' },
  ].map((body) => [`the plan has another ${Object.keys(body).join()}`, 'PUT', planAt, body] as const),
  ...[{ name: 'Mine' }, { description: 'Mine' }, { weight: 7 }, { defaultWeeklyMin: 30 }].map(
    (body) => [`the new area has another ${Object.keys(body).join()}`, 'PUT', areaOf, body] as const,
  ),
];

/** … or added. */
const additions: readonly (readonly [what: string, act: (ann: Saved) => Promise<unknown>])[] = [
  [
    'time was tracked',
    ({ client, plan }) => makeEntry(client, plan.goals[1]!._id, '2026-11-10T08:00:00.000Z', '2026-11-10T09:00:00.000Z'),
  ],
  ['a timer runs', ({ client, plan }) => startTimer(client, plan.goals[0]!._id)],
  ['a task was added', ({ client, plan }) => makeTask(client, plan.goals[0]!._id)],
  ['a resource was added', ({ client, plan }) => makeItem(client, plan.goals[0]!._id)],
  ['a goal was added to the new area', ({ client, plan }) => makeGoal(client, plan.focusAreaId)],
  ['a plan was added to the new area', ({ client, plan }) => makePlan(client, plan.focusAreaId)],
  ['a week of the new area is planned', (ann) => planWeek(ann, { goalMin: 90 })],
  ['a week of the new area is one of rest', (ann) => planWeek(ann, { isResting: true })],
  [
    'another goal was put into it',
    ({ send, goal, id }) => send('PATCH', `/api/goals/${goal}/action-plan-link`, { include: true, actionPlanId: id }),
  ],
  ['a goal was moved to another area', (ann) => ann.send('PUT', goalAt(ann, 0), { focusArea: ann.area })],
];

describeOnEachDatabase('taking a plan of the assistant back', {}, (t) => {
  it('removes it with all that came with it, once', async () => {
    const ann = await climberOf(t);
    // Something of each kind that was there before.
    await makePlan(ann.client, ann.area, { goals: [{ goalId: ann.goal, include: true }] });
    const before = await contentOf(t.db);
    for (const place of [{ newFocusArea: { name: 'New' } }, { focusAreaId: ann.area }]) {
      const id = await saveDraft(ann.client, place);
      expect(await contentOf(t.db)).not.toBe(before);
      expect((await ann.send('DELETE', `/api/ai/saved-plans/${id}`)).status).toBe(204);
      expect(await contentOf(t.db)).toBe(before);
      expect((await ann.send('DELETE', `/api/ai/saved-plans/${id}`)).status).toBe(404);
    }
  });

  it('works for what the generating calls have stored, too', async () => {
    const ann = await climberOf(t);
    const before = await contentOf(t.db);
    const body = { newFocusArea: { name: 'New' }, userPrompt: 'Run' };
    const { json } = await ann.send('POST', '/api/ai/generate-action-plan', body);
    expect((await ann.send('DELETE', `/api/ai/saved-plans/${json.actionPlan._id}`)).status).toBe(204);
    expect(await contentOf(t.db)).toBe(before);
  });

  const expectRefusal = async (ann: Saved) => {
    const before = await contentOf(t.db);
    const { status, json } = await ann.undo();
    expect([status, json]).toEqual([409, { message: WORKED }]);
    expect(await contentOf(t.db)).toBe(before);
  };

  it.each(changes.map(([what, ...change]) => ({ what, change })))(
    'is refused once $what, and leaves everything',
    async ({ change: [method, path, body] }) => {
      const ann = await savedBy(t);
      const { status } = await ann.send(method, path(ann), body);
      expect([200, 204]).toContain(status);
      await expectRefusal(ann);
    },
  );

  it.each(additions)('is refused once %s, and leaves everything', async (_, act) => {
    const ann = await savedBy(t);
    expect(await act(ann)).not.toMatchObject({ status: 422 });
    await expectRefusal(ann);
  });

  it('is refused for a plan that was made by hand, and not found for that of somebody else', async () => {
    const [ann, ben] = [await savedBy(t), await climberOf(t)];
    const byHand = await makePlan(ben.client, ben.area);
    const before = await contentOf(t.db);
    expect((await ben.send('DELETE', `/api/ai/saved-plans/${byHand}`)).status).toBe(409);
    expect((await ben.send('DELETE', `/api/ai/saved-plans/${ann.id}`)).status).toBe(404);
    expect((await ann.send('DELETE', `/api/ai/saved-plans/${byHand}`)).status).toBe(404);
    expect(await contentOf(t.db)).toBe(before);
  });

  it('leaves an area that was there before, also an empty one', async () => {
    const ann = await climberOf(t);
    const focusAreaId = await makeFocusArea(ann.client, { name: 'Empty' });
    const before = await contentOf(t.db);
    for (const place of [{ focusAreaId }, { focusAreaId, newFocusArea: { name: 'Not made' } }]) {
      const id = await saveDraft(ann.client, place);
      expect((await ann.send('DELETE', `/api/ai/saved-plans/${id}`)).status).toBe(204);
      expect(await contentOf(t.db)).toBe(before);
    }
  });

  it('takes the area along where its weeks were only looked at', async () => {
    const ann = await savedBy(t);
    await ann.client.get('/api/weekly-goals?weekStart=2026-11-09');
    expect((await ann.undo()).status).toBe(204);
    expect((await ann.client.get('/api/focus-areas')).json).toHaveLength(1);
  });

  it('works where a step was ticked off and that was taken back', async () => {
    const ann = await savedBy(t);
    for (const completed of [true, false]) await ann.send('PATCH', `${taskOf(ann)}/status`, { completed });
    for (const completed of [true, false]) await ann.send('PATCH', itemOf(ann), { completed });
    expect((await ann.undo()).status).toBe(204);
  });
});
