/** Starts the server for component tests on the port chosen by vitest.config.ts, and a fake model that users can choose. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replyByKey, startModelServer } from '#server/testing/fakes/model-server.ts';
import { ServerProcess } from '#server/testing/server-process.ts';

export default async function startComponentTestServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-components-'));
  const model = await startModelServer(0, replyByKey);
  const server = new ServerProcess(
    {
      DATA_DIR: dataDir,
      PORT: process.env['COMPONENT_TEST_PORT'],
      TRUST_PROXY: '127.0.0.1',
      AI_USER_HOSTS: `Fake=${model.url}`,
      TEST_OPENROUTER_URL: model.url,
    },
    'server/testing/serve.ts',
  );
  await server.waitUntilReady();
  return async () => {
    await server.kill('SIGTERM');
    await model.close();
    rmSync(dataDir, { recursive: true });
  };
}
