import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { validPlan, replyWith, startModelServer } from '#server/testing/fakes/model-server.ts';

const FORM = '/api/ai/generate-action-plan';
const UNUSABLE_PLAN_MESSAGE = 'AI generation failed. The model did not return a valid plan.';

const model = await startModelServer();
afterAll(() => model.close());
afterEach(() => model.reset());

const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small-model', AI_BASE_URL: model.url };

const [goal] = validPlan(1).goals;
const planWith = (change: object) => ({ ...validPlan(2), goals: [{ ...goal, ...change }, validPlan(2).goals[1]] });
const planWithEmptyGoals = (count: number) => ({ ...validPlan(2), goals: Array.from({ length: count }, () => ({})) });
const createTasks = (count: number) => Array.from({ length: count }, (_, n) => ({ title: `${n}` }));

describeOnEachDatabase('a hostile model', { env }, (t) => {
  const generate = async (reply: unknown, more: object = {}) => {
    const ann = await createPlanningUser(t);
    const before = await dumpDatabase(t.db);
    model.script(replyWith(reply), replyWith(reply));
    const body = { focusAreaId: ann.area, userPrompt: 'Run', numberOfWeeks: 2, ...more };
    return { ann, before, ...(await ann.send('POST', FORM, body)) };
  };

  it.each([
    [
      '2,000 goals',
      { ...validPlan(2), goals: createTasks(2000).map((each) => ({ ...each, tasks: createTasks(1), resources: [] })) },
    ],
    ['30,000 empty goals', planWithEmptyGoals(30_000)],
    [
      '800 lists instead of resources',
      planWith({ resources: Array.from({ length: 800 }, () => Array.from({ length: 15 })) }),
    ],
    ['one week too few', validPlan(1)],
    ['one week too many', validPlan(3)],
    ['no goals', { ...validPlan(2), goals: [] }],
    ['a goal without tasks', planWith({ tasks: [] })],
    ['10,000 tasks', planWith({ tasks: createTasks(10_000) })],
    ['21 resources', planWith({ resources: createTasks(21) })],
    ['a title of 10,000 characters', planWith({ title: 'x'.repeat(10_000) })],
    ['a task of 10,000 characters', planWith({ tasks: [{ title: 'x'.repeat(10_000) }] })],
    ['a title that cannot be stored', planWith({ title: 'a\u0000b' })],
    ['a lone surrogate', planWith({ tasks: [{ title: '\ud800' }] })],
    ['a week title without an outcome', planWith({ title: 'Week 1: ' })],
    ['a description of 5,001 characters', { ...validPlan(2), description: 'x'.repeat(5001) }],
    ['text instead of goals', { ...validPlan(2), goals: 'all of them' }],
    ['a list', [validPlan(2)]],
    ['null', null],
    ['a title that is an object', { ...validPlan(2), title: { toString: 'x' } }],
    ['prose instead of JSON', 'I would rather not.'],
    ['truncated JSON', JSON.stringify(validPlan(2)).slice(0, 200)],
  ])('that responds with %s causes an error, and nothing is stored', async (_, reply) => {
    const { status, json, before } = await generate(reply);
    expect([status, json.message]).toEqual([502, UNUSABLE_PLAN_MESSAGE]);
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it.each([
    [
      '10,000 goals',
      { ...validPlan(2), goals: createTasks(10_000).map((each) => ({ ...each, tasks: createTasks(1) })) },
    ],
    ['600,000 empty goals', planWithEmptyGoals(600_000)],
  ])('that responds with %s is cut off', async (_, reply) => {
    const { status, json, before } = await generate(reply);
    expect([status, json.message]).toEqual([
      502,
      'AI generation failed. The model sent a response that is far too long.',
    ]);
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('that responds with thousands of errors costs little CPU and memory, and one log line', async () => {
    const choices = JSON.stringify({ choices: Array.from({ length: 70_000 }, () => ({})) });
    const replies = [
      replyWith(planWithEmptyGoals(30_000)),
      (_: unknown, response: ServerResponse) => void response.end(choices),
    ];
    const ann = await createPlanningUser(t);
    const requestPlan = () => ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' });
    await requestPlan();
    for (const reply of replies) {
      const [lines, memory] = [t.log.length, process.memoryUsage().rss];
      for (let time = 0; time < 5; time++) {
        model.script(reply, reply);
        const used = process.threadCpuUsage();
        const { status, json } = await requestPlan();
        const { user, system } = process.threadCpuUsage(used);
        expect([status, json.message]).toEqual([502, UNUSABLE_PLAN_MESSAGE]);
        expect((user + system) / 1000).toBeLessThan(1000);
        model.reset();
      }
      expect(t.log.slice(lines).map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([
        40, 40, 40, 40, 40,
      ]);
      expect(process.memoryUsage().rss - memory).toBeLessThan(150_000_000);
    }
  });

  it('cannot produce a plan that is too large to save', async () => {
    const largePlan = (title: string) => ({
      ...validPlan(52),
      goals: validPlan(52).goals.map((each) => ({
        ...each,
        tasks: Array.from({ length: 15 }, () => ({ title })),
        resources: Array.from({ length: 20 }, () => ({ title: 'A book' })),
      })),
    });
    const options = { numberOfWeeks: 52, draft: true };
    const { status, json } = await generate(largePlan('x'.repeat(180)), options);
    expect([status, json.message]).toEqual([502, UNUSABLE_PLAN_MESSAGE]);
    model.reset();
    const { ann, ...large } = await generate(largePlan('x'.repeat(150)), options);
    expect(large.status).toBe(200);
    const newFocusArea = { name: '🏔'.repeat(100), description: '🏔'.repeat(5000) };
    const draft = { ...large.json.draft, description: '🏔'.repeat(5000) };
    expect((await ann.send('POST', '/api/ai/save-plan', { newFocusArea, draft })).status).toBe(201);
  });

  it('controls neither the scope nor the owner of the plan', async () => {
    const ben = await createPlanningUser(t);
    const reply = {
      ...validPlan(2),
      structure: 'backlog',
      weeks: 52,
      weeklyCommitmentHours: 168,
      commitmentLevel: 'Strong',
      focusAreaId: ben.area,
      userId: ben.userId,
      came_along: 'x',
      goals: validPlan(2).goals.map((each) => ({ ...each, _id: ben.goal, focusArea: ben.area, status: 'Completed' })),
    };
    const { ann, status, json } = await generate(reply, { weeklyCommitment: 3, commitmentLevel: 'light' });
    expect(status).toBe(201);
    expect(json.actionPlan).toMatchObject({
      focusAreaId: ann.area,
      structure: 'weekly',
      weeks: 2,
      weeklyCommitmentHours: 3,
      commitmentLevel: 'Light',
    });
    const { goals } = await ann.plan(json.actionPlan._id);
    expect(goals.map(({ focusArea, status: state }) => [focusArea, state])).toEqual([
      [ann.area, 'Active'],
      [ann.area, 'Active'],
    ]);
    expect(await ben.plans()).toEqual([]);
    expect((await ben.getConsistentGoal()).title).toBe('Run');
  });

  it('loses invalid links but keeps their resources, and its markup stays plain text', async () => {
    const links = [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'java\nscript:x',
      `https://x.org/${'x'.repeat(2000)}`,
    ];
    const markup = '<img src=x onerror=alert(1)>[x](javascript:alert(1))';
    const { ann, status, json } = await generate(
      planWith({
        tasks: [{ title: markup }],
        resources: [
          ...links.map((url) => ({ title: 'Bad', url, notes: '', estimatedMinutes: -5 })),
          { title: 'Good', url: 'https://example.org/', notes: 7, estimatedMinutes: 12.4 },
          { title: 'Bare' },
        ],
      }),
    );
    expect(status).toBe(201);
    const [first] = (await ann.plan(json.actionPlan._id)).goals;
    expect(first!.tasks[0]!.title).toBe(markup);
    expect(first!.inventory.map(({ title, url, estimatedMinutes }) => [title, url, estimatedMinutes])).toEqual([
      ...links.map(() => ['Bad', null, null]),
      ['Good', 'https://example.org/', 12],
      ['Bare', null, null],
    ]);
  });

  it('that numbers weeks wrongly or not at all is corrected', async () => {
    const goals = ['Speak', 'Week 7 - Read', 'week 2: Write', 'WEEK 4. Listen'].map((title) => ({ ...goal, title }));
    const { json } = await generate({ ...validPlan(4), goals }, { numberOfWeeks: 4, draft: true });
    expect(json.draft.goals.map(({ title }: { title: string }) => title)).toEqual([
      'Week 1: Speak',
      'Week 2: Read',
      'Week 3: Write',
      'Week 4: Listen',
    ]);
  });

  it('that wraps its JSON in prose is understood', async () => {
    const { status } = await generate(`Sure! Here it is:\n\`\`\`json\n${JSON.stringify(validPlan(2))}\n\`\`\`\nEnjoy!`);
    expect(status).toBe(201);
    expect(model.requests).toHaveLength(1);
  });

  it.each([
    ['a question that is too long', { question: 'x'.repeat(501), examples: [] }],
    ['an empty question', { question: ' ', examples: [] }],
    ['a question with seven examples', { question: 'What?', examples: Array.from({ length: 7 }, () => 'x') }],
    ['a question with a long example', { question: 'What?', examples: ['x'.repeat(201)] }],
  ])('that returns %s causes an error', async (_, reply) => {
    const ann = await createPlanningUser(t);
    model.script(replyWith(reply), replyWith(reply));
    const { status, json } = await ann.send('POST', '/api/ai/next-question', { sessionId: 's', history: [] });
    expect([status, json.message]).toEqual([
      502,
      'The next question could not be generated. The model did not return a valid question.',
    ]);
  });

  it('controls neither the pillar of a question nor the length of a summary', async () => {
    const ann = await createPlanningUser(t);
    model.script(replyWith({ question: 'What?', examples: [], optional: 'yes', pillar: 'Obstacles' }));
    const question = await ann.send('POST', '/api/ai/next-question', { sessionId: 's', history: [] });
    expect(question.json).toEqual({
      question: 'What?',
      examples: [],
      optional: false,
      multiSelect: false,
      pillar: 'Specific',
    });
    const longReply = replyWith({ narrative: 'x'.repeat(20_001) });
    model.script(longReply, longReply);
    const summary = await ann.send('POST', '/api/ai/summarize-context', {
      sessionId: 's',
      newAnswers: { 'Why?': 'So' },
    });
    expect([summary.status, summary.json.message]).toEqual([
      502,
      'Your answers could not be summarised. The model did not return a valid summary.',
    ]);
  });
});
