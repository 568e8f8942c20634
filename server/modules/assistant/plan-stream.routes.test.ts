import { afterAll, afterEach, expect, it } from 'vitest';
import { type PlanStreamEvent, planStreams } from '#contract/assistant/plan-stream.ts';
import { rateLimits } from '#domain/limits.ts';
import { createRateLimiter } from '#server/http/rate-limits/rate-limiter.ts';
import { loadSigner } from '#server/http/security/signer.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import {
  type ModelReply,
  floodReply,
  type ReplyStream,
  replyWith,
  replyWithHtml,
  replyWithStatus,
  startModelServer,
  startStream,
  toGoalText,
  validPlan,
} from '#server/testing/fakes/model-server.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

const { path } = planStreams.create;
type PlanningUser = Awaited<ReturnType<typeof createPlanningUser>>;
type StreamError = { readonly type: 'error'; readonly message: string; readonly concern?: string };

const model = await startModelServer();
afterAll(() => model.close());
afterEach(() => model.reset());

const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small-model', AI_BASE_URL: model.url };
const goalTexts = validPlan(3).goals.map(toGoalText);
const parseLines = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PlanStreamEvent | StreamError);

/** Scripts a reply that the test continues. */
function holdReply(): Promise<ReplyStream> {
  const { promise, resolve } = Promise.withResolvers<ReplyStream>();
  const reply: ModelReply = (request, response) => resolve(startStream(request, response));
  model.script(reply);
  return promise;
}

/** Calls the endpoint over a socket, and reads the events one by one. */
async function openStream(t: TestApp, user: PlanningUser, body: object) {
  const address = t.app.server.listening
    ? `http://127.0.0.1:${(t.app.server.address() as { readonly port: number }).port}`
    : await t.app.listen({ port: 0, host: '127.0.0.1' });
  const controller = new AbortController();
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      cookie: user.client.cookieHeader,
      'x-csrf-token': await user.client.csrfToken(),
      'content-type': 'application/json',
      'accept-encoding': 'gzip, br',
    },
    body: JSON.stringify({ focusAreaId: user.area, ...body }),
    signal: controller.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const waiting: (PlanStreamEvent | StreamError)[] = [];
  const next = async () => {
    while (waiting.length === 0) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      waiting.push(...parseLines(value));
    }
    return waiting.shift();
  };
  return { response, next, abort: () => controller.abort() };
}

async function readCount(t: TestApp, limit: keyof typeof rateLimits, userId: string): Promise<number> {
  const key = (await loadSigner(t.db)).sign(`limit ${limit}`, userId);
  const row = await t.db.selectFrom('rate_limits').select('count').where('key', '=', key).executeTakeFirst();
  return row?.count ?? 0;
}

describeOnEachDatabase('the plan stream', { env, modelTimeoutsMs: { plan: 10_000, idle: 2000 }, servers: 1 }, (t) => {
  const prompt = { userPrompt: 'Learn to row', numberOfWeeks: 3 };

  it('sends each week as soon as the model has written it, uncompressed and unbuffered (AI-11)', async () => {
    const ann = await createPlanningUser(t);
    const before = await dumpDatabase(t.db);
    const held = holdReply();
    const opening = openStream(t, ann, prompt);
    const reply = await held;
    reply.send(`# Row\n> Done when: 5 km.\n\n${goalTexts[0]}\n${goalTexts[1]!.slice(0, 20)}`);
    const { response, next } = await opening;
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(await next()).toMatchObject({
      type: 'start',
      planner: 'model',
      draft: { title: 'Row', description: 'Done when: 5 km.', weeks: 3, weeklyCommitmentHours: 4, goals: [] },
    });
    expect(await next()).toEqual({ type: 'goal', goal: validPlan(3).goals[0], number: 1, of: 3 });
    reply.send(`${goalTexts[1]!.slice(20)}\n${goalTexts[2]}`);
    expect(await next()).toMatchObject({ type: 'goal', number: 2 });
    reply.end();
    expect(await next()).toMatchObject({ type: 'goal', number: 3 });
    expect(await next()).toMatchObject({
      type: 'done',
      planner: 'model',
      changes: [],
      draft: { title: 'Row', weeks: 3, goals: validPlan(3).goals },
    });
    expect(await next()).toBeUndefined();
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('reports an error before the first week with its own status, and a later one as the last event (AI-11)', async () => {
    const ann = await createPlanningUser(t);
    const body = { ...prompt, focusAreaId: ann.area };
    model.script(replyWithStatus(401));
    const early = await ann.send('POST', path, body);
    expect([early.status, early.json.message]).toEqual([
      502,
      'AI generation failed. The model rejected the API key (401). Whoever runs this server has to fix this.',
    ]);
    const held = holdReply();
    const opening = openStream(t, ann, prompt);
    (await held).send(`# Row\n\n${goalTexts[0]}\n${goalTexts[1]}`);
    const { next } = await opening;
    expect([(await next())?.type, (await next())?.type]).toEqual(['start', 'goal']);
    expect(await next()).toEqual({
      type: 'error',
      message: 'AI generation failed. The model sent nothing more for 2 seconds.',
    });
    expect(await next()).toBeUndefined();
    // The model has failed, so neither attempt counts, and the next one can start at once.
    expect(await readCount(t, 'plansByUser', ann.userId)).toBe(0);
    expect(await readCount(t, 'modelPlansByUser', ann.userId)).toBe(0);
    expect((await ann.send('POST', path, body)).status).toBe(200);
    expect(await readCount(t, 'modelPlansByUser', ann.userId)).toBe(1);
  });

  it.each([
    ['nothing', replyWith('')],
    ['something else than a plan', replyWith('No.')],
    ['an HTML page', replyWithHtml],
    ['too much', floodReply(50_000_000)],
  ])('does not count an attempt for which the model returned %s', async (_, reply) => {
    const ann = await createPlanningUser(t);
    model.script(reply, reply);
    expect((await ann.send('POST', path, { ...prompt, focusAreaId: ann.area })).status).toBe(502);
    expect(await readCount(t, 'plansByUser', ann.userId)).toBe(0);
    expect(await readCount(t, 'modelPlansByUser', ann.userId)).toBe(0);
  });

  it('passes on what the model wants to know, instead of offering help', async () => {
    const ann = await createPlanningUser(t);
    const question = "I'm sorry, I need more information: how far can you row today?";
    for (const [reply, expected] of [
      [question, question],
      ["I'm sorry, I need more information.", "I'm sorry, I need more information."],
      [`${'I could do this in many ways. '.repeat(40)}\n\nWhich boat do you have?`, 'Which boat do you have?'],
      [`Why? ${'🚣'.repeat(700)}`, `Why? ${'🚣'.repeat(495)}`],
    ] as const) {
      model.script(replyWith(reply));
      const { status, json } = await ann.send('POST', path, { ...prompt, focusAreaId: ann.area });
      expect([status, json]).toEqual([422, { message: 'The model has a question first.', question: expected }]);
    }
    expect(model.requests).toHaveLength(4);
    expect(await readCount(t, 'plansByUser', ann.userId)).toBe(0);
    expect(await readCount(t, 'modelPlansByUser', ann.userId)).toBe(0);
    expect(t.log.filter((line) => line.includes('how far'))).toEqual([]);
  });

  it('does not take an apology for a refusal', async () => {
    const ann = await createPlanningUser(t);
    model.script(replyWith("I'm sorry, I can't do that."), replyWith("I'm sorry, I can't do that."));
    const { status, json } = await ann.send('POST', path, { ...prompt, focusAreaId: ann.area });
    expect([status, json]).toEqual([502, { message: 'AI generation failed. The model did not return a valid plan.' }]);
  });

  it('writes the missing weeks of a draft, and returns them after those that the user has', async () => {
    const ann = await createPlanningUser(t);
    const [first, , third] = validPlan(3).goals;
    const own = { ...first!, title: 'Week 1: My own words', tasks: [{ title: 'Row 11 h (11 h)' }] };
    const empty = { title: 'Week 2: Spare week', tasks: [], resources: [] };
    const continues = {
      title: 'My plan',
      description: 'For the summer',
      structure: 'weekly',
      weeks: 2,
      weeklyCommitmentHours: 4,
      commitmentLevel: 'Medium',
      goals: [own, empty],
    };
    const body = { ...prompt, continues, focusAreaId: ann.area };
    model.script(replyWith(`Sure, here is the rest:\n\n${goalTexts[1]}\n${goalTexts[2]}`));
    const events = parseLines((await ann.send('POST', path, body)).text);
    expect(events.map(({ type }) => type)).toEqual(['start', 'goal', 'goal', 'goal', 'done']);
    expect(events.at(-1)).toMatchObject({
      draft: { title: 'My plan', description: 'For the summer', weeks: 3, goals: [own, validPlan(3).goals[1], third] },
      changes: [],
    });
    const sent = JSON.stringify(model.requests[0]!.body.messages);
    expect(sent).toContain('- [ ] Row 11 h (11 h)');
    expect(sent).toContain('You have written 1 of 3 weeks.');
    const builtIn = await ann.send('POST', path, { ...body, planner: 'builtIn' });
    expect([builtIn.status, builtIn.json.message]).toEqual([409, planStreams.create.messages[409]]);
  });

  it('closes the connection to the model when the client stops reading, and releases the lease', async () => {
    const ann = await createPlanningUser(t);
    const held = holdReply();
    const opening = openStream(t, ann, prompt);
    (await held).send(`# Row\n\n${goalTexts[0]}\n${goalTexts[1]}`);
    const { next, abort } = await opening;
    expect((await next())?.type).toBe('start');
    const errors = t.log.length;
    const busy = await ann.send('POST', path, { ...prompt, focusAreaId: ann.area });
    expect([busy.status, busy.json.message]).toEqual([429, planStreams.create.messages[429]]);
    abort();
    await expect.poll(() => model.requests[0]!.wasAborted).toBe(true);
    await expect
      .poll(async () => (await ann.send('POST', path, { ...prompt, focusAreaId: ann.area })).status)
      .toBe(200);
    expect(t.log).toHaveLength(errors);
  });

  it('offers help if the model refuses, or before it is asked (AI-11)', async () => {
    const ann = await createPlanningUser(t);
    model.script(replyWith('**REFUSED**'));
    const refused = await ann.send('POST', path, { ...prompt, focusAreaId: ann.area });
    expect([refused.status, refused.json.concern]).toEqual([422, 'refused']);
    model.reset();
    const danger = { focusAreaId: ann.area, userPrompt: 'I want to kill myself' };
    const stopped = await ann.send('POST', path, danger);
    expect([stopped.status, stopped.json.concern]).toEqual([422, 'selfHarm']);
    expect(model.requests).toEqual([]);
  });

  it('may be about a title with the word of a refusal', async () => {
    const ann = await createPlanningUser(t);
    for (const title of ['# REFUSED: a novel', '# Reading REFUSED', 'REFUSED: a novel']) {
      model.script(replyWith(`${title}\n\n${goalTexts.join('')}`));
      expect((await ann.send('POST', path, { ...prompt, focusAreaId: ann.area })).status).toBe(200);
    }
    for (const reply of ['“REFUSED.”', 'REFUSED: I cannot help with this.']) {
      model.script(replyWith(reply));
      expect((await ann.send('POST', path, { ...prompt, focusAreaId: ann.area })).json.concern).toBe('refused');
    }
  });

  it('validates its input and respects the limits', async () => {
    const ann = await createPlanningUser(t);
    expect((await ann.send('POST', path, { userPrompt: 'Row' })).status).toBe(422);
    expect((await ann.send('POST', path, { focusAreaId: ann.area, userPrompt: ' ' })).status).toBe(422);
    expect((await ann.send('POST', path, { focusAreaId: ann.userId, userPrompt: 'Row' })).status).toBe(404);
    const limiter = createRateLimiter(t.db, await loadSigner(t.db));
    for (let time = 0; time < rateLimits.modelPlansByUser.max; time++)
      await limiter.consume('modelPlansByUser', ann.userId, t.now);
    const limited = await ann.send('POST', path, { focusAreaId: ann.area, userPrompt: 'Row' });
    expect([limited.status, limited.headers['retry-after']]).toEqual([429, '3600']);
    expect(model.requests).toEqual([]);
  });

  it('sends the plan of the built-in generator at once, with the title and description of the user', async () => {
    const ann = await createPlanningUser(t);
    const history = [{ q: 'What?', a: 'Learn to row', pillar: 'Specific' }];
    const own = { title: 'On the water', description: 'For the summer', history };
    const { text } = await ann.send('POST', path, { ...prompt, ...own, focusAreaId: ann.area, planner: 'builtIn' });
    const events = parseLines(text);
    expect(events.map(({ type }) => type)).toEqual(['start', 'goal', 'goal', 'goal', 'done']);
    expect(events.at(-1)).toMatchObject({
      planner: 'builtIn',
      draft: { title: 'On the water', description: 'For the summer', weeks: 3 },
    });
    expect(model.requests).toEqual([]);
  });
});
