import type { DatabaseKind } from '#server/testing/database/databases.ts';
import { recordTimersPage, replaySteps } from './browser/timers-page-requests.ts';
import { loadCheckout, ownCheckout } from './checkout.ts';
import { openClients } from './environments.ts';
import { Connection, serializeRequest, type Step, type Target } from './load.ts';
import { options } from './options.ts';
import { medianOf } from './statistics.ts';

const ROUNDS = options.quick ? 3 : 7;
const ROUND_SECONDS = options.quick ? 1 : 4;

/** How often clients can open the timers page with a warm cache. */
export interface Openings {
  readonly clients: number;
  /** Of one opening, as a browser sends them. */
  readonly requests: readonly string[];
  readonly perSecond: number;
}

export async function measureOpenings(clients: readonly Target[]): Promise<Openings> {
  const subject = await recordSubject(clients);
  return summarize(subject, await measureRounds([subject]).then(([rounds]) => rounds!));
}

export interface OpeningsComparison {
  readonly ours: Openings;
  readonly other: Openings;
  /** How many times as many openings our build serves in each round. */
  readonly factors: readonly number[];
}

/** Starts both builds and measures them alternately. */
export async function compareOpenings(kind: DatabaseKind, folder: string): Promise<OpeningsComparison> {
  const servers = [];
  for (const checkout of [ownCheckout, await loadCheckout(folder)]) servers.push(await openClients(kind, checkout));
  const [ours, other] = [await recordSubject(servers[0]!.clients), await recordSubject(servers[1]!.clients)];
  const [ourRounds, otherRounds] = (await measureRounds([ours, other])) as [number[], number[]];
  for (const server of servers) await server.close();
  return {
    ours: summarize(ours, ourRounds),
    other: summarize(other, otherRounds),
    factors: ourRounds.map((perSecond, round) => perSecond / otherRounds[round]!),
  };
}

interface Subject {
  readonly clients: readonly Target[];
  readonly steps: readonly Step[];
  readonly requests: readonly string[];
}

async function recordSubject(clients: readonly Target[]): Promise<Subject> {
  const { open } = await recordTimersPage(clients[0]!);
  return { clients, steps: replaySteps(open), requests: open.map(({ method, path }) => `${method} ${path}`) };
}

const summarize = ({ clients, requests }: Subject, rounds: readonly number[]): Openings => ({
  clients: clients.length,
  requests,
  perSecond: medianOf(rounds),
});

/** Openings per second in each round, by subject. The first round only warms up. */
async function measureRounds(subjects: readonly Subject[]): Promise<number[][]> {
  const results = subjects.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    // Takes turns at being first.
    const order = [...subjects.entries()];
    for (const [n, subject] of round % 2 === 0 ? order : order.toReversed())
      results[n]!.push(await openRepeatedly(subject));
  }
  return results.map((rounds) => rounds.slice(1));
}

async function openRepeatedly({ clients, steps }: Subject): Promise<number> {
  const startedAt = performance.now();
  const deadline = startedAt + ROUND_SECONDS * 1000;
  let openings = 0;
  await Promise.all(
    clients.map(async (target) => {
      const connection = new Connection(target.address);
      do {
        for (const step of steps) await connection.send(serializeRequest(target, step(0, [])));
        openings++;
      } while (performance.now() < deadline);
      connection.close();
    }),
  );
  return openings / ((performance.now() - startedAt) / 1000);
}
