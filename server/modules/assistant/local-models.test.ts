import { afterAll, afterEach, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import {
  neverReply,
  redirectReply,
  replyWithHtml,
  replyWithJson,
  replyWithModels,
  startModelServer,
} from '#server/testing/fakes/model-server.ts';
import { describeLocalModels } from './local-models.ts';

const [ollama, lmStudio] = [await startModelServer(), await startModelServer()];
const portOf = ({ url }: typeof ollama) => Number(new URL(url).port);
const ports = [portOf(ollama), portOf(lmStudio)] as const;
const unconfigured = readConfig({});

afterEach(() => [ollama, lmStudio].forEach((server) => server.reset()));
afterAll(() => Promise.all([ollama.close(), lmStudio.close()]));

it('names the first model of each local server with the settings that use it', async () => {
  ollama.script(replyWithModels('nomic-embed-text:latest', 'qwen3:14b', 'llama3.2:latest'));
  lmStudio.script(replyWithModels('gemma-3-4b'));
  expect(await describeLocalModels(unconfigured, ports)).toBe(
    'a model on this machine can write plans: Ollama (AI_PROVIDER=ollama AI_MODEL=qwen3:14b) or LM Studio (AI_PROVIDER=lmstudio AI_MODEL=gemma-3-4b)',
  );
  expect([...ollama.requests, ...lmStudio.requests].map(({ path, headers }) => [path, headers.authorization])).toEqual([
    ['/v1/models', undefined],
    ['/v1/models', undefined],
  ]);
});

it.each([
  ['an HTML page', replyWithHtml],
  ['a redirect', redirectReply(lmStudio.url)],
  ['other JSON', replyWithJson({ models: 'none' })],
  ['no models', replyWithModels()],
  ['nothing within a second', neverReply],
])('ignores a server that responds with %s', async (_, reply) => {
  ollama.script(reply);
  lmStudio.script(reply);
  expect(await describeLocalModels(unconfigured, ports)).toBeUndefined();
  expect([ollama.requests.length, lmStudio.requests.length]).toEqual([1, 1]);
});

it('requests nothing if the operator has configured a model', async () => {
  for (const env of [{ AI_PROVIDER: 'ollama' }, { AI_USER_HOSTS: `Ours=${ollama.url}` }]) {
    expect(await describeLocalModels(readConfig(env), ports)).toBeUndefined();
  }
  expect([...ollama.requests, ...lmStudio.requests]).toEqual([]);
});
