import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { pillars } from '#domain/assistant/brief.ts';
import { entryRow } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import { contentOf } from '../../testing/matrix.ts';
import { weekBefore } from '../../testing/planner.ts';

const FORM = '/api/ai/generate-action-plan';
const WIZARD = '/api/ai/generate-plan';
const prompt = { userPrompt: 'Run ten kilometres without a break' };

/** What somebody says to each of the eight questions. */
const said: readonly string[] = [
  'Learn Spanish',
  'I can order a meal without notes',
  'I know a few words',
  'My grandmother speaks it',
  'In 6 weeks',
  '5 hours a week, all in',
  'Too little time, tired after work',
  'Videos and other people',
];

describeOnEachDatabase('the assistant', {}, (t) => {
  it('without a model is the built-in planner, and says so', async () => {
    const ann = await climberOf(t);
    expect((await ann.client.get('/api/ai/planner')).json).toEqual({ planner: 'builtIn', model: null });
    const { json } = await ann.send('POST', FORM, { ...prompt, focusAreaId: ann.area, draft: true });
    expect(json.planner).toBe('builtIn');
  });

  it('writes a plan from one form with the defaults of the form, and stores all of it', async () => {
    const ann = await climberOf(t);
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

  it('takes structure, weeks, hours and level as they are given', async () => {
    const ann = await climberOf(t);
    const frame = { structure: 'backlog', numberOfWeeks: 6, weeklyCommitment: 7, commitmentLevel: 'strong' };
    const { json } = await ann.send('POST', FORM, { ...prompt, ...frame, focusAreaId: ann.area, draft: true });
    expect(json.draft).toMatchObject({
      structure: 'backlog',
      weeks: null,
      weeklyCommitmentHours: 7,
      commitmentLevel: 'Strong',
    });
  });

  it('stores nothing for a draft, not even the note of its key, and the draft is what would have been stored', async () => {
    const ann = await climberOf(t);
    const before = await contentOf(t.db);
    const key = { 'idempotency-key': randomUUID(), 'x-csrf-token': await ann.client.csrfToken() };
    const body = { ...prompt, newFocusArea: { name: 'Sport' } };
    const headers = { ...key, 'content-type': 'application/json' };
    const post = (more: object) => ann.client.send('POST', FORM, JSON.stringify({ ...body, ...more }), { headers });
    const { status, json } = await post({ draft: true });
    expect(status).toBe(200);
    expect(await contentOf(t.db)).toBe(before);
    const made = await post({});
    expect(made.status).toBe(201);
    const plan = await ann.plan(made.json.actionPlan._id);
    expect(plan.goals.map((goal) => [goal.title, goal.tasks.map(({ title }) => title)])).toEqual(
      json.draft.goals.map((goal: { title: string; tasks: { title: string }[] }) => [
        goal.title,
        goal.tasks.map(({ title }) => title),
      ]),
    );
    // The key stands for the plan from now on.
    expect((await post({ draft: true })).json).toEqual(made.json);
  });

  it('makes the area that is to be new as quickly as by hand, and prefers one that is there', async () => {
    const ann = await climberOf(t);
    const newFocusArea = { name: 'Sport', description: 'Outside' };
    const made = await ann.send('POST', FORM, { ...prompt, newFocusArea });
    const areas = (await ann.client.get('/api/focus-areas')).json as { _id: string }[];
    expect(areas.find(({ _id }) => _id === made.json.actionPlan.focusAreaId)).toMatchObject({
      ...newFocusArea,
      focusAreaClass: 'level_up',
      defaultWeeklyMin: 60,
      weight: 5,
    });
    const both = await ann.send('POST', FORM, { ...prompt, newFocusArea, focusAreaId: ann.area });
    expect(both.json.actionPlan.focusAreaId).toBe(ann.area);
    expect((await ann.client.get('/api/focus-areas')).json).toHaveLength(2);
  });

  it('asks eight questions, one for each pillar, tells the story of the answers, and reads the plan out of them', async () => {
    const ann = await climberOf(t);
    const sessionId = randomUUID();
    const history: object[] = [];
    let contextNarrative = '';
    for (const [n, a] of said.entries()) {
      const asked = await ann.send('POST', '/api/ai/next-question', { sessionId, contextNarrative, history });
      expect([asked.status, asked.json.pillar]).toEqual([200, pillars[n]]);
      const { question: q, pillar, examples } = asked.json;
      expect(examples.length).toBeGreaterThan(0);
      history.push({ q, a, pillar });
      const told = await ann.send('POST', '/api/ai/summarize-context', {
        sessionId,
        contextNarrative,
        newAnswers: { [q]: a },
      });
      expect(told.status).toBe(200);
      contextNarrative = told.json.narrative;
    }
    for (const a of said) expect(contextNarrative).toContain(a);
    const body = { sessionId, focusAreaId: ann.area, userPrompt: contextNarrative, draft: true };
    const fromAnswers = await ann.send('POST', WIZARD, { ...body, history });
    expect(fromAnswers.json.draft).toMatchObject({
      structure: 'weekly',
      weeks: 6,
      weeklyCommitmentHours: 5,
      commitmentLevel: 'Strong',
    });
    // The story alone says as much.
    const fromStory = await ann.send('POST', WIZARD, body);
    expect(fromStory.json.draft).toMatchObject({ weeks: 6, weeklyCommitmentHours: 5, commitmentLevel: 'Strong' });
    const named = await ann.send('POST', WIZARD, { ...body, history, title: 'My way', description: 'Mine' });
    expect(named.json.draft).toMatchObject({ title: 'My way', description: 'Mine' });
  });

  it("knows nothing of anybody's session but what is sent along", async () => {
    const [ann, ben] = [await climberOf(t), await climberOf(t)];
    const sessionId = randomUUID();
    const history = [{ q: 'What would you like to achieve?', a: 'Grow purple carrots', pillar: 'Specific' }];
    await ann.send('POST', '/api/ai/next-question', { sessionId, contextNarrative: 'Grow purple carrots', history });
    await ann.send('POST', WIZARD, { sessionId, focusAreaId: ann.area, userPrompt: 'Grow purple carrots', history });
    const first = await ben.send('POST', '/api/ai/next-question', { sessionId, history: [] });
    const fresh = await ben.send('POST', '/api/ai/next-question', { sessionId: randomUUID(), history: [] });
    expect(first.json).toEqual(fresh.json);
    const told = await ben.send('POST', '/api/ai/summarize-context', { sessionId, newAnswers: { 'Why?': 'Because' } });
    const plan = await ben.send('POST', WIZARD, { sessionId, focusAreaId: ben.area, userPrompt: 'Sing', draft: true });
    for (const { text } of [first, told, plan]) expect(text).not.toMatch(/purple|carrot/i);
  });

  it('makes of the longest answers a draft that can be saved', async () => {
    const ann = await climberOf(t);
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

  it('estimates how long it takes', async () => {
    const ann = await climberOf(t);
    const body = { contextNarrative: 'Learn Spanish', weeklyCommitmentHours: 4 };
    const { json } = await ann.send('POST', '/api/ai/estimate-timeline', body);
    expect(json).toEqual({ weeks: Math.ceil(json.hours / 4), hours: expect.any(Number) });
  });

  it('compares with the last eight whole weeks, from the first that was tracked, in as many statements whatever there is', async () => {
    const ann = await climberOf(t);
    const check = async (hours: number) => {
      const before = t.statements.length;
      const answer = await ann.send('POST', '/api/ai/feasibility-check', { weeks: 4, weeklyCommitmentHours: hours });
      expect(answer.status).toBe(200);
      return { ...answer.json, statements: t.statements.length - before };
    };
    const nothing = await check(4);
    expect(nothing).toMatchObject({ ratio: null });
    const track = (week: number, minutes: number) =>
      t.db
        .insertInto('time_entries')
        .values(entryRow(ann.userId, ann.goal, Date.parse(weekBefore(week)) + 12 * 3_600_000, minutes))
        .execute();
    // This week and the ninth before it do not count; the weeks between the sixth and this one do.
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
    // Six weeks, four of 480 minutes: the median of 0, 0, 480, 480, 480, 480.
    expect(await check(4)).toMatchObject({ ratio: 0.5, feasible: true, statements: nothing.statements });
    expect(await check(16)).toMatchObject({ ratio: 2, feasible: false });
    await track(8, 60);
    // Now eight: 60, 0, 480, 480, 480, 480, 0, 0.
    expect(await check(4)).toMatchObject({ ratio: 0.89 });
  });

  it('takes a title that nobody can see for none', async () => {
    const ann = await climberOf(t);
    const body = { sessionId: 's', focusAreaId: ann.area, userPrompt: 'Learn Spanish', draft: true };
    const titled = async (title?: string) => (await ann.send('POST', WIZARD, { ...body, title })).json.draft.title;
    const fitting = await titled();
    expect(fitting).not.toBe('');
    for (const title of ['', ' ', '\u200b', '\u200d\ufe0f', '\u2800']) expect(await titled(title)).toBe(fitting);
    expect(await titled('Mine')).toBe('Mine');
  });

  it.each([(pillar: string) => pillar.toLowerCase(), () => 'x', () => ''])(
    'knows what an answer is about by its place where nothing else says so',
    async (pillarOf) => {
      const ann = await climberOf(t);
      const draft = async (told: (pillar: string) => string) => {
        const history = said.map((a, n) => ({ q: 'What?', a, pillar: told(pillars[n]!) }));
        const body = { sessionId: 's', focusAreaId: ann.area, userPrompt: 'A plan', history, draft: true };
        return (await ann.send('POST', WIZARD, body)).json.draft;
      };
      const right = await draft((pillar) => pillar);
      expect(right.title).toContain('Spanish');
      expect(await draft(pillarOf)).toEqual(right);
    },
  );
});
