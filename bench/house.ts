import type { DatabaseKind, TestDatabase } from '../server/testing/databases.ts';
import { ServerProcess } from '../server/testing/process.ts';
import type { Target } from './load.ts';

/** A database with our server and the floor on it. */
export interface House {
  /** Somebody who has an account here, as each of the two servers is asked by them. */
  readonly accounts: Readonly<Record<string, { readonly ours: Target; readonly floor: Target }>>;
  readonly settings: TestDatabase['settings'];
  /** Of our server. */
  readonly pid: number;
  close(): Promise<void>;
}

/** The first start of a version compiles it, for which it takes memory that no later one does. */
export async function compileOnce(kind: DatabaseKind): Promise<void> {
  await (await openHouse(kind, [])).close();
}

/** `prepare` puts into the database whatever must be there before it is measured. */
export async function openHouse(
  kind: DatabaseKind,
  emails: readonly string[],
  prepare: (settings: TestDatabase['settings']) => Promise<void> = async () => {},
): Promise<House> {
  const { settings, remove } = await kind.make();
  const place = settings.databaseUrl ? { DATABASE_URL: settings.databaseUrl } : { DATA_DIR: settings.dataDir };
  // One user writes as fast as it goes.
  const env = { ...place, WRITES_PER_MINUTE: '9999999' };
  const ours = ServerProcess.asStarted(env);
  const address = await ours.ready();
  const people = [];
  for (const email of emails) people.push({ email, ...(await signUp(address, email)) });
  await prepare(settings);
  const bare = new ServerProcess(env, 'bench/floor/main.ts');
  const floor = await bare.ready();
  return {
    accounts: Object.fromEntries(
      people.map(({ email, ...own }) => [email, { ours: { address, ...own }, floor: { address: floor, ...own } }]),
    ),
    settings,
    pid: ours.pid,
    async close() {
      await Promise.all([ours.kill('SIGTERM'), bare.kill('SIGKILL')]);
      await remove();
    },
  };
}

async function signUp(address: string, email: string) {
  const visit = await fetch(`${address}/api/csrf-token`);
  const cookie = cookieOf(visit);
  const answer = await fetch(`${address}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': await tokenOf(visit), cookie },
    body: JSON.stringify({ email, password: 'a quiet green harbour' }),
  });
  const session = cookieOf(answer);
  const csrfToken = await tokenOf(await fetch(`${address}/api/csrf-token`, { headers: { cookie: session } }));
  return { cookie: session, csrfToken };
}

const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]!.split(';')[0]!;
const tokenOf = async (answer: Response) => ((await answer.json()) as { csrfToken: string }).csrfToken;
