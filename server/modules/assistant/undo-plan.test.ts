import { expect, it } from 'vitest';
import {
  makeEntry,
  makeGoal,
  makeItem,
  makePlan,
  makeTask,
  sampleDraft,
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

/** What somebody may have done since. */
const work: readonly (readonly [what: string, act: (ann: Saved) => Promise<unknown>])[] = [
  [
    'time was tracked',
    ({ client, plan }) => makeEntry(client, plan.goals[1]!._id, '2026-11-10T08:00:00.000Z', '2026-11-10T09:00:00.000Z'),
  ],
  ['a timer runs', ({ client, plan }) => startTimer(client, plan.goals[0]!._id)],
  [
    'a task is done',
    ({ send, plan }) => send('PATCH', `/api/tasks/${plan.goals[1]!.tasks[0]!._id}/status`, { completed: true }),
  ],
  [
    'a resource is done',
    ({ send, plan }) => send('PATCH', `/api/inventory/${plan.goals[0]!.inventory[0]!._id}`, { completed: true }),
  ],
  [
    'a goal was completed',
    ({ send, plan }) => send('PATCH', `/api/goals/${plan.goals[0]!._id}/status`, { status: 'Completed' }),
  ],
  [
    'a goal was archived',
    ({ send, plan }) => send('PATCH', `/api/goals/${plan.goals[0]!._id}/status`, { status: 'Archived' }),
  ],
  ['a task was added', ({ client, plan }) => makeTask(client, plan.goals[0]!._id)],
  ['a resource was added', ({ client, plan }) => makeItem(client, plan.goals[0]!._id)],
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

  it.each(work)('is refused once %s, and leaves everything', async (_, act) => {
    const ann = await savedBy(t);
    await act(ann);
    const before = await contentOf(t.db);
    const { status, json } = await ann.undo();
    expect([status, json]).toEqual([409, { message: WORKED }]);
    expect(await contentOf(t.db)).toBe(before);
  });

  it('is refused for a plan that was made by hand, and not found for that of somebody else', async () => {
    const [ann, ben] = [await savedBy(t), await climberOf(t)];
    const byHand = await makePlan(ben.client, ben.area);
    const before = await contentOf(t.db);
    expect((await ben.send('DELETE', `/api/ai/saved-plans/${byHand}`)).status).toBe(409);
    expect((await ben.send('DELETE', `/api/ai/saved-plans/${ann.id}`)).status).toBe(404);
    expect(await contentOf(t.db)).toBe(before);
  });

  it.each([
    ['a goal', (ann: Saved) => makeGoal(ann.client, ann.plan.focusAreaId)],
    ['a plan', (ann: Saved) => makePlan(ann.client, ann.plan.focusAreaId)],
    [
      'a planned week',
      async (ann: Saved) => {
        const weeks = (await ann.client.get('/api/weekly-goals?weekStart=2026-11-09')).json as {
          _id: string;
          focusAreaId: string;
        }[];
        const week = weeks.find(({ focusAreaId }) => focusAreaId === ann.plan.focusAreaId)!;
        await ann.send('PATCH', `/api/weekly-goals/${week._id}`, { goalMin: 90 });
      },
    ],
  ])('leaves the area that came with it where %s was added to it', async (_, add) => {
    const ann = await savedBy(t);
    await add(ann);
    expect((await ann.undo()).status).toBe(204);
    const areas = (await ann.client.get('/api/focus-areas')).json as { _id: string }[];
    expect(areas.map(({ _id }) => _id)).toContain(ann.plan.focusAreaId);
    expect((await ann.plans()).map(({ _id }) => _id)).not.toContain(ann.id);
  });

  it('takes the area along where its weeks were only looked at', async () => {
    const ann = await savedBy(t);
    await ann.client.get('/api/weekly-goals?weekStart=2026-11-09');
    expect((await ann.undo()).status).toBe(204);
    expect((await ann.client.get('/api/focus-areas')).json).toHaveLength(1);
  });

  it('leaves a goal that was taken out of the plan, whatever was done with it', async () => {
    const ann = await savedBy(t);
    const [kept] = ann.plan.goals;
    await ann.send('PATCH', `/api/goals/${kept!._id}/action-plan-link`, { include: false });
    await startTimer(ann.client, kept!._id);
    expect((await ann.undo()).status).toBe(204);
    expect((await ann.detail(kept!._id)).goal.title).toBe(kept!.title);
    expect((await ann.client.get(`/api/goals/${ann.plan.goals[1]!._id}/detail`)).status).toBe(404);
  });

  it('and a timer started at the same time: one of them comes first, and no time is lost', async () => {
    const ann = await climberOf(t);
    for (let round = 0; round < 15; round++) {
      const id = await saveDraft(ann.client, { newFocusArea: { name: 'New' } }, sampleDraft);
      const [goal] = (await ann.plan(id)).goals;
      const acts = [
        () => ann.send('DELETE', `/api/ai/saved-plans/${id}`),
        () => ann.send('POST', '/api/time-entries', { goalId: goal!._id }),
      ];
      const answers = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(
        [
          [201, 409],
          [204, 404],
        ].map((pair) => pair.toSorted((a, b) => a - b)),
      ).toContainEqual(statuses);
    }
    expect(t.deadlocks).toBe(0);
  });
});
