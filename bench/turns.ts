import type { DatabaseKind, TestDatabase } from '../server/testing/databases.ts';
import { ServerProcess } from '../server/testing/process.ts';
import { requestsPerSecond } from './load.ts';

const ROUNDS = 7;
const SECONDS = 1;

/** A call to measure, and what must be there before. */
export interface Subject {
  readonly name: string;
  readonly path: string;
  readonly limit: number;
  prepare?(settings: TestDatabase['settings']): Promise<void>;
}

export interface Figure {
  readonly name: string;
  readonly ours: number;
  readonly floor: number;
  /** How many times the floor's time we take: the median over rounds in which both ran one after the other. */
  readonly ratio: number;
  readonly limit: number;
}

/** A call against a bare route with the same statements, in turns, on one database with one account in it. */
export async function inTurns(kind: DatabaseKind, { name, path, limit, prepare }: Subject): Promise<Figure> {
  const { settings, remove } = await kind.make();
  const env = settings.databaseUrl ? { DATABASE_URL: settings.databaseUrl } : { DATA_DIR: settings.dataDir };
  const ours = new ServerProcess(env);
  const address = await ours.ready();
  const cookie = await signUp(address);
  await prepare?.(settings);
  const bare = new ServerProcess(env, 'bench/floor.ts');
  const floorAddress = await bare.ready();
  await refuseDifference(path, cookie, [address, floorAddress]);

  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const floor = await requestsPerSecond(floorAddress, path, cookie, SECONDS);
    rounds.push({ floor, ours: await requestsPerSecond(address, path, cookie, SECONDS) });
  }
  await Promise.all([ours.kill('SIGTERM'), bare.kill('SIGKILL')]);
  await remove();

  // The first round warms up.
  const [middle] = rounds
    .slice(1)
    .toSorted((a, b) => a.floor / a.ours - b.floor / b.ours)
    .slice(Math.floor(ROUNDS / 2));
  return { name: `${name} on ${kind.name}`, ...middle!, ratio: middle!.floor / middle!.ours, limit };
}

async function signUp(address: string): Promise<string> {
  const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]!.split(';')[0]!;
  const visit = await fetch(`${address}/api/csrf-token`);
  const { csrfToken } = (await visit.json()) as { csrfToken: string };
  const answer = await fetch(`${address}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken, cookie: cookieOf(visit) },
    body: JSON.stringify({ email: 'bench@example.org', password: 'a quiet green harbour' }),
  });
  return cookieOf(answer);
}

/** A floor that answers something else is the floor of another house. */
async function refuseDifference(path: string, cookie: string, addresses: readonly string[]): Promise<void> {
  const answers = await Promise.all(
    addresses.map(async (address) => (await fetch(address + path, { headers: { cookie } })).text()),
  );
  if (answers[0] !== answers[1]) throw new Error(`the floor answers otherwise: ${answers.join('\n').slice(0, 1000)}`);
}
