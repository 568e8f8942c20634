import { afterAll, afterEach, expect, it } from 'vitest';
import { errorMessages } from '#contract/schema/errors.ts';
import { rateLimits } from '#domain/limits.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import {
  floodReply,
  ISSUED_KEY,
  neverReply,
  redirectReply,
  replyWithHtml,
  replyWithJson,
  replyWithStatus,
  resetMidReply,
  startModelServer,
  validReply,
} from '#server/testing/fakes/model-server.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

const PATH = '/api/ai/model-key/openrouter';
const body = { code: 'code-from-the-return-page', verifier: 'v'.repeat(43), model: 'maker/small-model' };

const unusable =
  'OpenRouter cannot be reached, or does not respond as expected. OpenRouter was not connected. Please try again later.';

const openRouter = await startModelServer();
const second = await startModelServer();
afterAll(() => Promise.all([openRouter.close(), second.close()]));
afterEach(() => [openRouter, second].forEach((server) => server.reset()));

describeOnEachDatabase(
  'connecting OpenRouter',
  { openRouterUrl: openRouter.url, modelTimeoutsMs: { question: 20_000 } },
  (t) => {
    it('exchanges the code for a key, checks it once and stores it like any other', async () => {
      const ann = await t.signUp();
      const connected = await ann.mutate('POST', PATH, body);
      const modelKey = {
        provider: 'openrouter',
        model: 'maker/small-model',
        savedAt: new Date(t.now).toISOString(),
        isUsable: true,
      };
      expect([connected.status, connected.json]).toEqual([200, { modelKey }]);
      expect(openRouter.requests.map(({ path, headers }) => [path, headers.authorization])).toEqual([
        ['/v1/auth/keys', undefined],
        ['/v1/chat/completions', `Bearer ${ISSUED_KEY}`],
      ]);
      expect(openRouter.requests[0]!.body).toMatchObject({
        code: body.code,
        code_verifier: body.verifier,
        code_challenge_method: 'S256',
      });
      expect((await ann.get('/api/ai/model-key')).json.modelKey).toEqual(modelKey);
      expect((await ann.get('/api/ai/planner')).json).toEqual({ planner: 'model', model: 'maker/small-model' });
      const texts = [connected.text, await dumpDatabase(t.db), ...t.log];
      for (const secret of [ISSUED_KEY, body.verifier, body.code]) {
        expect(texts.filter((text) => text.includes(secret))).toEqual([]);
      }
    });

    const notAccepted = 'OpenRouter did not accept this connection. Please connect again.';
    it.each([
      ['a code that is used up', replyWithStatus(403), 422, notAccepted],
      ['another method', replyWithStatus(400), 422, notAccepted],
      [
        'an outage',
        replyWithStatus(500),
        502,
        'OpenRouter is busy or out of order. OpenRouter was not connected. Please try again later.',
      ],
      ['a login page', replyWithHtml, 502, unusable],
      ['a redirect', redirectReply(`${second.url}/auth/keys`), 502, unusable],
      ['a lost connection', resetMidReply, 502, unusable],
      ['an endless response', floodReply(4 * 1024 * 1024), 502, unusable],
      ['no key', replyWithJson({ key: null }), 502, unusable],
      ['a key that is no single word', replyWithJson({ key: 'two words' }), 502, unusable],
      ['a list', replyWithJson([[]]), 502, unusable],
    ] as const)('reports %s and stores nothing', async (_, reply, status, message) => {
      const ann = await t.signUp();
      const before = await dumpDatabase(t.db);
      openRouter.script(reply);
      const response = await ann.mutate('POST', PATH, body);
      expect([response.status, response.json.message]).toEqual([status, message]);
      expect([openRouter.requests.length, second.requests.length]).toEqual([1, 0]);
      expect(await dumpDatabase(t.db)).toBe(before);
    });

    it('reports a new account without credit', async () => {
      const ann = await t.signUp();
      openRouter.script(validReply, replyWithStatus(402));
      const response = await ann.mutate('POST', PATH, body);
      expect([response.status, response.json.message]).toEqual([
        422,
        'Your account with OpenRouter has no credit left.',
      ]);
      expect((await ann.get('/api/ai/model-key')).json.modelKey).toBeNull();
    });

    it.each([
      ['code', { code: '' }, 'This code is malformed.'],
      ['code', { code: 'two words' }, 'This code is malformed.'],
      ['code', { code: 'x'.repeat(501) }, 'This code is malformed.'],
      ['verifier', { verifier: 'v'.repeat(42) }, 'This verifier is malformed.'],
      ['verifier', { verifier: 'ü'.repeat(43) }, 'This verifier is malformed.'],
      ['verifier', { verifier: undefined }, 'This verifier is malformed.'],
      ['model', { model: ' ' }, 'Please enter the name of a model.'],
    ])('needs a valid %s: %j', async (field, changes, message) => {
      const ann = await t.signUp();
      const response = await ann.mutate('POST', PATH, { ...body, ...changes });
      expect([response.status, response.json.errors]).toEqual([422, [{ field, param: field, msg: message }]]);
      expect(openRouter.requests).toEqual([]);
    });

    it('stores nothing by GET, or without a CSRF token', async () => {
      const ann = await t.signUp();
      expect((await ann.get(`/api/ai/model-key/openrouter?code=${body.code}&state=x`)).status).toBe(404);
      const headers = { 'content-type': 'application/json' };
      expect((await ann.send('POST', PATH, JSON.stringify(body), { headers })).status).toBe(403);
      expect(openRouter.requests).toEqual([]);
      expect((await ann.get('/api/ai/model-key')).json.modelKey).toBeNull();
    });

    it('counts towards the limit for saving keys', async () => {
      const ann = await t.signUp();
      for (let time = 0; time < rateLimits.modelKeysByUser.max; time++) {
        openRouter.script(replyWithStatus(403));
        expect((await ann.mutate('POST', PATH, body)).status).toBe(422);
      }
      const limited = await ann.mutate('POST', PATH, body);
      expect([limited.status, limited.json.message]).toEqual([429, errorMessages.tooManyRequests]);
      expect(openRouter.requests).toHaveLength(rateLimits.modelKeysByUser.max);
    });
  },
);

describeOnEachDatabase(
  'connecting an OpenRouter that never responds',
  { openRouterUrl: openRouter.url, modelTimeoutsMs: { question: 200 } },
  (t) => {
    it('is given up after a while', async () => {
      openRouter.script(neverReply);
      const response = await (await t.signUp()).mutate('POST', PATH, body);
      expect([response.status, response.json.message]).toEqual([502, unusable]);
    });
  },
);
