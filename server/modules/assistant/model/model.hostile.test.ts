import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { validPlan, replyWith, startModelServer, toPlanText } from '#server/testing/fakes/model-server.ts';

const FORM = '/api/ai/generate-action-plan';
const UNUSABLE_PLAN_MESSAGE = 'AI generation failed. The model did not return a valid plan.';

const model = await startModelServer();
afterAll(() => model.close());
afterEach(() => model.reset());

const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small-model', AI_BASE_URL: model.url };

const [goal, secondGoal] = validPlan(2).goals as [ModelGoal, ModelGoal];
type ModelGoal = ReturnType<typeof validPlan>['goals'][number];
const planWith = (change: Partial<ModelGoal>) => ({ ...validPlan(2), goals: [{ ...goal, ...change }, secondGoal] });
const planWithGoals = (count: number) =>
  toPlanText({ ...validPlan(2), goals: Array.from({ length: count }, () => goal) });
const createTasks = (count: number) => Array.from({ length: count }, (_, n) => ({ title: `Task ${n}` }));

describeOnEachDatabase('a hostile model', { env }, (t) => {
  const generate = async (reply: unknown, more: object = {}) => {
    const ann = await createPlanningUser(t);
    const before = await dumpDatabase(t.db);
    model.script(replyWith(reply), replyWith(reply));
    const body = { focusAreaId: ann.area, userPrompt: 'Run', numberOfWeeks: 2, ...more };
    return { ann, before, ...(await ann.send('POST', FORM, body)) };
  };

  it.each([
    ['no goals', { ...validPlan(2), goals: [] }],
    ['nothing', ''],
    ['prose', 'I would rather talk about the weather.'],
    ['an endless line', 'x'.repeat(200_000)],
    ['50,000 headings without tasks', '# \n'.repeat(50_000)],
    ['JSON', JSON.stringify({ title: 'A plan', goals: 'all of them' })],
    ['50,000 nested quotes', '> '.repeat(50_000)],
  ])('that responds with %s causes an error, and nothing is stored (AI-02)', async (_, reply) => {
    const { status, json, before } = await generate(reply);
    expect([status, json.message]).toEqual([502, UNUSABLE_PLAN_MESSAGE]);
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it.each([
    ['2,000 goals', planWithGoals(2000)],
    ['30,000 empty goals', '## Week 1\n'.repeat(30_000)],
    ['300 kB', `${toPlanText(validPlan(2))}${'x'.repeat(300_000)}`],
  ])('that responds with %s is cut off (AI-02)', async (_, reply) => {
    const { status, json, before } = await generate(reply);
    expect([status, json.message]).toEqual([
      502,
      'AI generation failed. The model sent a response that is far too long.',
    ]);
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('that sends a huge event costs little CPU and memory, and one log line', async () => {
    const choices = JSON.stringify({ choices: Array.from({ length: 70_000 }, () => ({})) });
    const sendEvent = (_: unknown, response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`data: ${choices}\n\n`);
    };
    const ann = await createPlanningUser(t);
    const requestPlan = () => ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' });
    await requestPlan();
    for (const reply of [sendEvent, replyWith('## Week 1\n'.repeat(20_000))]) {
      const [lines, memory] = [t.log.length, process.memoryUsage().rss];
      for (let time = 0; time < 5; time++) {
        model.script(reply);
        const used = process.threadCpuUsage();
        expect((await requestPlan()).status).toBe(502);
        const { user, system } = process.threadCpuUsage(used);
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
        resources: Array.from({ length: 2 }, () => ({ ...each.resources[0]!, title: 'A book' })),
      })),
    });
    const options = { numberOfWeeks: 52, weeklyCommitment: 40, draft: true };
    const { status, json } = await generate(largePlan('日'.repeat(150)), options);
    expect([status, json.message]).toEqual([502, UNUSABLE_PLAN_MESSAGE]);
    model.reset();
    const { ann, ...large } = await generate(largePlan('x'.repeat(180)), options);
    expect(large.status).toBe(200);
    const newFocusArea = { name: '🏔'.repeat(100), description: '🏔'.repeat(5000) };
    const draft = { ...large.json.draft, description: '🏔'.repeat(5000) };
    expect((await ann.send('POST', '/api/ai/save-plan', { newFocusArea, draft })).status).toBe(201);
  });

  it('controls neither the scope nor the owner of the plan', async () => {
    const reply = toPlanText({ ...validPlan(2), description: 'Backlog, 168 h a week, Strong' });
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
  });

  it('loses invalid links but keeps their resources, and its markup stays plain text', async () => {
    const links = [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      `https://x.org/${'x'.repeat(2000)}`,
    ];
    const markup = '<script>alert(1)</script> & press <Enter>';
    const resource = (title: string, url: string) => ({ title, url, notes: 'Chapter one', estimatedMinutes: 12 });
    const { ann, status, json } = await generate(
      planWith({
        tasks: [{ title: markup }],
        resources: [...links.map((url) => resource('Bad', url)), resource('Good', 'https://example.org/')],
      }),
    );
    expect(status).toBe(201);
    const [first] = (await ann.plan(json.actionPlan._id)).goals;
    expect(first!.tasks[0]!.title).toBe(markup);
    expect(first!.inventory.map(({ title, url, estimatedMinutes }) => [title, url, estimatedMinutes])).toEqual([
      ...links.map(() => ['Bad', null, 12]),
      ['Good', 'https://example.org/', 12],
    ]);
  });

  it.each([
    [
      'too many weeks',
      validPlan(4),
      ['The text has 4 weeks. The plan has the first 2.'],
      { goals: [{ title: 'Week 1: Step 1' }, { title: 'Week 2: Step 2' }] },
    ],
    [
      'too many tasks',
      planWith({ tasks: createTasks(25) }),
      ['A week has at most 20 tasks. 5 of “Week 1: Step 1” were left out.'],
      {},
    ],
  ])('that writes %s is repaired, and says so', async (_, reply, changes, draft) => {
    const { status, json } = await generate(reply, { draft: true });
    expect(status).toBe(200);
    expect(json.changes).toEqual(changes);
    expect(json.draft).toMatchObject(draft);
    expect(json.draft.weeks).toBe(2);
    expect(model.requests).toHaveLength(1);
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

  it.each([
    ['in a code block, with prose around it', `Sure!\n\`\`\`markdown\n${toPlanText(validPlan(2))}\n\`\`\`\nEnjoy!`],
    ['after thinking aloud', `<think>Week 1: no, wait.\n## Week 9</think>\n${toPlanText(validPlan(2))}`],
  ])('that writes its plan %s is understood', async (_, reply) => {
    const { status, json } = await generate(reply, { draft: true });
    expect(status).toBe(200);
    expect(json.draft).toMatchObject({ title: 'A plan of the model', weeks: 2 });
    expect(json.draft.goals.map(({ title }: { title: string }) => title)).toEqual(['Week 1: Step 1', 'Week 2: Step 2']);
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

  it('does not control the pillar of a question', async () => {
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
  });
});
