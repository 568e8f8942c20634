import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, it } from 'vitest';
import { errorMessages } from '#contract/schema/errors.ts';
import { maxConcurrentModelCalls, modelTimeoutMs, rateLimits } from '#domain/limits.ts';
import { createRateLimiter } from '#server/http/rate-limits/rate-limiter.ts';
import { loadSigner } from '#server/http/security/signer.ts';
import { sampleDraft, getUserId } from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { type ModelReply, neverReply, startModelServer, validReply } from '#server/testing/fakes/model-server.ts';

const FORM = '/api/ai/generate-action-plan';
const WIZARD = '/api/ai/generate-plan';
const TIMEOUT_MS = 3000;

const model = await startModelServer();
afterAll(() => model.close());
afterEach(() => model.reset());

const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small-model', AI_BASE_URL: model.url };

async function exhaustLimit(t: TestApp, limit: keyof typeof rateLimits, userId: string): Promise<void> {
  const limiter = createRateLimiter(t.db, await loadSigner(t.db));
  for (let time = 0; time < rateLimits[limit].max; time++) await limiter.consume(limit, userId, t.now);
}

/** The attempts counted against a limit. */
async function readCount(t: TestApp, limit: keyof typeof rateLimits, userId: string): Promise<number> {
  const key = (await loadSigner(t.db)).sign(`limit ${limit}`, userId);
  const row = await t.db.selectFrom('rate_limits').select('count').where('key', '=', key).executeTakeFirst();
  return row?.count ?? 0;
}

/** A reply that the model sends once it is released. */
function holdReply() {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const reply: ModelReply = (...args) => void promise.then(() => validReply(...args));
  return { reply, release };
}

describeOnEachDatabase(
  'assistant rate limits',
  { env, modelTimeoutsMs: { plan: TIMEOUT_MS, question: TIMEOUT_MS } },
  (t) => {
    const rateLimited = (limit: keyof typeof rateLimits) => [
      429,
      { message: errorMessages.tooManyRequests },
      String(rateLimits[limit].windowMs / 1000),
    ];
    const summarize = ({
      status,
      json,
      headers,
    }: Awaited<ReturnType<Awaited<ReturnType<typeof createPlanningUser>>['send']>>) => [
      status,
      json,
      headers['retry-after'],
    ];

    it('limit plans and model plans separately, per user, without calling the model (RL-01, AI-05)', async () => {
      const [ann, ben] = [await createPlanningUser(t), await createPlanningUser(t)];
      const generate = (user: typeof ann, more: object = {}) =>
        user.send('POST', FORM, { focusAreaId: user.area, userPrompt: 'Run', draft: true, ...more });
      await exhaustLimit(t, 'modelPlansByUser', ann.userId);
      expect(summarize(await generate(ann))).toEqual(rateLimited('modelPlansByUser'));
      expect(model.requests).toEqual([]);
      expect(await readCount(t, 'plansByUser', ann.userId)).toBe(0);
      // The built-in generator is still available.
      expect((await generate(ann, { planner: 'builtIn' })).status).toBe(200);
      expect((await generate(ben)).status).toBe(200);
      await exhaustLimit(t, 'plansByUser', ben.userId).catch(() => {});
      expect(summarize(await generate(ben, { planner: 'builtIn' }))).toEqual(rateLimited('plansByUser'));
      const wizard = { sessionId: 's', focusAreaId: ben.area, userPrompt: 'Run' };
      expect(summarize(await ben.send('POST', WIZARD, wizard))).toEqual(rateLimited('plansByUser'));
      t.now += rateLimits.plansByUser.windowMs;
      expect((await generate(ben)).status).toBe(200);
    });

    it('limit questions, summaries and estimates together, but not saving (RL-01)', async () => {
      const ann = await createPlanningUser(t);
      await exhaustLimit(t, 'questionsByUser', ann.userId);
      for (const [path, body] of [
        ['next-question', { sessionId: 's', history: [] }],
        ['summarize-context', { sessionId: 's', newAnswers: { 'Why?': 'So' } }],
        ['feasibility-check', { weeks: 4, weeklyCommitmentHours: 4 }],
        ['estimate-timeline', { contextNarrative: 'Run', weeklyCommitmentHours: 4 }],
      ] as const) {
        expect(summarize(await ann.send('POST', `/api/ai/${path}`, body))).toEqual(rateLimited('questionsByUser'));
      }
      expect(model.requests).toEqual([]);
      const saved = await ann.send('POST', '/api/ai/save-plan', { focusAreaId: ann.area, draft: sampleDraft });
      expect(saved.status).toBe(201);
    });

    it('do not count requests that are invalid or name an unknown focus area', async () => {
      const ann = await createPlanningUser(t);
      const counts = () => t.db.selectFrom('rate_limits').select(['key', 'count']).orderBy('key').execute();
      const before = await counts();
      expect((await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: '' })).status).toBe(422);
      const unknownArea = { focusAreaId: ann.userId, userPrompt: 'Run' };
      expect((await ann.send('POST', FORM, unknownArea)).status).toBe(404);
      expect(await counts()).toEqual(before);
    });

    it('allow one generation at a time per user, across form and wizard (AI-05)', async () => {
      const ann = await createPlanningUser(t);
      const body = { focusAreaId: ann.area, userPrompt: 'Run' };
      for (let round = 0; round < 2; round++) {
        model.reset();
        const { reply, release } = holdReply();
        model.script(reply, reply, reply);
        const statuses: number[] = [];
        const requests = [
          ann.send('POST', FORM, body),
          ann.send('POST', WIZARD, { ...body, sessionId: 's' }),
          ann.send('POST', FORM, { ...body, draft: true }),
        ].map(async (request) => statuses.push((await request).status));
        await expect.poll(() => statuses).toEqual([429, 429]);
        release();
        await Promise.all(requests);
        expect(statuses).toEqual([429, 429, expect.toBeOneOf([200, 201])]);
        expect(model.requests).toHaveLength(1);
      }
      expect((await ann.plans()).length).toBeLessThanOrEqual(2);
      // Requests rejected as busy are not counted.
      expect(await readCount(t, 'plansByUser', ann.userId)).toBe(2);
      expect(await readCount(t, 'modelPlansByUser', ann.userId)).toBe(2);
    });

    it('hold the lease for as long as generating and storing a plan may take', async () => {
      const ann = await createPlanningUser(t);
      const body = { focusAreaId: ann.area, userPrompt: 'Run', draft: true };
      const start = t.now;
      const { reply, release } = holdReply();
      model.script(reply);
      const first = ann.send('POST', FORM, body);
      await expect.poll(() => model.requests.length).toBe(1);
      t.now = start + TIMEOUT_MS + 9999;
      const second = await ann.send('POST', FORM, { ...body, planner: 'builtIn' });
      t.now = start;
      release();
      expect([second.status, (await first).status]).toEqual([429, 200]);
    });

    it('allow one question to the model at a time, but any number to the built-in generator', async () => {
      const ann = await createPlanningUser(t);
      const questionBody = { sessionId: 's', history: [] };
      const { reply, release } = holdReply();
      model.script(reply);
      const first = ann.send('POST', '/api/ai/next-question', questionBody);
      await expect.poll(() => model.requests.length).toBe(1);
      const { status, json } = await ann.send('POST', '/api/ai/next-question', questionBody);
      expect([status, json]).toEqual([429, { message: 'The assistant is still thinking about your last answer.' }]);
      const builtIn = await ann.send('POST', '/api/ai/next-question', { ...questionBody, planner: 'builtIn' });
      expect(builtIn.status).toBe(200);
      release();
      expect((await first).status).toBe(200);
      expect(await readCount(t, 'questionsByUser', ann.userId)).toBe(2);
      expect((await ann.send('POST', '/api/ai/next-question', questionBody)).status).toBe(200);
    });

    it('count a summary as a question, but never ask a model for it', async () => {
      const ann = await createPlanningUser(t);
      const body = { sessionId: 's', contextNarrative: 'Learn Spanish', newAnswers: { 'Why?': 'For work' } };
      const { status, json } = await ann.send('POST', '/api/ai/summarize-context', body);
      expect([status, json]).toEqual([200, { narrative: 'Learn Spanish\nWhy?: For work' }]);
      expect(model.requests).toEqual([]);
      expect(await readCount(t, 'questionsByUser', ann.userId)).toBe(1);
    });

    it('still respond when the lease cannot be released', async () => {
      const ann = await createPlanningUser(t);
      const renameTable = (from: string, to: string) => t.db.schema.alterTable(from).renameTo(to).execute();
      const { reply, release } = holdReply();
      model.script(reply);
      const response = ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' });
      await expect.poll(() => model.requests.length).toBe(1);
      await renameTable('rate_limits', 'rate_limits_away');
      release();
      const { status } = await response;
      await renameTable('rate_limits_away', 'rate_limits');
      expect(status).toBe(201);
      expect(t.log.filter((line) => line.includes('failed to release a lease'))).toHaveLength(1);
      // The lease expires.
      t.now += TIMEOUT_MS + 10_000;
      expect((await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' })).status).toBe(201);
    });

    it('create one plan per idempotency key, even when generating is instant (AI-05)', async () => {
      const ann = await createPlanningUser(t);
      const headers = {
        'idempotency-key': randomUUID(),
        'x-csrf-token': await ann.client.csrfToken(),
        'content-type': 'application/json',
      };
      const body = JSON.stringify({ focusAreaId: ann.area, userPrompt: 'Run', planner: 'builtIn' });
      const responses = await Promise.all(
        Array.from({ length: 8 }, () => ann.client.send('POST', FORM, body, { headers })),
      );
      expect(responses.every(({ status }) => status === 201 || status === 429)).toBe(true);
      expect(new Set(responses.filter(({ status }) => status === 201).map(({ text }) => text)).size).toBe(1);
      expect(await ann.plans()).toHaveLength(1);
    });

    it('let several users generate at the same time', async () => {
      const users = await Promise.all(Array.from({ length: 4 }, () => createPlanningUser(t)));
      const { reply, release } = holdReply();
      model.script(...users.map(() => reply));
      const requests = users.map((user) => user.send('POST', FORM, { focusAreaId: user.area, userPrompt: 'Run' }));
      await expect.poll(() => model.requests.length).toBe(users.length);
      release();
      const responses = await Promise.all(requests);
      expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    });

    it('reject further model calls as busy when too many hang, without slowing down other requests', async () => {
      const ann = await createPlanningUser(t);
      // The limit protects the memory of one server, so it applies to each of them.
      const maxCalls = maxConcurrentModelCalls * t.serverCount;
      const others = await Promise.all(Array.from({ length: maxCalls }, () => createPlanningUser(t)));
      const questionBody = { sessionId: 's', history: [] };
      const planBody = { focusAreaId: ann.area, userPrompt: 'Run' };
      model.script(...others.map(() => neverReply));
      const hanging = others.map((user) => user.send('POST', '/api/ai/next-question', questionBody));
      await expect.poll(() => model.requests.length, { timeout: TIMEOUT_MS }).toBe(maxCalls);
      const busy = await ann.send('POST', FORM, planBody);
      expect([busy.status, busy.json, busy.headers['retry-after']]).toEqual([
        503,
        { message: errorMessages.overloaded },
        '5',
      ]);
      expect((await ann.send('POST', '/api/ai/next-question', questionBody)).status).toBe(503);
      for (const limit of ['plansByUser', 'modelPlansByUser', 'questionsByUser'] as const) {
        expect(await readCount(t, limit, ann.userId)).toBe(0);
      }
      expect((await ann.send('POST', FORM, { ...planBody, planner: 'builtIn' })).status).toBe(201);
      const times: number[] = [];
      for (let time = 0; time < 100; time++) {
        const start = performance.now();
        expect((await ann.client.get('/api/health')).status).toBe(200);
        times.push(performance.now() - start);
      }
      expect(times.toSorted((a, b) => a - b)[95]).toBeLessThan(250);
      expect((await Promise.all(hanging)).every(({ status }) => status === 502)).toBe(true);
      // New calls are accepted again.
      model.reset();
      expect((await ann.send('POST', FORM, planBody)).status).toBe(201);
    });
  },
);

describeOnEachDatabase('a lease', {}, (t) => {
  const limiter = async () => createRateLimiter(t.db, await loadSigner(t.db));

  it('is held by one caller across servers until it is released or expires', async () => {
    const userId = await getUserId(await t.signUp());
    const servers = [await limiter(), await limiter()];
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        servers[n % 2]!.acquireLease('generation', userId, t.now, modelTimeoutMs.plan, 'Held.'),
      ),
    );
    const held = attempts.filter((attempt) => attempt.status === 'fulfilled');
    expect(held).toHaveLength(1);
    await held[0]!.value();
    const stale = await servers[1]!.acquireLease('generation', userId, t.now, 1000, 'Held.');
    // A lease of a crashed server blocks others only until it expires.
    await expect(servers[0]!.acquireLease('generation', userId, t.now + 999, 1000, 'Held.')).rejects.toMatchObject({
      status: 429,
      message: 'Held.',
    });
    const next = await servers[0]!.acquireLease('generation', userId, t.now + 1000, 1000, 'Held.');
    // Releasing an expired lease does not release the one that replaced it.
    await stale();
    await expect(servers[1]!.acquireLease('generation', userId, t.now + 1500, 1000, 'Held.')).rejects.toMatchObject({
      status: 429,
      message: 'Held.',
    });
    await next();
    expect(
      await t.db
        .selectFrom('rate_limits')
        .selectAll()
        .where('resets_at', '<=', t.now + 2000)
        .execute(),
    ).toEqual([]);
  });
});
