import { PASSWORD } from '#server/testing/app.ts';
import type { DatabaseKind, TestDatabase } from '#server/testing/database/databases.ts';
import { NetworkClient } from '#server/testing/network-client.ts';
import { ServerProcess } from '#server/testing/server-process.ts';
import type { Target } from './load.ts';

/** A database with our server and the baseline server on it. */
export interface Environment {
  /** By email address, a session on each of the two servers. */
  readonly accounts: Readonly<Record<string, { readonly ours: Target; readonly baseline: Target }>>;
  readonly settings: TestDatabase['settings'];
  /** Of our server. */
  readonly pid: number;
  close(): Promise<void>;
}

/** The first start after a code change compiles the code, which takes extra memory. */
export async function warmCompileCache(kind: DatabaseKind): Promise<void> {
  await (await openEnvironment(kind, [])).close();
}

/** `seed` runs after the users have signed up and before the baseline server starts. */
export async function openEnvironment(
  kind: DatabaseKind,
  emails: readonly string[],
  seed: (settings: TestDatabase['settings']) => Promise<void> = async () => {},
): Promise<Environment> {
  const { settings, remove } = await kind.create();
  const databaseEnv = settings.databaseUrl ? { DATABASE_URL: settings.databaseUrl } : { DATA_DIR: settings.dataDir };
  // A single account sends all writes, far above the normal limit.
  const env = { ...databaseEnv, WRITES_PER_MINUTE: '9999999' };
  const ours = ServerProcess.likeNpmStart(env);
  const address = await ours.waitUntilReady();
  const users = [];
  for (const email of emails) users.push({ email, ...(await signUp(address, email)) });
  await seed(settings);
  const baselineProcess = new ServerProcess(env, 'bench/baseline/main.ts');
  const baselineAddress = await baselineProcess.waitUntilReady();
  return {
    accounts: Object.fromEntries(
      users.map(({ email, ...session }) => [
        email,
        { ours: { address, ...session }, baseline: { address: baselineAddress, ...session } },
      ]),
    ),
    settings,
    pid: ours.pid,
    async close() {
      await Promise.all([ours.kill('SIGTERM'), baselineProcess.kill('SIGKILL')]);
      await remove();
    },
  };
}

async function signUp(address: string, email: string): Promise<Omit<Target, 'address'>> {
  const client = new NetworkClient(address);
  const response = await client.post('/api/auth/signup', { email, password: PASSWORD });
  if (response.status !== 201) throw new Error(`sign-up failed: ${response.status} ${await response.text()}`);
  return { cookie: client.cookieHeader, csrfToken: await client.csrfToken() };
}
