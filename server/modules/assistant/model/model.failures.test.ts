import { afterAll, afterEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import { contentOf } from '../../testing/matrix.ts';
import {
  breakingOff,
  failing,
  flooding,
  hanging,
  html,
  type ModelAnswer,
  redirecting,
  saying,
  startModelServer,
  trickling,
  well,
} from '../../testing/model-server.ts';

const FORM = '/api/ai/generate-action-plan';
const TIME = 300;
/** What an answer may take beyond the time of the model. */
const SLACK = 2000;

const model = await startModelServer();
afterAll(() => model.close());
afterEach(() => model.reset());

const options = {
  env: { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small-model', AI_BASE_URL: model.url, AI_API_KEY: 'sk-secret' },
  modelTimeMs: { plan: TIME, question: TIME },
};

const failures: readonly (readonly [what: string, sentence: string, answers: readonly ModelAnswer[]])[] = [
  ['never answers', 'did not answer within 1 seconds', [hanging]],
  ['trickles', 'did not answer within 1 seconds', [trickling]],
  ['is asked again and then never answers', 'did not answer within 1 seconds', [html, hanging]],
  ['is busy', 'is busy (429)', [failing(429)]],
  ['is overloaded', 'is busy (529)', [failing(529)]],
  ['fails', 'answered with an error (500)', [failing(500)]],
  ['knows no such key', 'answered with an error (401)', [failing(401)]],
  ['breaks off', 'stopped in the middle of its response', [breakingOff]],
  ['answers with pages', 'gave an answer that is no plan', [html, html]],
  ['answers with half its JSON', 'gave an answer that is no plan', [saying('{"title": "A'), saying('{"title": "A')]],
  ['answers with 50 MB', 'sent a response that is far too long', [flooding(50_000_000)]],
];

describeOnEachDatabase('a model that', options, (t) => {
  // The SDK is loaded with the first question, which is not to be measured.
  const warm = async () => {
    const ann = await climberOf(t);
    const ask = () => ann.send('POST', '/api/ai/next-question', { sessionId: 's', history: [] });
    // Loading it may take longer than the model has; what was given up then must not meet the script of the test.
    await expect.poll(async () => (await ask()).status).toBe(200);
    model.reset();
    return ann;
  };

  it.each(failures)('%s: it is told in a sentence, in time, and nothing is stored', async (_, sentence, answers) => {
    const ann = await warm();
    const before = await contentOf(t.db);
    model.script(...answers);
    const began = performance.now();
    const { status, json } = await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' });
    expect(performance.now() - began).toBeLessThan(TIME + SLACK);
    expect([status, json.message]).toEqual([502, `AI generation failed. The model ${sentence}.`]);
    expect(model.requests).toHaveLength(answers.length);
    expect(await contentOf(t.db)).toBe(before);
    // The next try finds nothing in its way.
    expect((await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' })).status).toBe(201);
  });

  it('says far too much is cut off: memory stays as it is', async () => {
    const ann = await warm();
    const before = process.memoryUsage().rss;
    for (let time = 0; time < 5; time++) {
      model.script(flooding(50_000_000));
      expect((await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' })).status).toBe(502);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
    await expect.poll(() => model.requests.filter(({ isCut }) => isCut).length).toBe(5);
  });

  it('sends us elsewhere is not followed, and the key goes nowhere', async () => {
    const elsewhere = await startModelServer();
    const ann = await warm();
    const before = await contentOf(t.db);
    model.script(redirecting(`${elsewhere.url}/chat/completions`));
    const { status, json } = await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' });
    expect([status, json.message]).toEqual([502, 'AI generation failed. The model cannot be reached.']);
    expect(elsewhere.requests).toEqual([]);
    expect(await contentOf(t.db)).toBe(before);
    await elsewhere.close();
  });

  it('fails at a question or a story is told with the sentence of that call', async () => {
    const ann = await warm();
    model.script(failing(500), hanging);
    const asked = await ann.send('POST', '/api/ai/next-question', { sessionId: 's', history: [] });
    expect(asked.json.message).toBe(
      'The next question could not be generated. The model answered with an error (500).',
    );
    const told = await ann.send('POST', '/api/ai/summarize-context', { sessionId: 's', newAnswers: { 'Why?': 'So' } });
    expect(told.json.message).toBe('Your answers could not be summarised. The model did not answer within 1 seconds.');
  });

  it('is no longer waited for is hung up on, and nothing comes of it', async () => {
    const ann = await warm();
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const before = await contentOf(t.db);
    const ask = async () => {
      const left = new AbortController();
      const answer = fetch(`${address}${FORM}`, {
        method: 'POST',
        headers: {
          cookie: ann.client.cookieHeader,
          'x-csrf-token': await ann.client.csrfToken(),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ focusAreaId: ann.area, userPrompt: 'Run' }),
        signal: left.signal,
      });
      await expect.poll(() => model.requests.length).toBe(1);
      left.abort();
      await expect(answer).rejects.toThrow(/abort/i);
    };
    const errors = t.log.filter((line) => line.includes('"level":50')).length;
    model.script(hanging);
    await ask();
    await expect.poll(() => model.requests[0]!.isCut, { timeout: TIME / 2 }).toBe(true);
    model.reset();
    // This one would have answered.
    model.script((request, response) => void setTimeout(() => well(request, response), 100));
    await ask();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await contentOf(t.db)).toBe(before);
    expect(t.log.filter((line) => line.includes('"level":50'))).toHaveLength(errors);
    // Whoever comes back may ask at once.
    model.reset();
    expect((await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run' })).status).toBe(201);
  });
});

describeOnEachDatabase(
  'a model that is not there',
  { ...options, env: { ...options.env, AI_BASE_URL: 'http://127.0.0.1:1/v1' } },
  (t) => {
    it('cannot be reached, and the built-in planner is still there', async () => {
      const ann = await climberOf(t);
      const body = { focusAreaId: ann.area, userPrompt: 'Run' };
      const { status, json } = await ann.send('POST', FORM, body);
      expect([status, json.message]).toEqual([502, 'AI generation failed. The model cannot be reached.']);
      expect((await ann.send('POST', FORM, { ...body, planner: 'builtIn' })).status).toBe(201);
    });
  },
);
