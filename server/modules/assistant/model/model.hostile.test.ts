import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import { contentOf } from '../../testing/matrix.ts';
import { goodPlan, saying, startModelServer } from '../../testing/model-server.ts';

const FORM = '/api/ai/generate-action-plan';
const NO_PLAN = 'AI generation failed. The model gave an answer that is no plan.';

const model = await startModelServer();
afterAll(() => model.close());
afterEach(() => model.reset());

const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small-model', AI_BASE_URL: model.url };

const [goal] = goodPlan(1).goals;
const planWith = (change: object) => ({ ...goodPlan(2), goals: [{ ...goal, ...change }, goodPlan(2).goals[1]] });
const wrongGoals = (count: number) => ({ ...goodPlan(2), goals: Array.from({ length: count }, () => ({})) });
const many = (count: number) => Array.from({ length: count }, (_, n) => ({ title: `${n}` }));

describeOnEachDatabase('a hostile model', { env }, (t) => {
  const generate = async (answer: unknown, more: object = {}) => {
    const ann = await climberOf(t);
    const before = await contentOf(t.db);
    model.script(saying(answer), saying(answer));
    const body = { focusAreaId: ann.area, userPrompt: 'Run', numberOfWeeks: 2, ...more };
    return { ann, before, ...(await ann.send('POST', FORM, body)) };
  };

  it.each([
    ['2,000 goals', { ...goodPlan(2), goals: many(2000).map((each) => ({ ...each, tasks: many(1), resources: [] })) }],
    ['30,000 goals that are none', wrongGoals(30_000)],
    ['8,000 lists of nothing', planWith({ resources: Array.from({ length: 800 }, () => Array.from({ length: 10 })) })],
    ['a week too few', goodPlan(1)],
    ['a week too many', goodPlan(3)],
    ['no goals', { ...goodPlan(2), goals: [] }],
    ['a goal without tasks', planWith({ tasks: [] })],
    ['10,000 tasks', planWith({ tasks: many(10_000) })],
    ['21 resources', planWith({ resources: many(21) })],
    ['a title of 10,000 characters', planWith({ title: 'x'.repeat(10_000) })],
    ['a task of 10,000 characters', planWith({ tasks: [{ title: 'x'.repeat(10_000) }] })],
    ['a title that cannot be stored', planWith({ title: 'a\u0000b' })],
    ['half a character', planWith({ tasks: [{ title: '\ud800' }] })],
    ['a week that says nothing', planWith({ title: 'Week 1: ' })],
    ['a description of a book', { ...goodPlan(2), description: 'x'.repeat(5001) }],
    ['text instead of goals', { ...goodPlan(2), goals: 'all of them' }],
    ['a list', [goodPlan(2)]],
    ['null', null],
    ['a title that is an object', { ...goodPlan(2), title: { toString: 'x' } }],
    ['no JSON', 'I would rather not.'],
    ['half of its JSON', JSON.stringify(goodPlan(2)).slice(0, 200)],
  ])('that answers with %s has failed, and nothing is stored', async (_, answer) => {
    const { status, json, before } = await generate(answer);
    expect([status, json.message]).toEqual([502, NO_PLAN]);
    expect(await contentOf(t.db)).toBe(before);
  });

  it.each([
    ['10,000 goals', { ...goodPlan(2), goals: many(10_000).map((each) => ({ ...each, tasks: many(1) })) }],
    ['600,000 goals that are none', wrongGoals(600_000)],
  ])('that answers with %s is cut off', async (_, answer) => {
    const { status, json, before } = await generate(answer);
    expect([status, json.message]).toEqual([
      502,
      'AI generation failed. The model sent a response that is far too long.',
    ]);
    expect(await contentOf(t.db)).toBe(before);
  });

  it('that is wrong thousands of times holds nobody up, keeps no memory and is told in one line', async () => {
    const choices = JSON.stringify({ choices: Array.from({ length: 70_000 }, () => ({})) });
    const answers = [saying(wrongGoals(30_000)), (_: unknown, response: ServerResponse) => void response.end(choices)];
    const ann = await climberOf(t);
    const ask = () => ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' });
    await ask();
    for (const answer of answers) {
      const [lines, memory] = [t.log.length, process.memoryUsage().rss];
      for (let time = 0; time < 5; time++) {
        model.script(answer, answer);
        const used = process.threadCpuUsage();
        const { status, json } = await ask();
        const { user, system } = process.threadCpuUsage(used);
        expect([status, json.message]).toEqual([502, NO_PLAN]);
        expect((user + system) / 1000).toBeLessThan(1000);
        model.reset();
      }
      expect(t.log.slice(lines).map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([
        40, 40, 40, 40, 40,
      ]);
      expect(process.memoryUsage().rss - memory).toBeLessThan(150_000_000);
    }
  });

  it('writes no plan that could not be saved', async () => {
    const full = (title: string) => ({
      ...goodPlan(52),
      goals: goodPlan(52).goals.map((each) => ({
        ...each,
        tasks: Array.from({ length: 15 }, () => ({ title })),
        resources: Array.from({ length: 20 }, () => ({ title: 'A book' })),
      })),
    });
    const asked = { numberOfWeeks: 52, draft: true };
    const { status, json } = await generate(full('x'.repeat(180)), asked);
    expect([status, json.message]).toEqual([502, NO_PLAN]);
    model.reset();
    const { ann, ...large } = await generate(full('x'.repeat(150)), asked);
    expect(large.status).toBe(200);
    const newFocusArea = { name: '🏔'.repeat(100), description: '🏔'.repeat(5000) };
    const draft = { ...large.json.draft, description: '🏔'.repeat(5000) };
    expect((await ann.send('POST', '/api/ai/save-plan', { newFocusArea, draft })).status).toBe(201);
  });

  it('decides neither how big the plan is nor whose it is', async () => {
    const ben = await climberOf(t);
    const answer = {
      ...goodPlan(2),
      structure: 'backlog',
      weeks: 52,
      weeklyCommitmentHours: 168,
      commitmentLevel: 'Strong',
      focusAreaId: ben.area,
      userId: ben.userId,
      came_along: 'x',
      goals: goodPlan(2).goals.map((each) => ({ ...each, _id: ben.goal, focusArea: ben.area, status: 'Completed' })),
    };
    const { ann, status, json } = await generate(answer, { weeklyCommitment: 3, commitmentLevel: 'light' });
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
    expect((await ben.told()).title).toBe('Run');
  });

  it('gets no link past us that is none; the resource stays, and markup stays text', async () => {
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

  it('that counts wrong or not at all is put right', async () => {
    const goals = ['Speak', 'Week 7 - Read', 'week 2: Write', 'WEEK 4. Listen'].map((title) => ({ ...goal, title }));
    const { json } = await generate({ ...goodPlan(4), goals }, { numberOfWeeks: 4, draft: true });
    expect(json.draft.goals.map(({ title }: { title: string }) => title)).toEqual([
      'Week 1: Speak',
      'Week 2: Read',
      'Week 3: Write',
      'Week 4: Listen',
    ]);
  });

  it('that talks around its answer is understood all the same', async () => {
    const { status } = await generate(`Sure! Here it is:\n\`\`\`json\n${JSON.stringify(goodPlan(2))}\n\`\`\`\nEnjoy!`);
    expect(status).toBe(201);
    expect(model.requests).toHaveLength(1);
  });

  it.each([
    ['too long a question', { question: 'x'.repeat(501), examples: [] }],
    ['no question', { question: ' ', examples: [] }],
    ['seven examples', { question: 'What?', examples: Array.from({ length: 7 }, () => 'x') }],
    ['a long example', { question: 'What?', examples: ['x'.repeat(201)] }],
  ])('that asks %s has failed', async (_, answer) => {
    const ann = await climberOf(t);
    model.script(saying(answer), saying(answer));
    const { status, json } = await ann.send('POST', '/api/ai/next-question', { sessionId: 's', history: [] });
    expect([status, json.message]).toEqual([
      502,
      'The next question could not be generated. The model gave an answer that is no question.',
    ]);
  });

  it('does not say what a question is about, nor how long a story may be', async () => {
    const ann = await climberOf(t);
    model.script(saying({ question: 'What?', examples: [], optional: 'yes', pillar: 'Obstacles' }));
    const asked = await ann.send('POST', '/api/ai/next-question', { sessionId: 's', history: [] });
    expect(asked.json).toEqual({
      question: 'What?',
      examples: [],
      optional: false,
      multiSelect: false,
      pillar: 'Specific',
    });
    const long = saying({ narrative: 'x'.repeat(20_001) });
    model.script(long, long);
    const told = await ann.send('POST', '/api/ai/summarize-context', { sessionId: 's', newAnswers: { 'Why?': 'So' } });
    expect([told.status, told.json.message]).toEqual([
      502,
      'Your answers could not be summarised. The model gave an answer that is no summary.',
    ]);
  });
});
