import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type ModelRequest, replyWithStatus, startModelServer } from '#server/testing/fakes/model-server.ts';
import { sampleDraft } from '#server/testing/fixtures/factories.ts';
import { createTestGenerator, planRequest } from '#server/testing/fixtures/model-generator.ts';

const model = await startModelServer();
afterAll(() => model.close());
afterEach(() => model.reset());

const reject = (message: string, status = 400) => replyWithStatus(status, { message });
type Body = ModelRequest['body'] & { readonly max_completion_tokens?: number; readonly stream_options?: object };
const longText = 'I would like to row across the lake. '.repeat(300);

describe('a request that an endpoint rejects because of', () => {
  it.each([
    [
      'the name of the output limit',
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      400,
      ({ max_tokens, max_completion_tokens }: Body) => [max_tokens, max_completion_tokens],
      [undefined, 16_000],
    ],
    [
      'the size of the output limit',
      'max_tokens is too large: 16000. This model supports at most 4096 completion tokens, whereas you provided 16000.',
      400,
      ({ max_tokens }: Body) => max_tokens,
      4095,
    ],
    [
      'an output limit without a figure',
      'Invalid value for max_tokens.',
      422,
      ({ max_tokens }: Body) => max_tokens,
      4000,
    ],
    [
      'its usage option',
      'Extra inputs are not permitted: stream_options',
      422,
      ({ stream_options }: Body) => stream_options,
      undefined,
    ],
    [
      'the size of the context',
      "This model's maximum context length is 6000 tokens. However, you requested 19000 tokens (3000 in the messages, 16000 in the completion).",
      400,
      ({ max_tokens, messages }: Body) => [
        max_tokens,
        (JSON.parse(messages[1]!.content as string) as { description: string }).description,
      ],
      [2000, longText],
    ],
  ])('%s is sent once more without it, like all later requests', async (_, message, status, read, expected) => {
    const { write } = createTestGenerator(model);
    model.script(reject(message, status));
    const request = planRequest({}, { prompt: longText });
    for (let time = 0; time < 2; time++) expect((await write(request)).plan.draft.goals).toHaveLength(3);
    expect(model.requests).toHaveLength(3);
    const [, retried, later] = model.requests.map(({ body }) => read(body as Body));
    expect(retried).toEqual(expected);
    expect(later).toEqual(expected);
  });

  it('its response format asks for JSON in words alone', async () => {
    const { ask } = createTestGenerator(model);
    model.script(reject("'response_format.type' must be 'json_object' or 'text'; 'json_schema' is not supported"));
    for (let time = 0; time < 2; time++) expect((await ask()).question).toMatch(/^The model asks about Specific/);
    expect(model.requests.map(({ body }) => body.response_format?.type)).toEqual(['json_schema', undefined, undefined]);
    expect(JSON.stringify(model.requests[1]!.body.messages[0])).toContain('Answer with one JSON object');
  });

  it('the format of Anthropic is sent once more without it', async () => {
    const { ask } = createTestGenerator(model, { provider: 'anthropic', name: 'claude-sonnet-4-5', apiKey: 'key' });
    model.script(reject('output_config.format: Extra inputs are not permitted'));
    expect((await ask()).question).toMatch(/^The model asks about Specific/);
    expect(model.requests).toHaveLength(2);
    expect(model.requests[1]!.body).not.toHaveProperty('output_config');
  });

  it('the same for a second time fails', async () => {
    const { write } = createTestGenerator(model);
    const rejection = reject('max_tokens is too large, at most 4096');
    model.script(rejection, rejection);
    await expect(write(planRequest())).rejects.toMatchObject({ status: 502 });
    expect(model.requests).toHaveLength(2);
  });

  it.each([
    ['something else', 'Invalid value for messages', 400],
    ['its key', 'API key not valid. max_tokens', 400],
    ['the number of requests', 'max_tokens per minute exceeded', 429],
  ])('%s is not repeated', async (_, message, status) => {
    const { write } = createTestGenerator(model);
    model.script(reject(message, status));
    await expect(write(planRequest())).rejects.toMatchObject({ status: 502 });
    expect(model.requests).toHaveLength(1);
  });

  it('the size of the context leaves shorter requests as they are', async () => {
    const { write } = createTestGenerator(model);
    model.script(reject('the request exceeds the available context size'));
    await write(planRequest({}, { prompt: longText }));
    await write(planRequest({}, { prompt: longText.slice(0, 5000) }));
    expect(model.requests[2]!.data['description']).toHaveLength(5000);
    expect(model.requests[2]!.body.max_tokens).toBe(16_000);
  });

  it('the size of the context even for a short response is written from the beginning of the description, and says so', async () => {
    const { write } = createTestGenerator(model);
    const rejection = reject('the request exceeds the available context size');
    model.script(rejection, rejection);
    const { plan } = await write(planRequest({}, { prompt: longText }));
    expect(model.requests.map(({ data }) => (data['description'] as string).length)).toEqual([11_100, 11_100, 2000]);
    expect(plan.changes).toEqual([
      'The context of the model is too small for everything you wrote: it has read the first 2,000 characters.',
    ]);
    expect((await write(planRequest({}, { prompt: longText }))).plan.changes).toEqual([]);
    expect(model.requests.at(-1)!.data['description']).toHaveLength(11_100);
  });

  it('the size of the context for a plan that is to be changed or continued is reported', async () => {
    const { generator, write } = createTestGenerator(model);
    const rejection = reject('prompt is too long: 9000 tokens > 8192 maximum');
    const plan = `# Row\n\n## Week 1: A\n\n- [ ] ${'Row '.repeat(2000)}\n`;
    const change = { plan, wish: 'Less', today: '2026-11-18', weeks: [] };
    const continues = { ...sampleDraft, structure: 'weekly', commitmentLevel: 'Medium', weeks: 2 } as const;
    model.script(rejection, rejection, rejection);
    const error = { status: 502, message: expect.stringMatching(/its context is too small\. Please choose a model/) };
    await expect(generator.changePlan(change, new AbortController().signal)).rejects.toMatchObject(error);
    await expect(write(planRequest({}, { prompt: longText, continues }))).rejects.toMatchObject(error);
    expect(model.requests.slice(0, 2).map(({ data }) => data['plan'])).toEqual([plan, plan]);
    expect(model.requests.at(-1)!.data['description']).toBe(longText);
  });

  it('its form is remembered for the model, whoever uses it', async () => {
    const memories = new Map();
    const [first, second] = [0, 1].map(() => createTestGenerator(model, {}, { memories }));
    const other = createTestGenerator(model, { name: 'other-model' }, { memories });
    model.script(reject('max_tokens is too large: at most 4096'));
    for (const { write } of [first!, second!, other]) await write(planRequest());
    expect(model.requests.map(({ body }) => body.max_tokens)).toEqual([16_000, 4095, 4095, 16_000]);
  });
});
