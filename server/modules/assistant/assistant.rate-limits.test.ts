import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, it } from 'vitest';
import { messages } from '#contract/errors.ts';
import { modelCallsAtOnce, modelTimeMs, rateLimits } from '#domain/limits.ts';
import { openRateLimiter } from '../../http/rate-limit.ts';
import { openSeal } from '../../http/secret.ts';
import { sampleDraft, userIdOf } from '../../testing/account.ts';
import { type AppUnderTest, describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import { hanging, startModelServer, well } from '../../testing/model-server.ts';

const FORM = '/api/ai/generate-action-plan';
const WIZARD = '/api/ai/generate-plan';
const TIME = 3000;

const model = await startModelServer();
afterAll(() => model.close());
afterEach(() => model.reset());

const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small-model', AI_BASE_URL: model.url };

async function useUp(t: AppUnderTest, limit: keyof typeof rateLimits, of: string): Promise<void> {
  const limiter = openRateLimiter(t.db, await openSeal(t.db));
  for (let time = 0; time < rateLimits[limit].max; time++) await limiter.take(limit, of, t.now);
}

/** How many tries count for somebody. */
async function countOf(t: AppUnderTest, limit: keyof typeof rateLimits, of: string): Promise<number> {
  const key = (await openSeal(t.db))(`limit ${limit}`, of);
  const row = await t.db.selectFrom('rate_limits').select('count').where('key', '=', key).executeTakeFirst();
  return row?.count ?? 0;
}

const slowly =
  (ms: number) =>
  (...args: Parameters<typeof well>) =>
    void setTimeout(() => well(...args), ms);

describeOnEachDatabase(
  'how often the assistant may be asked',
  { env, modelTimeMs: { plan: TIME, question: TIME } },
  (t) => {
    const refused = (limit: keyof typeof rateLimits) => [
      429,
      { message: messages.tooMany },
      String(rateLimits[limit].windowMs / 1000),
    ];
    const told = ({ status, json, headers }: Awaited<ReturnType<Awaited<ReturnType<typeof climberOf>>['send']>>) => [
      status,
      json,
      headers['retry-after'],
    ];

    it('has an end for plans, another for those of a model, and costs neither a model call nor others theirs', async () => {
      const [ann, ben] = [await climberOf(t), await climberOf(t)];
      const ask = (who: typeof ann, more: object = {}) =>
        who.send('POST', FORM, { focusAreaId: who.area, userPrompt: 'Run', draft: true, ...more });
      await useUp(t, 'modelPlansByUser', ann.userId);
      expect(told(await ask(ann))).toEqual(refused('modelPlansByUser'));
      expect(model.requests).toEqual([]);
      expect(await countOf(t, 'plansByUser', ann.userId)).toBe(0);
      // What needs no model goes on.
      expect((await ask(ann, { planner: 'builtIn' })).status).toBe(200);
      expect((await ask(ben)).status).toBe(200);
      await useUp(t, 'plansByUser', ben.userId).catch(() => {});
      expect(told(await ask(ben, { planner: 'builtIn' }))).toEqual(refused('plansByUser'));
      const wizard = { sessionId: 's', focusAreaId: ben.area, userPrompt: 'Run' };
      expect(told(await ben.send('POST', WIZARD, wizard))).toEqual(refused('plansByUser'));
      t.now += rateLimits.plansByUser.windowMs;
      expect((await ask(ben)).status).toBe(200);
    });

    it('has an end for questions, stories and estimates together, but not for saving', async () => {
      const ann = await climberOf(t);
      await useUp(t, 'questionsByUser', ann.userId);
      for (const [path, body] of [
        ['next-question', { sessionId: 's', history: [] }],
        ['summarize-context', { sessionId: 's', newAnswers: { 'Why?': 'So' } }],
        ['feasibility-check', { weeks: 4, weeklyCommitmentHours: 4 }],
        ['estimate-timeline', { contextNarrative: 'Run', weeklyCommitmentHours: 4 }],
      ] as const) {
        expect(told(await ann.send('POST', `/api/ai/${path}`, body))).toEqual(refused('questionsByUser'));
      }
      expect(model.requests).toEqual([]);
      const saved = await ann.send('POST', '/api/ai/save-plan', { focusAreaId: ann.area, draft: sampleDraft });
      expect(saved.status).toBe(201);
    });

    it('does not count what was wrong or has no place to go', async () => {
      const ann = await climberOf(t);
      const counts = () => t.db.selectFrom('rate_limits').select(['key', 'count']).orderBy('key').execute();
      const before = await counts();
      expect((await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: '' })).status).toBe(422);
      const nowhere = { focusAreaId: ann.userId, userPrompt: 'Run' };
      expect((await ann.send('POST', FORM, nowhere)).status).toBe(404);
      expect(await counts()).toEqual(before);
    });

    it('is once at a time: whoever clicks twice, be it in the other form, gets one plan', async () => {
      const ann = await climberOf(t);
      const body = { focusAreaId: ann.area, userPrompt: 'Run' };
      for (let round = 0; round < 2; round++) {
        model.reset();
        model.script(slowly(500), slowly(500), slowly(500));
        const answers = await Promise.all([
          ann.send('POST', FORM, body),
          ann.send('POST', WIZARD, { ...body, sessionId: 's' }),
          ann.send('POST', FORM, { ...body, draft: true }),
        ]);
        const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
        expect(statuses.slice(1)).toEqual([429, 429]);
        expect(model.requests).toHaveLength(1);
      }
      expect((await ann.plans()).length).toBeLessThanOrEqual(2);
      // Whoever was told to wait has not paid for it.
      expect(await countOf(t, 'plansByUser', ann.userId)).toBe(2);
      expect(await countOf(t, 'modelPlansByUser', ann.userId)).toBe(2);
    });

    it('is once at a time for as long as a plan may take to be written and stored', async () => {
      const ann = await climberOf(t);
      const body = { focusAreaId: ann.area, userPrompt: 'Run', draft: true };
      const began = t.now;
      model.script(slowly(500));
      const first = ann.send('POST', FORM, body);
      await expect.poll(() => model.requests.length).toBe(1);
      t.now = began + TIME + 9999;
      const second = await ann.send('POST', FORM, { ...body, planner: 'builtIn' });
      t.now = began;
      expect([second.status, (await first).status]).toEqual([429, 200]);
    });

    it('is once at a time for questions to the model, too, but not for those to the built-in planner', async () => {
      const ann = await climberOf(t);
      const asking = { sessionId: 's', history: [] };
      const telling = { sessionId: 's', newAnswers: { 'Why?': 'So' } };
      model.script(slowly(500));
      const first = ann.send('POST', '/api/ai/next-question', asking);
      await expect.poll(() => model.requests.length).toBe(1);
      for (const [path, body] of [
        ['next-question', asking],
        ['summarize-context', telling],
      ] as const) {
        const { status, json } = await ann.send('POST', `/api/ai/${path}`, body);
        expect([status, json]).toEqual([429, { message: 'The assistant is still thinking about your last answer.' }]);
        expect((await ann.send('POST', `/api/ai/${path}`, { ...body, planner: 'builtIn' })).status).toBe(200);
      }
      expect((await first).status).toBe(200);
      expect(await countOf(t, 'questionsByUser', ann.userId)).toBe(3);
      expect((await ann.send('POST', '/api/ai/summarize-context', telling)).status).toBe(200);
    });

    it('is answered, also where it cannot be written down that it is over', async () => {
      const ann = await climberOf(t);
      const away = (from: string, to: string) => t.db.schema.alterTable(from).renameTo(to).execute();
      model.script(slowly(500));
      const written = ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' });
      await expect.poll(() => model.requests.length).toBe(1);
      await away('rate_limits', 'rate_limits_away');
      const { status } = await written;
      await away('rate_limits_away', 'rate_limits');
      expect(status).toBe(201);
      expect(t.log.filter((line) => line.includes('a lease was not given back'))).toHaveLength(1);
      // It ends by itself.
      t.now += TIME + 10_000;
      expect((await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' })).status).toBe(201);
    });

    it('with one key makes one plan, however quickly it is written', async () => {
      const ann = await climberOf(t);
      const headers = {
        'idempotency-key': randomUUID(),
        'x-csrf-token': await ann.client.csrfToken(),
        'content-type': 'application/json',
      };
      const body = JSON.stringify({ focusAreaId: ann.area, userPrompt: 'Run', planner: 'builtIn' });
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => ann.client.send('POST', FORM, body, { headers })),
      );
      expect(answers.every(({ status }) => status === 201 || status === 429)).toBe(true);
      expect(new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text)).size).toBe(1);
      expect(await ann.plans()).toHaveLength(1);
    });

    it('is once at a time for each, not for all', async () => {
      const people = await Promise.all(Array.from({ length: 4 }, () => climberOf(t)));
      model.script(...people.map(() => slowly(100)));
      const answers = await Promise.all(
        people.map((each) => each.send('POST', FORM, { focusAreaId: each.area, userPrompt: 'Run' })),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    });

    it('slows nobody down: with as many models hanging as there may be, the rest answers at once, and one more is told to wait', async () => {
      const ann = await climberOf(t);
      // As many on each server: it is its own memory that it guards.
      const most = modelCallsAtOnce * t.servers;
      const others = await Promise.all(Array.from({ length: most }, () => climberOf(t)));
      const asking = { sessionId: 's', history: [] };
      const writing = { focusAreaId: ann.area, userPrompt: 'Run' };
      model.script(...others.map(() => hanging));
      const waiting = others.map((each) => each.send('POST', '/api/ai/next-question', asking));
      await expect.poll(() => model.requests.length, { timeout: TIME }).toBe(most);
      const busy = await ann.send('POST', FORM, writing);
      expect([busy.status, busy.json, busy.headers['retry-after']]).toEqual([503, { message: messages.busy }, '5']);
      expect((await ann.send('POST', '/api/ai/next-question', asking)).status).toBe(503);
      for (const limit of ['plansByUser', 'modelPlansByUser', 'questionsByUser'] as const) {
        expect(await countOf(t, limit, ann.userId)).toBe(0);
      }
      expect((await ann.send('POST', FORM, { ...writing, planner: 'builtIn' })).status).toBe(201);
      const times: number[] = [];
      for (let time = 0; time < 100; time++) {
        const began = performance.now();
        expect((await ann.client.get('/api/health')).status).toBe(200);
        times.push(performance.now() - began);
      }
      expect(times.toSorted((a, b) => a - b)[95]).toBeLessThan(250);
      expect((await Promise.all(waiting)).every(({ status }) => status === 502)).toBe(true);
      // The places are free again.
      model.reset();
      expect((await ann.send('POST', FORM, writing)).status).toBe(201);
    });
  },
);

describeOnEachDatabase('a lease', {}, (t) => {
  const limiter = async () => openRateLimiter(t.db, await openSeal(t.db));

  it('is held by one of many, on whichever server, until it is given back or its time is over', async () => {
    const userId = await userIdOf(await t.signedUp());
    const servers = [await limiter(), await limiter()];
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        servers[n % 2]!.hold('generation', userId, t.now, modelTimeMs.plan, 'Held.'),
      ),
    );
    const held = tries.filter((each) => each.status === 'fulfilled');
    expect(held).toHaveLength(1);
    await held[0]!.value();
    const stale = await servers[1]!.hold('generation', userId, t.now, 1000, 'Held.');
    // A server that died with it is waited for no longer than its time.
    await expect(servers[0]!.hold('generation', userId, t.now + 999, 1000, 'Held.')).rejects.toMatchObject({
      status: 429,
      message: 'Held.',
    });
    const next = await servers[0]!.hold('generation', userId, t.now + 1000, 1000, 'Held.');
    // Whoever comes back late takes nothing from the next.
    await stale();
    await expect(servers[1]!.hold('generation', userId, t.now + 1500, 1000, 'Held.')).rejects.toMatchObject({
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
