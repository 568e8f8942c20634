import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import {
  resetMidReply,
  replyWithStatus,
  floodReply,
  neverReply,
  replyWithHtml,
  type ModelReply,
  redirectReply,
  replyWith,
  type ReplyStream,
  startModelServer,
  startStream,
  trickleReply,
  validReply,
} from '#server/testing/fakes/model-server.ts';

const FORM = '/api/ai/generate-action-plan';
/** The idle timeout is half of it. A busy machine may pause a test for a few hundred milliseconds. */
const TIMEOUT_MS = 1000;
/** How long a response may take beyond the model timeout. */
const SLACK_MS = 2000;

const model = await startModelServer();
afterAll(() => model.close());
afterEach(() => model.reset());

const options = {
  env: { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small-model', AI_BASE_URL: model.url, AI_API_KEY: 'sk-secret' },
  modelTimeoutsMs: { plan: TIMEOUT_MS, question: TIMEOUT_MS, idle: TIMEOUT_MS / 2 },
};

const OPERATOR = 'Whoever runs this server has to fix this.';

const failures: readonly (readonly [what: string, message: string, replies: readonly ModelReply[]])[] = [
  ['never responds', 'did not respond within 1 second.', [neverReply]],
  ['trickles its response', 'did not respond within 1 second.', [trickleReply]],
  ['never responds to the retry', 'did not respond within 1 second.', [replyWith('Hm.'), neverReply]],
  ['sends half a week and then nothing', 'sent nothing more for 1 second.', [streamThen(() => {})]],
  ['is busy', 'is busy (429). Please try again in a minute.', [replyWithStatus(429)]],
  ['is overloaded', 'is overloaded (529). Please try again in a few minutes.', [replyWithStatus(529)]],
  ['fails', 'returned an error (500).', [replyWithStatus(500)]],
  ['rejects the API key', `rejected the API key (401). ${OPERATOR}`, [replyWithStatus(401)]],
  ['wants to be paid', `has no credit left (402). ${OPERATOR}`, [replyWithStatus(402)]],
  ['has no quota', `has no credit left (429). ${OPERATOR}`, [replyWithStatus(429, { type: 'insufficient_quota' })]],
  ['does not know its name', `does not exist at its provider (404). ${OPERATOR}`, [replyWithStatus(404)]],
  ['resets the connection', 'stopped in the middle of its response.', [resetMidReply]],
  [
    'resets the connection while streaming',
    'stopped in the middle of its response.',
    [streamThen((_, response) => response.socket?.resetAndDestroy())],
  ],
  [
    'becomes overloaded while streaming',
    'is overloaded. Please try again in a few minutes.',
    [streamThen((stream) => stream.fail('overloaded_error'))],
  ],
  ['responds with HTML', 'did not return a valid plan.', [replyWithHtml]],
  ['responds with 50 MB', 'sent a response that is far too long.', [floodReply(50_000_000)]],
];

/** Sends half a week, and continues once it has been received. */
function streamThen(next: (stream: ReplyStream, response: ServerResponse) => void): ModelReply {
  return (request, response) => {
    const stream = startStream(request, response);
    stream.send('# A plan\n\n## Week 1: Begin\n- [ ] Stand up (5 min)\n');
    setTimeout(() => next(stream, response), 20);
  };
}

describeOnEachDatabase('a failing model', options, (t) => {
  // The SDK and the playbooks are loaded with the first call, which must not count towards the measured time.
  const createWarmUser = async () => {
    const ann = await createPlanningUser(t);
    await ann.send('POST', '/api/ai/understand', { userPrompt: 'Run' });
    const ask = () => ann.send('POST', '/api/ai/next-question', { sessionId: 's', history: [] });
    // Loading may exceed the model timeout, so repeat the call until it succeeds, and then reset the script.
    await expect.poll(async () => (await ask()).status).toBe(200);
    model.reset();
    return ann;
  };

  it.each(failures)('that %s is reported in time, and nothing is stored (AI-02)', async (_, message, replies) => {
    const ann = await createWarmUser();
    const before = await dumpDatabase(t.db);
    model.script(...replies);
    const start = performance.now();
    const { status, json } = await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' });
    expect(performance.now() - start).toBeLessThan(TIMEOUT_MS + SLACK_MS);
    expect([status, json.message]).toEqual([502, `AI generation failed. The model ${message}`]);
    expect(model.requests).toHaveLength(replies.length);
    expect(await dumpDatabase(t.db)).toBe(before);
    // A retry succeeds.
    expect((await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' })).status).toBe(201);
  });

  it('that sends far too much is cut off before memory grows (AI-02)', async () => {
    const ann = await createWarmUser();
    const before = process.memoryUsage().rss;
    for (let time = 0; time < 5; time++) {
      model.script(floodReply(50_000_000));
      expect((await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' })).status).toBe(502);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
    await expect.poll(() => model.requests.filter(({ wasAborted }) => wasAborted).length).toBe(5);
  });

  it('that redirects is not followed, so the API key is not leaked (AI-03)', async () => {
    const elsewhere = await startModelServer();
    const ann = await createWarmUser();
    const before = await dumpDatabase(t.db);
    model.script(redirectReply(`${elsewhere.url}/chat/completions`));
    const { status, json } = await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' });
    expect([status, json.message]).toEqual([502, 'AI generation failed. The model cannot be reached.']);
    expect(elsewhere.requests).toEqual([]);
    expect(await dumpDatabase(t.db)).toBe(before);
    await elsewhere.close();
  });

  it('that fails at a question is reported with the message of that call', async () => {
    const ann = await createWarmUser();
    model.script(replyWithStatus(500));
    const question = await ann.send('POST', '/api/ai/next-question', { sessionId: 's', history: [] });
    expect(question.json.message).toBe('The next question could not be generated. The model returned an error (500).');
  });

  it('is disconnected when the client aborts, and nothing is stored (AI-02)', async () => {
    const ann = await createWarmUser();
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const before = await dumpDatabase(t.db);
    const requestAndAbort = async () => {
      const controller = new AbortController();
      const response = fetch(`${address}${FORM}`, {
        method: 'POST',
        headers: {
          cookie: ann.client.cookieHeader,
          'x-csrf-token': await ann.client.csrfToken(),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ focusAreaId: ann.area, userPrompt: 'Run' }),
        signal: controller.signal,
      });
      await expect.poll(() => model.requests.length).toBe(1);
      controller.abort();
      await expect(response).rejects.toThrow(/abort/i);
    };
    const errors = t.log.filter((line) => line.includes('"level":50')).length;
    model.script(neverReply);
    await requestAndAbort();
    await expect.poll(() => model.requests[0]!.wasAborted, { timeout: TIMEOUT_MS / 2 }).toBe(true);
    model.reset();
    // This reply would have been valid.
    model.script((request, response) => void setTimeout(() => validReply(request, response), 100));
    await requestAndAbort();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await dumpDatabase(t.db)).toBe(before);
    expect(t.log.filter((line) => line.includes('"level":50'))).toHaveLength(errors);
    // The next request is accepted at once.
    model.reset();
    expect((await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' })).status).toBe(201);
  });
});

describeOnEachDatabase(
  'an unreachable model',
  { ...options, env: { ...options.env, AI_BASE_URL: 'http://127.0.0.1:1/v1' } },
  (t) => {
    it('is reported, and the built-in generator still works', async () => {
      const ann = await createPlanningUser(t);
      const body = { focusAreaId: ann.area, userPrompt: 'Run' };
      const { status, json } = await ann.send('POST', FORM, body);
      expect([status, json.message]).toEqual([502, 'AI generation failed. The model cannot be reached.']);
      expect((await ann.send('POST', FORM, { ...body, planner: 'builtIn' })).status).toBe(201);
    });
  },
);
