import { setTimeout as pause } from 'node:timers/promises';
import { read } from './calls/call.ts';
import { active, recentUse, start, stop, usage } from './calls/time.ts';
import { score } from './calls/weeks.ts';
import { Connection, requestText, type Step, type Target } from './load.ts';
import { at } from './turns.ts';

const [WARM_MS, MS] = [2000, 10_000];

const stepOf = ({ steps }: { readonly steps: readonly Step[] }) => steps[0]!;
const [timers, time, rating, recent] = [active, usage, score, recentUse].map(stepOf) as [Step, Step, Step, Step];
const afterChange = [timers, time, rating, recent];
const everyHalfMinute = [timers, time, rating];

/** What the timers page asks for: when it opens, half a minute later, and when a timer is started and stopped. */
const START = 6;
const visit: readonly Step[] = [
  stepOf(read('me', '/api/auth/me')),
  stepOf(read('goals', '/api/focus-areas/with-goals')),
  ...afterChange,
  start,
  ...afterChange,
  ...everyHalfMinute,
  (_, answers) => stop(answers[START]),
  ...afterChange,
];

export interface Throughput {
  readonly clients: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Clients that do nothing but visit the timers page, over and over, each of an account of its own. */
export async function throughputOf(targets: readonly Target[]): Promise<Throughput> {
  const times: number[] = [];
  const over = new AbortController();
  const clients = targets.map(async (target, n) => {
    const connection = new Connection(target.address);
    while (!over.signal.aborted) {
      const answers: string[] = [];
      for (const step of visit) {
        const began = performance.now();
        answers.push(await connection.ask(requestText(target, step(n, answers))));
        times.push(performance.now() - began);
      }
    }
    connection.close();
  });
  const measured = (async () => {
    await pause(WARM_MS);
    const before = times.length;
    const began = performance.now();
    await pause(MS);
    const seconds = (performance.now() - began) / 1000;
    const own = times.slice(before);
    over.abort();
    return { clients: targets.length, perSecond: own.length / seconds, p50: at(own, 50), p99: at(own, 99) };
  })();
  const [throughput] = await Promise.all([measured, ...clients]);
  return throughput;
}
