import type { DatabaseKind } from '#server/testing/database/databases.ts';
import { recordTimersPage, replaySteps } from './browser/timers-page-requests.ts';
import { loadCheckout, ownCheckout } from './checkout.ts';
import { openClients } from './environments.ts';
import { Connection, serializeRequest, type Step, type Target } from './load.ts';
import { options } from './options.ts';
import { medianOf } from './statistics.ts';

const ROUNDS = options.quick ? 3 : 7;
const ROUND_SECONDS = options.quick ? 1 : 4;

/** How often clients can load the timers page with a warm cache. */
export interface PageLoads {
  readonly clients: number;
  /** The requests that a browser sends for one page load. */
  readonly requests: readonly string[];
  readonly perSecond: number;
}

export async function measurePageLoads(clients: readonly Target[]): Promise<PageLoads> {
  const subject = await recordSubject(clients);
  return summarize(subject, await measureRounds([subject]).then(([rounds]) => rounds!));
}

export interface PageLoadComparison {
  readonly ours: PageLoads;
  readonly other: PageLoads;
  /** How many times as many page loads our build serves in each round. */
  readonly factors: readonly number[];
}

/** Starts both builds and measures them in turn. */
export async function comparePageLoads(kind: DatabaseKind, folder: string): Promise<PageLoadComparison> {
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

const summarize = ({ clients, requests }: Subject, rounds: readonly number[]): PageLoads => ({
  clients: clients.length,
  requests,
  perSecond: medianOf(rounds),
});

/** Page loads per second in each round, by subject. The first round only warms up. */
async function measureRounds(subjects: readonly Subject[]): Promise<number[][]> {
  const results = subjects.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    // The subjects take turns at going first.
    const order = [...subjects.entries()];
    for (const [n, subject] of round % 2 === 0 ? order : order.toReversed())
      results[n]!.push(await loadRepeatedly(subject));
  }
  return results.map((rounds) => rounds.slice(1));
}

async function loadRepeatedly({ clients, steps }: Subject): Promise<number> {
  const startedAt = performance.now();
  const deadline = startedAt + ROUND_SECONDS * 1000;
  let pageLoads = 0;
  await Promise.all(
    clients.map(async (target) => {
      const connection = new Connection(target.address);
      do {
        for (const step of steps) await connection.send(serializeRequest(target, step(0, [])));
        pageLoads++;
      } while (performance.now() < deadline);
      connection.close();
    }),
  );
  return pageLoads / ((performance.now() - startedAt) / 1000);
}
