import { afterAll, afterEach, expect, it } from 'vitest';
import { outlines } from '#contract/assistant/outlines.ts';
import { planEdits } from '#contract/assistant/plan-edits.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import {
  type ModelReply,
  replyWith,
  replyWithStatus,
  startModelServer,
  startStream,
  validReply,
} from '#server/testing/fakes/model-server.ts';
import { sampleDraft } from '#server/testing/fixtures/factories.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

const REWRITE = planEdits.rewriteGoal.path;
const SPLIT = planEdits.splitTask.path;
const task = { title: 'Sand the door (3 h)', goalTitle: 'Week 1: A clean door', planTitle: 'A blue door' };

const model = await startModelServer();
afterAll(() => model.close());
afterEach(() => model.reset());

const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small-model', AI_BASE_URL: model.url };

describeOnEachDatabase('changes of a draft by a model', { env }, (t) => {
  it('rewrite one week, with the plan and what it was written from', async () => {
    const ann = await createPlanningUser(t);
    const draft = { ...sampleDraft, structure: 'weekly', weeks: sampleDraft.goals.length, weeklyCommitmentHours: 2 };
    model.script(replyWith('## Week 2: Another way (by 29 Nov)\n\n- [ ] Walk (3 h)\n'));
    const outline = { playbook: null, milestones: [{ title: 'Stretch', state: 'unwanted' }], numbers: {} };
    const fields = { deadline: '2026-12-20', level: 'advanced', budget: '€30', outline };
    const origin = { userPrompt: 'No apps, please', startsOn: '2026-11-18', wish: 'Nothing on Fridays' };
    const { status, json } = await ann.send('POST', REWRITE, { draft, goal: 1, ...fields, ...origin });
    expect(status).toBe(200);
    expect(json).toEqual({
      goal: { title: 'Week 2: Another way', tasks: [{ title: 'Walk (3 h)' }], resources: [] },
      changes: ['Week 2 has 3 h of tasks, more than your 2 h.'],
      leftOut: [],
    });
    expect(model.requests[0]!.data).toMatchObject({
      plan: { title: draft.title, goals: draft.goals.map(({ title }) => title) },
      rewrite: { number: 2, title: draft.goals[1]!.title, from: '2026-11-23', to: '2026-11-29' },
      wish: 'Nothing on Fridays',
      weeklyHours: 2,
      deadline: '2026-12-20',
      level: 'advanced',
      budget: '€30',
      outline: { notWanted: ['Stretch'] },
      description: 'No apps, please',
    });
  });

  it('split a task', async () => {
    const ann = await createPlanningUser(t);
    const { json } = await ann.send('POST', SPLIT, task);
    expect(json).toEqual({ tasks: [{ title: 'Begin (20 min)' }, { title: 'Finish (25 min)' }] });
    expect(model.requests[0]!.data).toMatchObject({ task: task.title, goal: task.goalTitle, plan: task.planTitle });
    const builtIn = await ann.send('POST', SPLIT, { ...task, planner: 'builtIn' });
    expect(builtIn.json.tasks).toHaveLength(3);
    expect(model.requests).toHaveLength(1);
  });

  it('report failures with their own messages', async () => {
    const ann = await createPlanningUser(t);
    model.script(replyWithStatus(500), replyWith('Certainly!'), replyWith('- [ ] One only (3 h)'));
    const messages = [];
    for (const [path, body] of [
      [REWRITE, { draft: sampleDraft, goal: 0 }],
      [REWRITE, { draft: sampleDraft, goal: 0 }],
      [SPLIT, task],
    ] as const) {
      messages.push((await ann.send('POST', path, body)).json.message);
    }
    expect(messages).toEqual([
      'The week could not be rewritten. The model returned an error (500).',
      'The week could not be rewritten. The model did not return a valid week.',
      'The task could not be split. The model did not return a valid list of tasks.',
    ]);
  });

  it('list what a rewritten week has no place for, whatever headings the model gives its days', async () => {
    const ann = await createPlanningUser(t);
    model.script(replyWith('## Week 2: B\n> Sleep well.\n## Monday\n- Run\n## Friday\n- Swim\n'));
    const { json } = await ann.send('POST', REWRITE, { draft: sampleDraft, goal: 1 });
    expect(json).toEqual({
      goal: { title: 'Week 2: B', tasks: [{ title: 'Monday: Run' }, { title: 'Friday: Swim' }], resources: [] },
      changes: [],
      leftOut: ['Sleep well.'],
    });
  });

  it('take no fragment of a response that was cut off for a task', async () => {
    const ann = await createPlanningUser(t);
    const cutOff: ModelReply = (request, response) => {
      const stream = startStream(request, response);
      stream.send('## Week 1: A\n- [ ] Run (1 h)\n- [ ] Swim (1 h)\n- [ ] Buy a n');
      stream.end('length');
    };
    model.script(cutOff, cutOff);
    const rewritten = await ann.send('POST', REWRITE, { draft: sampleDraft, goal: 0 });
    const split = await ann.send('POST', SPLIT, task);
    expect([rewritten.status, rewritten.json.message, split.status, split.json.message]).toEqual([
      502,
      'The week could not be rewritten. The model stopped in the middle of its response.',
      502,
      'The task could not be split. The model stopped in the middle of its response.',
    ]);
  });

  it('offer help instead, before the model is asked and if it refuses', async () => {
    const ann = await createPlanningUser(t);
    const stopped = await ann.send('POST', SPLIT, { ...task, title: 'Kill myself (1 h)' });
    expect([stopped.status, stopped.json.concern]).toEqual([422, 'selfHarm']);
    expect(model.requests).toEqual([]);
    model.script(replyWith('## Week 1: REFUSED, a novel\n- [ ] Read it (1 h)\n'));
    const novel = await ann.send('POST', REWRITE, { draft: sampleDraft, goal: 0 });
    expect(novel.json.goal.title).toBe('Week 1: REFUSED, a novel');
    model.script(replyWith('REFUSED'));
    const refused = await ann.send('POST', REWRITE, { draft: sampleDraft, goal: 0 });
    expect([refused.status, refused.json.concern]).toEqual([422, 'refused']);
  });

  it('pass on what the model wants to know', async () => {
    const ann = await createPlanningUser(t);
    model.script(replyWith('What do you dislike about this week?'));
    const { status, json } = await ann.send('POST', REWRITE, { draft: sampleDraft, goal: 0 });
    expect([status, json.question]).toEqual([422, 'What do you dislike about this week?']);
  });

  it('start from an outline, for which one model call at a time is made', async () => {
    const ann = await createPlanningUser(t);
    const outline = { userPrompt: 'Learn to row', source: 'model' };
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    model.script((...args) => void released.then(() => validReply(...args)));
    const first = ann.send('POST', outlines.create.path, outline);
    await expect.poll(() => model.requests.length).toBe(1);
    expect((await ann.send('POST', outlines.create.path, outline)).status).toBe(429);
    release();
    const { status, json } = await first;
    expect([status, json.milestones[0], json.playbook]).toEqual([
      200,
      { title: 'Know the basics', state: 'open' },
      null,
    ]);
  });

  it('validate their input', async () => {
    const ann = await createPlanningUser(t);
    const outside = { draft: sampleDraft, goal: sampleDraft.goals.length };
    for (const [path, body] of [
      [REWRITE, outside],
      [REWRITE, { goal: 0 }],
      [SPLIT, { ...task, title: ' ' }],
      [SPLIT, { ...task, goalTitle: 'x'.repeat(201) }],
    ] as const) {
      expect((await ann.send('POST', path, body)).status).toBe(422);
    }
    expect(model.requests).toEqual([]);
  });
});

describeOnEachDatabase('changes of a draft without a model', {}, (t) => {
  it('split a task into sessions of its own words, but rewrite nothing', async () => {
    const ann = await createPlanningUser(t);
    const split = async (title: string) =>
      (await ann.send('POST', SPLIT, { ...task, title })).json.tasks.map((part: { title: string }) => part.title);
    expect(await split('Die Tür schleifen (2 h 30 min)')).toEqual([
      'Die Tür schleifen – 1/3 (50 min)',
      'Die Tür schleifen – 2/3 (50 min)',
      'Die Tür schleifen – 3/3 (50 min)',
    ]);
    expect(await split('Row (2 × 45 min)')).toEqual(['Row – 1/2 (45 min)', 'Row – 2/2 (45 min)']);
    expect(await split('Call (25 min)')).toEqual(['Call – 1/2 (10 min)', 'Call – 2/2 (15 min)']);
    expect(await split('Ask my sister')).toEqual(['Ask my sister – 1/2', 'Ask my sister – 2/2']);
    expect((await split('x'.repeat(200)))[0]).toHaveLength(200);
    const rewritten = await ann.send('POST', REWRITE, { draft: sampleDraft, goal: 0 });
    expect([rewritten.status, rewritten.json.message]).toEqual([409, planEdits.rewriteGoal.messages[409]]);
    const outline = await ann.send('POST', outlines.create.path, { userPrompt: 'Learn to row', source: 'model' });
    expect([outline.status, outline.json.message]).toEqual([409, outlines.create.messages[409]]);
  });
});
