import { afterAll, afterEach, expect, it } from 'vitest';
import { errorMessages } from '#contract/schema/errors.ts';
import { rateLimits } from '#domain/limits.ts';
import { describeOnEachDatabase, type TestApp } from '#server/testing/app.ts';
import {
  floodReply,
  type ModelReply,
  neverReply,
  redirectReply,
  replyWithHtml,
  replyWithJson,
  replyWithModels,
  replyWithStatus,
  startModelServer,
  trickleReply,
} from '#server/testing/fakes/model-server.ts';
import { listModels } from './list-models.ts';

const PATH = '/api/ai/model-key/models';
const KEY = 'sk-own-0123456789';

const unusable =
  'Fake cannot be reached, or does not respond as expected. Its models could not be listed. Please try again later.';

const model = await startModelServer();
const second = await startModelServer();
const openRouter = await startModelServer();
const servers = [model, second, openRouter];
afterAll(() => Promise.all(servers.map((server) => server.close())));
afterEach(() => servers.forEach((server) => server.reset()));

const rejectWithoutKey: ModelReply = (request, response) =>
  (request.headers.authorization === undefined ? replyWithStatus(401) : replyWithModels('listed'))(request, response);

describeOnEachDatabase(
  "the list of a provider's models",
  {
    env: { AI_USER_HOSTS: `Fake=${model.url}, Second=${second.url}` },
    openRouterUrl: openRouter.url,
    modelTimeoutsMs: { question: 20_000 },
  },
  (t) => {
    const list = async (
      user: Awaited<ReturnType<TestApp['signUp']>>,
      body: object = { provider: 'host:Fake', key: KEY },
    ) => {
      const { status, json } = await user.mutate('POST', PATH, body);
      return [status, json.models ?? json.message];
    };

    it('has the names of models that write text, in alphabetical order', async () => {
      const ann = await t.signUp();
      model.script(replyWithModels('small-8b', 'text-embedding-3', 'whisper-1', 'large', 'small-8b'));
      expect(await list(ann)).toEqual([200, ['large', 'small-8b']]);
      expect(model.requests.map(({ path, headers }) => [path, headers.authorization])).toEqual([
        ['/v1/models', `Bearer ${KEY}`],
      ]);
      expect(t.log.filter((line) => line.includes(KEY))).toEqual([]);
    });

    it('uses the stored key for its provider, and for no other', async () => {
      const ann = await t.signUp();
      expect(
        (await ann.mutate('PUT', '/api/ai/model-key', { provider: 'host:Fake', model: 'm', key: KEY })).status,
      ).toBe(200);
      model.reset();
      for (const server of [model, second]) server.script(rejectWithoutKey);
      expect(await list(ann, { provider: 'host:Fake' })).toEqual([200, ['listed']]);
      expect(await list(ann, { provider: 'host:Second' })).toEqual([422, 'Please enter your API key.']);
      expect(second.requests[0]!.headers.authorization).toBeUndefined();
    });

    it('needs no key at OpenRouter', async () => {
      const ann = await t.signUp();
      openRouter.script(replyWithModels('maker/large', 'maker/small'));
      expect(await list(ann, { provider: 'openrouter' })).toEqual([200, ['maker/large', 'maker/small']]);
    });

    it('has at most 500 names, each a word of at most 200 characters', async () => {
      const ann = await t.signUp();
      const names = Array.from({ length: 600 }, (_, n) => `model-${n}`);
      model.script(replyWithModels('x'.repeat(201), 'two words', '', 'y'.repeat(200), ...names));
      const [status, models] = await list(ann);
      expect([status, models.length, models.at(-1)]).toEqual([200, 500, 'y'.repeat(200)]);
    });

    it.each([
      ['numbers', { data: [1, null, 'name', { id: 5 }, [], { id: 'listed' }] }, [200, ['listed']]],
      ['no models', { data: [] }, [200, []]],
    ])('survives a list with %s', async (_, response, expected) => {
      model.script(replyWithJson(response));
      expect(await list(await t.signUp())).toEqual(expected);
    });

    it.each([
      ['a wrong key', replyWithStatus(401), 422, 'Your API key was rejected by Fake.'],
      ['an account without credit', replyWithStatus(402), 422, 'Your account with Fake has no credit left.'],
      [
        'an outage',
        replyWithStatus(503),
        502,
        'Fake is busy or out of order. Its models could not be listed. Please try again later.',
      ],
      ['no such list', replyWithStatus(404), 502, unusable],
      ['a login page', replyWithHtml, 502, unusable],
      ['a redirect', redirectReply(`${second.url}/models`), 502, unusable],
      ['an endless list', floodReply(64 * 1024 * 1024), 502, unusable],
      ['a list instead of an object', replyWithJson([[]]), 502, unusable],
      ['null', replyWithJson(null), 502, unusable],
      ['an object instead of a list', replyWithJson({ data: { id: 'listed' } }), 502, unusable],
    ] as const)('reports %s', async (_, reply, status, message) => {
      model.script(reply);
      expect(await list(await t.signUp())).toEqual([status, message]);
      expect([model.requests.length, second.requests.length]).toEqual([1, 0]);
    });

    it.each([
      [{ provider: 'https://evil.example/v1' }, 'Please choose a provider from the list.'],
      [{ provider: '' }, 'Please choose a provider.'],
      [{ provider: 'host:Fake', key: 'two words' }, 'An API key is a single word of letters, digits and punctuation.'],
    ])('rejects %j without a request', async (body, message) => {
      expect(await list(await t.signUp(), body)).toEqual([422, message]);
      expect(model.requests).toEqual([]);
    });

    it('can be requested a limited number of times in an hour', async () => {
      const ann = await t.signUp();
      for (let time = 0; time < rateLimits.modelListsByUser.max; time++) expect((await list(ann))[0]).toBe(200);
      expect(await list(ann)).toEqual([429, errorMessages.tooManyRequests]);
      expect(model.requests).toHaveLength(rateLimits.modelListsByUser.max);
    });
  },
);

describeOnEachDatabase(
  'the list of a provider that never finishes',
  { env: { AI_USER_HOSTS: `Fake=${model.url}` }, modelTimeoutsMs: { question: 200 } },
  (t) => {
    it.each([
      ['responds', neverReply],
      ['stops', trickleReply],
    ])('is given up if it never %s', async (_, reply) => {
      model.script(reply);
      const response = await (await t.signUp()).mutate('POST', PATH, { provider: 'host:Fake', key: KEY });
      expect([response.status, response.json.message]).toEqual([502, unusable]);
    });
  },
);

it('is requested from Anthropic with its own headers', async () => {
  model.script(replyWithModels('claude-large'));
  const endpoint = { provider: 'anthropic', baseUrl: model.url, apiKey: KEY } as const;
  expect(await listModels(endpoint, AbortSignal.timeout(5000))).toEqual(['claude-large']);
  const [{ path, headers }] = model.requests as [(typeof model.requests)[0]];
  expect([path, headers['x-api-key'], headers['anthropic-version'], headers.authorization]).toEqual([
    '/v1/models?limit=1000',
    KEY,
    '2023-06-01',
    undefined,
  ]);
});
