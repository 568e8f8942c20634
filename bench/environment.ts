import { PASSWORD } from '#server/testing/app.ts';
import type { DatabaseKind, TestDatabase } from '#server/testing/database/databases.ts';
import { NetworkClient } from '#server/testing/network-client.ts';
import { ServerProcess } from '#server/testing/server-process.ts';
import { watchableEnv } from './event-loop/longest-block.ts';
import type { Target } from './load.ts';

type Seed = (settings: TestDatabase['settings']) => Promise<void>;
type Env = Readonly<Record<string, string>>;

/** A server with its own database. */
export interface RunningServer {
  readonly process: ServerProcess;
  /** A session by email address. */
  readonly sessions: Readonly<Record<string, Target>>;
  readonly settings: TestDatabase['settings'];
  close(): Promise<void>;
}

/** `seed` runs after the users have signed up. */
export async function openServer(
  kind: DatabaseKind,
  emails: readonly string[],
  seed: Seed,
  startServer: (env: Env) => ServerProcess,
): Promise<RunningServer> {
  const { settings, remove } = await kind.create();
  const server = startServer(serverEnv(settings));
  const address = await server.waitUntilReady();
  const sessions: Record<string, Target> = {};
  for (const email of emails) sessions[email] = { address, ...(await signUp(address, email)) };
  await seed(settings);
  return {
    process: server,
    sessions,
    settings,
    async close() {
      await server.kill('SIGTERM');
      await remove();
    },
  };
}

function serverEnv({ databaseUrl, dataDir }: TestDatabase['settings']): Env {
  // A single account sends all writes, far more than the normal limit allows.
  return { ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir }), WRITES_PER_MINUTE: '9999999' };
}

/** The same session on our server and on the baseline server. */
export interface TargetPair {
  readonly ours: Target;
  readonly baseline: Target;
}

/** A database that our server and the baseline server share. */
export interface Environment {
  /** By email address. */
  readonly accounts: Readonly<Record<string, TargetPair>>;
  readonly settings: TestDatabase['settings'];
  /** Our server. */
  readonly server: ServerProcess;
  readonly baselineServer: ServerProcess;
  close(): Promise<void>;
}

/** Starts and stops the servers once, because the first start after a code change compiles the code, which takes extra memory. */
export async function warmCompileCache(kind: DatabaseKind): Promise<void> {
  await (await openEnvironment(kind, [])).close();
}

/** `seed` runs after the users have signed up and before the baseline server starts. */
export async function openEnvironment(
  kind: DatabaseKind,
  emails: readonly string[],
  seed: Seed = async () => {},
  extraEnv: Env = {},
): Promise<Environment> {
  const ours = await openServer(kind, emails, seed, (env) =>
    ServerProcess.likeNpmStart({ ...env, ...watchableEnv, ...extraEnv }),
  );
  const baselineServer = new ServerProcess(serverEnv(ours.settings), 'bench/baseline/main.ts');
  const address = await baselineServer.waitUntilReady();
  const accounts = Object.entries(ours.sessions).map(([email, session]) => [
    email,
    { ours: session, baseline: { ...session, address } },
  ]);
  return {
    accounts: Object.fromEntries(accounts) as Environment['accounts'],
    settings: ours.settings,
    server: ours.process,
    baselineServer,
    async close() {
      await baselineServer.kill('SIGKILL');
      await ours.close();
    },
  };
}

async function signUp(address: string, email: string): Promise<Omit<Target, 'address'>> {
  const client = new NetworkClient(address);
  const response = await client.post('/api/auth/signup', { email, password: PASSWORD });
  if (response.status !== 201) throw new Error(`sign-up failed: ${response.status} ${await response.text()}`);
  return { cookie: client.cookieHeader, csrfToken: await client.csrfToken() };
}
