import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { pillars } from '#domain/assistant/brief.ts';
import { buildEntryRow } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { weeksBefore } from '#server/testing/fixtures/example-user.ts';

const FORM = '/api/ai/generate-action-plan';
const WIZARD = '/api/ai/generate-plan';
const prompt = { userPrompt: 'Run 10 km' };

/** One answer to each of the eight questions. */
const answers: readonly string[] = [
  'Learn Spanish',
  'I can order a meal without notes',
  'I know a few words',
  'My grandmother speaks it',
  'In 6 weeks',
  '5 hours a week, all in',
  'Too little time, tired after work',
  'Videos and other people',
];

describeOnEachDatabase('assistant routes', {}, (t) => {
  it('report the built-in generator when no model is configured (AI-01)', async () => {
    const ann = await createPlanningUser(t);
    expect((await ann.client.get('/api/ai/planner')).json).toEqual({ planner: 'builtIn', model: null });
    const { json } = await ann.send('POST', FORM, { ...prompt, focusAreaId: ann.area, draft: true });
    expect(json.planner).toBe('builtIn');
  });

  it('generate and store a whole plan from the form, using the defaults of the form', async () => {
    const ann = await createPlanningUser(t);
    const { status, json } = await ann.send('POST', FORM, { ...prompt, focusAreaId: ann.area });
    expect(status).toBe(201);
    expect(json.actionPlan).toMatchObject({
      focusAreaId: ann.area,
      structure: 'weekly',
      weeks: 4,
      weeklyCommitmentHours: 4,
      commitmentLevel: 'Medium',
      goalCount: 4,
    });
    const { goals } = await ann.plan(json.actionPlan._id);
    expect(goals.map(({ title }) => title.slice(0, 8))).toEqual(['Week 1: ', 'Week 2: ', 'Week 3: ', 'Week 4: ']);
    for (const { tasks } of goals) {
      expect(tasks.length).toBeGreaterThanOrEqual(3);
      expect(tasks.length).toBeLessThanOrEqual(6);
    }
  });

  it('apply the requested structure, weeks, hours and commitment level', async () => {
    const ann = await createPlanningUser(t);
    const scope = { structure: 'backlog', numberOfWeeks: 6, weeklyCommitment: 7, commitmentLevel: 'strong' };
    const { json } = await ann.send('POST', FORM, { ...prompt, ...scope, focusAreaId: ann.area, draft: true });
    expect(json.draft).toMatchObject({
      structure: 'backlog',
      weeks: null,
      weeklyCommitmentHours: 7,
      commitmentLevel: 'Strong',
    });
  });

  it('store nothing for a draft, not even its idempotency key, and return what would have been stored', async () => {
    const ann = await createPlanningUser(t);
    const before = await dumpDatabase(t.db);
    const key = { 'idempotency-key': randomUUID(), 'x-csrf-token': await ann.client.csrfToken() };
    const body = { ...prompt, newFocusArea: { name: 'Sport' } };
    const headers = { ...key, 'content-type': 'application/json' };
    const post = (more: object) => ann.client.send('POST', FORM, JSON.stringify({ ...body, ...more }), { headers });
    const { status, json } = await post({ draft: true });
    expect(status).toBe(200);
    expect(await dumpDatabase(t.db)).toBe(before);
    const stored = await post({});
    expect(stored.status).toBe(201);
    const plan = await ann.plan(stored.json.actionPlan._id);
    expect(plan.goals.map((goal) => [goal.title, goal.tasks.map(({ title }) => title)])).toEqual(
      json.draft.goals.map((goal: { title: string; tasks: { title: string }[] }) => [
        goal.title,
        goal.tasks.map(({ title }) => title),
      ]),
    );
    // From now on the key belongs to the stored plan.
    expect((await post({ draft: true })).json).toEqual(stored.json);
  });

  it('create a new focus area with the same defaults as by hand, and prefer an existing one if both are given', async () => {
    const ann = await createPlanningUser(t);
    const newFocusArea = { name: 'Sport', description: 'Outside' };
    const created = await ann.send('POST', FORM, { ...prompt, newFocusArea });
    const areas = (await ann.client.get('/api/focus-areas')).json as { _id: string }[];
    expect(areas.find(({ _id }) => _id === created.json.actionPlan.focusAreaId)).toMatchObject({
      ...newFocusArea,
      focusAreaClass: 'level_up',
      defaultWeeklyMin: 60,
      weight: 5,
    });
    const both = await ann.send('POST', FORM, { ...prompt, newFocusArea, focusAreaId: ann.area });
    expect(both.json.actionPlan.focusAreaId).toBe(ann.area);
    expect((await ann.client.get('/api/focus-areas')).json).toHaveLength(2);
  });

  it('ask one question per pillar, summarize the answers, and generate a plan from them', async () => {
    const ann = await createPlanningUser(t);
    const sessionId = randomUUID();
    const history: object[] = [];
    let contextNarrative = '';
    for (const [n, a] of answers.entries()) {
      const response = await ann.send('POST', '/api/ai/next-question', { sessionId, contextNarrative, history });
      expect([response.status, response.json.pillar]).toEqual([200, pillars[n]]);
      const { question: q, pillar, examples } = response.json;
      expect(examples.length).toBeGreaterThan(0);
      history.push({ q, a, pillar });
      const summarized = await ann.send('POST', '/api/ai/summarize-context', {
        sessionId,
        contextNarrative,
        newAnswers: { [q]: a },
      });
      expect(summarized.status).toBe(200);
      contextNarrative = summarized.json.narrative;
    }
    for (const a of answers) expect(contextNarrative).toContain(a);
    const body = { sessionId, focusAreaId: ann.area, userPrompt: contextNarrative, draft: true };
    const fromAnswers = await ann.send('POST', WIZARD, { ...body, history });
    expect(fromAnswers.json.draft).toMatchObject({
      structure: 'weekly',
      weeks: 6,
      weeklyCommitmentHours: 5,
      commitmentLevel: 'Strong',
    });
    // The narrative alone yields the same scope.
    const fromNarrative = await ann.send('POST', WIZARD, body);
    expect(fromNarrative.json.draft).toMatchObject({ weeks: 6, weeklyCommitmentHours: 5, commitmentLevel: 'Strong' });
    const named = await ann.send('POST', WIZARD, { ...body, history, title: 'My way', description: 'Mine' });
    expect(named.json.draft).toMatchObject({ title: 'My way', description: 'Mine' });
  });

  it('keep no state between calls, even for the same session id (AI-06)', async () => {
    const [ann, ben] = [await createPlanningUser(t), await createPlanningUser(t)];
    const sessionId = randomUUID();
    const history = [{ q: 'What would you like to achieve?', a: 'Grow purple carrots', pillar: 'Specific' }];
    await ann.send('POST', '/api/ai/next-question', { sessionId, contextNarrative: 'Grow purple carrots', history });
    await ann.send('POST', WIZARD, { sessionId, focusAreaId: ann.area, userPrompt: 'Grow purple carrots', history });
    const first = await ben.send('POST', '/api/ai/next-question', { sessionId, history: [] });
    const fresh = await ben.send('POST', '/api/ai/next-question', { sessionId: randomUUID(), history: [] });
    expect(first.json).toEqual(fresh.json);
    const summary = await ben.send('POST', '/api/ai/summarize-context', {
      sessionId,
      newAnswers: { 'Why?': 'Because' },
    });
    const plan = await ben.send('POST', WIZARD, { sessionId, focusAreaId: ben.area, userPrompt: 'Sing', draft: true });
    for (const { text } of [first, summary, plan]) expect(text).not.toMatch(/purple|carrot/i);
  });

  it('turn the longest allowed answers into a draft that can be saved', async () => {
    const ann = await createPlanningUser(t);
    for (const word of ['marathon ', 'Donaudampfschifffahrt', '🗼', '<b>bold</b> & "so" ', '{subject} {20..90} ']) {
      const long = Array.from(word.repeat(2000)).slice(0, 2000).join('').trim();
      const history = pillars.map((pillar) => ({ q: long, a: pillar === 'Learning' ? [long, long] : long, pillar }));
      const body = { sessionId: 's', focusAreaId: ann.area, userPrompt: long, history, draft: true };
      const { status, json } = await ann.send('POST', WIZARD, body);
      expect(status).toBe(200);
      const saved = await ann.send('POST', '/api/ai/save-plan', { focusAreaId: ann.area, draft: json.draft });
      expect([saved.status, saved.json.errors]).toEqual([201, undefined]);
      const fromForm = await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: long.slice(0, 5000) });
      expect(fromForm.status).toBe(201);
    }
  });

  it('estimate the hours and weeks that a goal takes', async () => {
    const ann = await createPlanningUser(t);
    const body = { contextNarrative: 'Learn Spanish', weeklyCommitmentHours: 10 };
    const { json } = await ann.send('POST', '/api/ai/estimate-timeline', body);
    expect(json).toEqual({ weeks: 4, hours: 40, isKnown: false });
    const known = await ann.send('POST', '/api/ai/estimate-timeline', { ...body, playbook: 'conversational-spanish' });
    expect(known.json).toEqual({ weeks: Math.ceil(known.json.hours / 10), hours: expect.any(Number), isKnown: true });
  });

  it('compare with the last eight full weeks since tracking began, in a constant number of statements', async () => {
    const ann = await createPlanningUser(t);
    const check = async (hours: number) => {
      const before = t.statements.length;
      const response = await ann.send('POST', '/api/ai/feasibility-check', { weeks: 4, weeklyCommitmentHours: hours });
      expect(response.status).toBe(200);
      return { ...response.json, statements: t.statements.length - before };
    };
    const untracked = await check(4);
    expect(untracked).toMatchObject({ ratio: null });
    const track = (week: number, minutes: number) =>
      t.db
        .insertInto('time_entries')
        .values(buildEntryRow(ann.userId, ann.goal, Date.parse(weeksBefore(week)) + 12 * 3_600_000, minutes))
        .execute();
    // The current week and the ninth before it are ignored. Untracked weeks since the sixth count as zero.
    for (const [week, minutes] of [
      [0, 6000],
      [9, 6000],
      [6, 480],
      [5, 480],
      [4, 480],
      [3, 480],
    ] as const) {
      await track(week, minutes);
    }
    // Median of 0, 0, 480, 480, 480, 480.
    expect(await check(4)).toMatchObject({ ratio: 0.5, feasible: true, statements: untracked.statements });
    expect(await check(16)).toMatchObject({ ratio: 2, feasible: false });
    await track(8, 60);
    // Median of 0, 0, 0, 60, 480, 480, 480, 480.
    expect(await check(4)).toMatchObject({ ratio: 0.89 });
  });

  it('ignore a title without visible characters', async () => {
    const ann = await createPlanningUser(t);
    const body = { sessionId: 's', focusAreaId: ann.area, userPrompt: 'Learn Spanish', draft: true };
    const draftTitle = async (title?: string) => (await ann.send('POST', WIZARD, { ...body, title })).json.draft.title;
    const generatedTitle = await draftTitle();
    expect(generatedTitle).not.toBe('');
    for (const title of ['', ' ', '\u200b', '\u200d\ufe0f', '\u2800'])
      expect(await draftTitle(title)).toBe(generatedTitle);
    expect(await draftTitle('Mine')).toBe('Mine');
  });

  it.each([(pillar: string) => pillar.toLowerCase(), () => 'x', () => ''])(
    'infer the pillar of an answer from its position if the given one is unknown',
    async (unknownPillar) => {
      const ann = await createPlanningUser(t);
      const draft = async (toPillar: (pillar: string) => string) => {
        const history = answers.map((a, n) => ({ q: 'What?', a, pillar: toPillar(pillars[n]!) }));
        const body = { sessionId: 's', focusAreaId: ann.area, userPrompt: 'A plan', history, draft: true };
        return (await ann.send('POST', WIZARD, body)).json.draft;
      };
      const expected = await draft((pillar) => pillar);
      expect(expected.title).toContain('Spanish');
      expect(await draft(unknownPillar)).toEqual(expected);
    },
  );
});
