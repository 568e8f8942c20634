/** Starts the server for component tests on the port chosen by vitest.config.ts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '#server/testing/server-process.ts';

export default async function startComponentTestServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-components-'));
  const server = new ServerProcess(
    { DATA_DIR: dataDir, PORT: process.env['COMPONENT_TEST_PORT'], TRUST_PROXY: '127.0.0.1' },
    'server/testing/serve.ts',
  );
  await server.waitUntilReady();
  return async () => {
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true });
  };
}
