import { afterAll, afterEach, expect, it } from 'vitest';
import { errorMessages } from '#contract/schema/errors.ts';
import { maxConcurrentModelCalls, rateLimits } from '#domain/limits.ts';
import { describeOnEachDatabase, PASSWORD, type TestApp } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import {
  neverReply,
  redirectReply,
  replyWithHtml,
  replyWithStatus,
  resetMidReply,
  startModelServer,
} from '#server/testing/fakes/model-server.ts';

const PATH = '/api/ai/model-key';
const FORM = '/api/ai/generate-action-plan';
const KEY = 'sk-own-0123456789';
const TIMEOUT_MS = 4000;
const OTHER_KEY = 'sk-other-9876543210';

const model = await startModelServer();
const second = await startModelServer();
const operator = await startModelServer();
const servers = [model, second, operator];
afterAll(() => Promise.all(servers.map((server) => server.close())));
afterEach(() => servers.forEach((server) => server.reset()));

const env = { AI_USER_HOSTS: `Fake=${model.url}, Second=${second.url}` };
const body = { provider: 'host:Fake', model: 'own-model', key: KEY };

async function createKeyOwner(t: TestApp, changes: Partial<typeof body> = {}) {
  const ann = await createPlanningUser(t);
  const saved = await ann.send('PUT', PATH, { ...body, ...changes });
  expect([saved.status, saved.json.message]).toEqual([200, undefined]);
  servers.forEach((server) => server.reset());
  return ann;
}

const generateFor = (user: Awaited<ReturnType<typeof createPlanningUser>>, more: object = {}) =>
  user.send('POST', FORM, { focusAreaId: user.area, userPrompt: 'Run', draft: true, ...more });

/** What different providers respond to a key that is wrong or revoked, or whose account has no credit. */
const rejectedKeys = [
  ['OpenAI', replyWithStatus(401, { code: 'invalid_api_key' })],
  ['Anthropic', replyWithStatus(403, { type: 'permission_error' })],
  ['Google', replyWithStatus(400, { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] })],
] as const;
const exhaustedKeys = [
  ['OpenAI', replyWithStatus(429, { code: 'insufficient_quota' })],
  ['Anthropic', replyWithStatus(400, { message: 'Your credit balance is too low to access the Anthropic API.' })],
  ['OpenRouter', replyWithStatus(402)],
] as const;

describeOnEachDatabase(
  "a user's own API key",
  { env, modelTimeoutsMs: { plan: TIMEOUT_MS, question: TIMEOUT_MS } },
  (t) => {
    const countKeys = async () => (await t.db.selectFrom('model_keys').select('user_id').execute()).length;

    it('is checked with one short request, stored, and never returned', async () => {
      const ann = await t.signUp();
      const empty = (await ann.get(PATH)).json;
      expect(empty.modelKey).toBeNull();
      expect(empty.providers.map(({ name }: { name: string }) => name)).toEqual([
        'OpenAI',
        'Anthropic',
        'Google Gemini',
        'Mistral',
        'OpenRouter',
        'Fake',
        'Second',
      ]);
      const saved = await ann.mutate('PUT', PATH, body);
      const modelKey = {
        provider: 'host:Fake',
        model: 'own-model',
        savedAt: new Date(t.now).toISOString(),
        isUsable: true,
      };
      expect([saved.status, saved.json]).toEqual([200, { modelKey }]);
      expect(model.requests).toHaveLength(1);
      const [{ path, headers, body: sent }] = model.requests as [(typeof model.requests)[0]];
      expect([path, headers.authorization]).toEqual(['/v1/chat/completions', `Bearer ${KEY}`]);
      expect(sent).toMatchObject({ model: 'own-model', max_tokens: 16 });
      expect((await ann.get(PATH)).json).toEqual({ ...empty, modelKey });
    });

    it('writes the plans of its owner, and of nobody else', async () => {
      const [ann, ben] = [await createKeyOwner(t), await createPlanningUser(t)];
      expect((await ann.client.get('/api/ai/planner')).json).toEqual({ planner: 'model', model: 'own-model' });
      expect((await ben.client.get('/api/ai/planner')).json).toEqual({ planner: 'builtIn', model: null });
      expect((await generateFor(ann)).json).toMatchObject({
        planner: 'model',
        draft: { title: 'A plan of the model' },
      });
      expect((await generateFor(ben)).json.planner).toBe('builtIn');
      expect((await generateFor(ann, { planner: 'builtIn' })).json.planner).toBe('builtIn');
      const question = await ann.send('POST', '/api/ai/next-question', { sessionId: 's', history: [] });
      expect(question.json.question).toMatch(/^The model asks/);
      expect(model.requests.map(({ headers, body: sent }) => [headers.authorization, sent.model])).toEqual([
        [`Bearer ${KEY}`, 'own-model'],
        [`Bearer ${KEY}`, 'own-model'],
      ]);
    });

    it('is used from the next call on after a change, and never again once it is removed', async () => {
      const ann = await createKeyOwner(t);
      expect((await generateFor(ann)).status).toBe(200);
      await ann.send('PUT', PATH, { provider: 'host:Second', model: 'next-model', key: OTHER_KEY });
      second.reset();
      expect((await generateFor(ann)).status).toBe(200);
      expect([model.requests.length, second.requests[0]!.headers.authorization]).toEqual([1, `Bearer ${OTHER_KEY}`]);
      expect((await ann.send('DELETE', PATH)).status).toBe(204);
      expect((await generateFor(ann)).json.planner).toBe('builtIn');
      expect((await ann.client.get('/api/ai/planner')).json).toEqual({ planner: 'builtIn', model: null });
      expect((await ann.client.get(PATH)).json.modelKey).toBeNull();
      expect((await ann.send('DELETE', PATH)).status).toBe(204);
      expect([model.requests.length, second.requests.length]).toEqual([1, 1]);
    });

    it.each([
      ...rejectedKeys.map(
        ([name, reply]) => [`by ${name}`, reply, 'key', 422, 'Your API key was rejected by Fake.'] as const,
      ),
      ...exhaustedKeys.map(
        ([name, reply]) =>
          [`by ${name} without credit`, reply, 'key', 422, 'Your account with Fake has no credit left.'] as const,
      ),
      ...([400, 404] as const).map(
        (status) =>
          [
            `because of the model (${status})`,
            replyWithStatus(status),
            'model',
            422,
            'Fake does not offer the model “own-model” to you. Please check its name.',
          ] as const,
      ),
      ...([429, 500, 503] as const).map(
        (status) =>
          [
            `for now (${status})`,
            replyWithStatus(status),
            undefined,
            502,
            'Fake is busy or out of order. Your key was not saved. Please try again later.',
          ] as const,
      ),
      ...(
        [
          ['by a hanging server', neverReply],
          ['by a login page', replyWithHtml],
          ['by a lost connection', resetMidReply],
          ['by a redirect', redirectReply(`${second.url}/chat/completions`)],
        ] as const
      ).map(
        ([name, reply]) =>
          [
            name,
            reply,
            undefined,
            502,
            'Fake cannot be reached, or does not respond as expected. Your key was not saved. Please try again later.',
          ] as const,
      ),
    ])('rejected %s is not saved, and the reason is shown (AI-08)', async (_, reply, field, status, message) => {
      const ann = await createKeyOwner(t, { key: OTHER_KEY });
      const before = await dumpDatabase(t.db);
      model.script(reply);
      const response = await ann.send('PUT', PATH, body);
      expect([response.status, response.json.message]).toEqual([status, message]);
      expect(response.json.errors?.map((error: { field: string }) => error.field)).toEqual(field && [field]);
      expect([model.requests.length, second.requests.length]).toEqual([1, 0]);
      expect(await dumpDatabase(t.db)).toBe(before);
    });

    it('is saved if the model thinks for longer than the check allows', async () => {
      const message = 'Could not finish the message because max_tokens or model output limit was reached.';
      const ann = await t.signUp();
      model.script(replyWithStatus(400, { message }));
      expect((await ann.mutate('PUT', PATH, body)).status).toBe(200);
    });

    it.each([
      ...rejectedKeys.map(
        ([name, reply]) =>
          [name, reply, 'Your API key was rejected by Fake. Please enter a new one in Settings.'] as const,
      ),
      ...exhaustedKeys.map(
        ([name, reply]) =>
          [
            `${name} for want of credit`,
            reply,
            'Your account with Fake has no credit left. Please top it up, or enter another key in Settings.',
          ] as const,
      ),
      ['moderation', replyWithStatus(403, { message: 'Your input was flagged' }), 'The model returned an error (403).'],
    ] as const)(
      'that is later rejected by %s is reported when a plan is generated (AI-08)',
      async (_, reply, message) => {
        const ann = await createKeyOwner(t);
        model.script(reply);
        const failed = await generateFor(ann);
        expect([failed.status, failed.json.message]).toEqual([502, `AI generation failed. ${message}`]);
        expect(model.requests).toHaveLength(1);
        // The key is not removed: it may have been a mistake of the provider.
        expect((await generateFor(ann)).status).toBe(200);
        expect((await generateFor(ann, { planner: 'builtIn' })).status).toBe(200);
      },
    );

    it('stays when only the model is changed, for the same provider alone', async () => {
      const ann = await createKeyOwner(t);
      const { key: _, ...withoutKey } = body;
      expect((await ann.send('PUT', PATH, { ...withoutKey, model: 'other-model' })).status).toBe(200);
      expect(model.requests.map(({ headers, body: sent }) => [headers.authorization, sent.model])).toEqual([
        [`Bearer ${KEY}`, 'other-model'],
      ]);
      expect((await generateFor(ann)).json.planner).toBe('model');
      expect(model.requests.at(-1)!.headers.authorization).toBe(`Bearer ${KEY}`);
      const rejected = await ann.send('PUT', PATH, { ...withoutKey, provider: 'host:Second' });
      expect([rejected.status, rejected.json.message]).toEqual([422, 'Please enter your API key.']);
      expect(second.requests).toEqual([]);
    });

    it.each([
      ['provider', { provider: '' }, 'Please choose a provider.'],
      ['provider', { provider: 'https://evil.example/v1' }, 'Please choose a provider from the list.'],
      ['provider', { provider: `host:${model.url}` }, 'Please choose a provider from the list.'],
      ['model', { model: ' ' }, 'Please enter the name of a model.'],
      ['model', { model: 'x'.repeat(201) }, 'The name of a model must be at most 200 characters.'],
      ['model', { model: KEY }, 'This looks like a key. Please enter the name of a model.'],
      ['model', { model: 'sk-another-key' }, 'This looks like a key. Please enter the name of a model.'],
      ['key', { key: ' ' }, 'Please enter your API key.'],
      ['key', { key: `${KEY} twice` }, 'An API key is a single word of letters, digits and punctuation.'],
      ['key', { key: `${KEY}\nX-More: 1` }, 'An API key is a single word of letters, digits and punctuation.'],
      ['key', { key: `${KEY}é` }, 'An API key is a single word of letters, digits and punctuation.'],
      ['key', { key: 'x'.repeat(501) }, 'An API key is a single word of letters, digits and punctuation.'],
      ['key', { key: null }, 'Please enter your API key.'],
      ['key', { key: undefined }, 'Please enter your API key.'],
    ])('needs a valid %s: %j', async (field, changes, message) => {
      const ann = await t.signUp();
      const response = await ann.mutate('PUT', PATH, { ...body, ...changes });
      expect([response.status, response.json.errors]).toEqual([422, [{ field, param: field, msg: message }]]);
      expect(response.text).not.toContain('0123456789');
      expect(model.requests).toEqual([]);
    });

    it('is in no response, export, log line or row (AI-08)', async () => {
      const ann = await createKeyOwner(t);
      const { client } = ann;
      const responses = [await generateFor(ann), await ann.send('PUT', PATH, { ...body, key: `${KEY} x` })];
      for (const reply of [replyWithStatus(401), replyWithHtml, resetMidReply]) {
        model.script(reply, reply);
        responses.push(await generateFor(ann), await ann.send('PUT', PATH, body));
        model.reset();
      }
      for (const path of [PATH, '/api/ai/planner', '/api/export/weekwise.json', '/api/auth/me']) {
        responses.push(await client.get(path));
      }
      expect(responses.map(({ status }) => status)).toContain(200);
      const { encrypted_key } = await t.db
        .selectFrom('model_keys')
        .select('encrypted_key')
        .where('user_id', '=', ann.userId)
        .executeTakeFirstOrThrow();
      for (const text of [...responses.map((response) => response.text), ...t.log]) {
        expect(text).not.toContain(KEY);
        expect(text).not.toContain(encrypted_key);
        expect(text).not.toContain('secret words');
      }
      const dump = await dumpDatabase(t.db);
      for (const encoding of ['utf8', 'base64', 'base64url', 'hex'] as const) {
        expect(dump).not.toContain(Buffer.from(KEY).toString(encoding).replace(/=+$/, ''));
      }
    });

    it('is bound to its owner and its provider', async () => {
      const [ann, ben] = [await createKeyOwner(t), await createKeyOwner(t, { key: OTHER_KEY })];
      const update = (userId: string, changes: object) =>
        t.db.updateTable('model_keys').set(changes).where('user_id', '=', userId).execute();
      const { encrypted_key } = await t.db
        .selectFrom('model_keys')
        .select('encrypted_key')
        .where('user_id', '=', ann.userId)
        .executeTakeFirstOrThrow();
      await update(ben.userId, { encrypted_key });
      await update(ann.userId, { provider: 'host:Second' });
      for (const user of [ann, ben]) {
        expect((await user.client.get(PATH)).json.modelKey.isUsable).toBe(false);
        const failed = await generateFor(user);
        expect([failed.status, failed.json.message]).toEqual([
          502,
          'Your API key can no longer be read. Please enter it again in Settings.',
        ]);
        expect((await generateFor(user, { planner: 'builtIn' })).status).toBe(200);
        expect((await user.client.get('/api/ai/planner')).json).toEqual({ planner: 'model', model: 'own-model' });
      }
      expect([model.requests.length, second.requests.length]).toEqual([0, 0]);
      await ben.send('PUT', PATH, body);
      expect((await generateFor(ben)).json.planner).toBe('model');
    });

    it('has to be entered again once its provider is no longer offered', async () => {
      const ann = await createKeyOwner(t);
      await t.db.updateTable('model_keys').set({ provider: 'host:Gone' }).where('user_id', '=', ann.userId).execute();
      expect((await ann.client.get(PATH)).json.modelKey).toMatchObject({ provider: 'host:Gone', isUsable: false });
      expect((await generateFor(ann)).status).toBe(502);
    });

    it('is deleted with the account', async () => {
      const before = await countKeys();
      const { client } = await createKeyOwner(t);
      expect(await countKeys()).toBe(before + 1);
      expect((await client.post('/api/account/delete', { currentPassword: PASSWORD })).status).toBe(204);
      expect(await countKeys()).toBe(before);
    });

    it('can be tried a limited number of times in an hour', async () => {
      const ann = await t.signUp();
      const send = () => ann.mutate('PUT', PATH, body);
      for (let time = 0; time < rateLimits.modelKeysByUser.max; time++) {
        model.script(replyWithStatus(401));
        expect((await send()).status).toBe(422);
      }
      const limited = await send();
      expect([limited.status, limited.json.message]).toEqual([429, errorMessages.tooManyRequests]);
      expect(model.requests).toHaveLength(rateLimits.modelKeysByUser.max);
      t.now += rateLimits.modelKeysByUser.windowMs;
      expect((await send()).status).toBe(200);
    });
  },
);

describeOnEachDatabase(
  "a user's own API key, on a server with a model",
  {
    env: {
      ...env,
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'operator-model',
      AI_BASE_URL: operator.url,
      AI_API_KEY: 'sk-operator',
    },
    modelTimeoutsMs: { plan: TIMEOUT_MS, question: TIMEOUT_MS },
  },
  (t) => {
    it("takes precedence over the operator's, which is never used instead of it", async () => {
      const [ann, ben] = [await createKeyOwner(t), await createPlanningUser(t)];
      expect((await generateFor(ann)).status).toBe(200);
      model.script(replyWithStatus(401));
      expect((await generateFor(ann)).status).toBe(502);
      expect([model.requests.length, operator.requests.length]).toEqual([2, 0]);
      expect((await generateFor(ben)).status).toBe(200);
      expect(operator.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer sk-operator']);
      await ann.send('DELETE', PATH);
      expect((await ann.client.get('/api/ai/planner')).json).toEqual({ planner: 'model', model: 'operator-model' });
    });

    it("counts towards the concurrent model calls of a server, together with the operator's", async () => {
      const ann = await createPlanningUser(t);
      const owners = await Promise.all(
        Array.from({ length: maxConcurrentModelCalls * t.serverCount }, async () => {
          const owner = await createPlanningUser(t);
          expect((await owner.send('PUT', PATH, body)).status).toBe(200);
          return owner;
        }),
      );
      model.reset();
      model.script(...owners.map(() => neverReply));
      const hanging = owners.map((owner) =>
        owner.send('POST', '/api/ai/next-question', { sessionId: 's', history: [] }),
      );
      await expect.poll(() => model.requests.length, { timeout: TIMEOUT_MS }).toBe(owners.length);
      const busy = await generateFor(ann);
      expect([busy.status, busy.json.message]).toEqual([503, errorMessages.overloaded]);
      expect(operator.requests).toEqual([]);
      expect((await Promise.all(hanging)).every(({ status }) => status === 502)).toBe(true);
      expect((await generateFor(ann)).status).toBe(200);
    });
  },
);
