import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ModelServer, startModelServer } from '../server/testing/model-server.ts';
import { ServerProcess } from '../server/testing/process.ts';
import { test as base } from './fixtures.ts';

export const MODEL_NAME = 'wise-model-7';

interface ModelFixtures {
  readonly model: ModelServer;
  /** The address of the product with that model. */
  readonly product: string;
}

/** Against a product that has a model, which does what the test tells it. */
export const test = base.extend<object, ModelFixtures>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed
    async ({}, provide) => {
      const model = await startModelServer();
      await provide(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ model }, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-e2e-model-'));
      const server = new ServerProcess({
        DATA_DIR: dataDir,
        TRUST_PROXY: '127.0.0.1',
        AI_PROVIDER: 'openai-compatible',
        AI_BASE_URL: model.url,
        AI_MODEL: MODEL_NAME,
      });
      await provide(await server.ready());
      await server.kill('SIGTERM');
      rmSync(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, provide) => provide(product),
});
