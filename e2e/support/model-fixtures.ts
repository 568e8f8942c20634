import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ModelServer, startModelServer } from '#server/testing/fakes/model-server.ts';
import { ServerProcess } from '#server/testing/server-process.ts';
import { newAccount, signUp } from '#testing/accounts.ts';
import { callApi } from '#testing/api.ts';
import { test as base } from './fixtures.ts';

export const MODEL_NAME = 'wise-model-7';
/** A provider that users can choose with a key of their own. It is the same fake. */
export const USER_HOST = 'Own models';

interface ModelFixtures {
  readonly model: ModelServer;
  /** The address of a server that uses this model. */
  readonly appUrl: string;
}

/** Runs tests against a server whose model is a fake that the test scripts. */
export const test = base.extend<object, ModelFixtures>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured first argument
    async ({}, provide) => {
      const model = await startModelServer();
      await provide(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  appUrl: [
    async ({ model, playwright }, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-e2e-model-'));
      const env = {
        DATA_DIR: dataDir,
        TRUST_PROXY: '127.0.0.1',
        AI_PROVIDER: 'openai-compatible',
        AI_BASE_URL: model.url,
        AI_MODEL: MODEL_NAME,
        AI_USER_HOSTS: `${USER_HOST}=${model.url}`,
        TEST_OPENROUTER_URL: model.url,
      };
      const server = new ServerProcess(env, 'server/testing/serve.ts');
      const appUrl = await server.waitUntilReady();
      // Several servers read their playbooks at the same time, which takes longer than tests wait for a plan.
      const api = await playwright.request.newContext({ baseURL: appUrl });
      await signUp(api, newAccount());
      await callApi(api, 'POST', '/api/ai/suggest', { userPrompt: 'Learn to swim' });
      await api.dispose();
      await provide(appUrl);
      await server.kill('SIGTERM');
      rmSync(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ appUrl }, provide) => provide(appUrl),
});
