import type { DatabaseKind } from '../server/testing/databases.ts';
import { ServerProcess } from '../server/testing/process.ts';
import { requestsPerSecond } from './load.ts';

const ROUNDS = 7;
const SECONDS = 1;

export interface Figure {
  readonly name: string;
  readonly ours: number;
  readonly floor: number;
  /** How many times the floor's time we take: the median over rounds in which both ran one after the other. */
  readonly ratio: number;
  readonly limit: number;
}

/** GET /api/auth/me against a bare route with the same two lookups, in turns, on one database. */
export async function me(kind: DatabaseKind): Promise<Figure> {
  const { settings, remove } = await kind.make();
  const env = settings.databaseUrl ? { DATABASE_URL: settings.databaseUrl } : { DATA_DIR: settings.dataDir };
  const ours = new ServerProcess(env);
  const address = await ours.ready();
  const cookie = await signUp(address);
  const bare = new ServerProcess(env, 'bench/floor.ts');
  const floorAddress = await bare.ready();

  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const floor = await requestsPerSecond(floorAddress, '/api/auth/me', cookie, SECONDS);
    rounds.push({ floor, ours: await requestsPerSecond(address, '/api/auth/me', cookie, SECONDS) });
  }
  await Promise.all([ours.kill('SIGTERM'), bare.kill('SIGKILL')]);
  await remove();

  // The first round warms up.
  const [middle] = rounds
    .slice(1)
    .toSorted((a, b) => a.floor / a.ours - b.floor / b.ours)
    .slice(Math.floor(ROUNDS / 2));
  return { name: `GET /api/auth/me on ${kind.name}`, ...middle!, ratio: middle!.floor / middle!.ours, limit: 2 };
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
