import { setTimeout as pause } from 'node:timers/promises';
import { getStep, startTimerCall, stopTimerCall } from './calls.ts';
import { Connection, serializeRequest, type Step, type Target } from './load.ts';
import { seededWeek } from './seed/ids.ts';
import { percentileOf } from './statistics.ts';

const [WARM_UP_MS, MEASURED_MS] = [2000, 10_000];

const polledEveryHalfMinute = [
  getStep('/api/time-entries/active'),
  getStep(`/api/goals/weekly-usage?weekStart=${seededWeek}`),
  getStep(`/api/reports/productivity-score?weekStart=${seededWeek}`),
];
const loadedAfterChange = [...polledEveryHalfMinute, getStep('/api/reports/focus-area-usage-history')];

const loadedOnOpen = [getStep('/api/auth/me'), getStep('/api/focus-areas/with-goals'), ...loadedAfterChange];

/** The timers page's requests: when it opens, after a timer starts, half a minute later, and after it stops. */
const timersPageVisit: readonly Step[] = [
  ...loadedOnOpen,
  startTimerCall,
  ...loadedAfterChange,
  ...polledEveryHalfMinute,
  (_, responses) => stopTimerCall(responses[loadedOnOpen.length]),
  ...loadedAfterChange,
];

export interface Throughput {
  readonly clients: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Measures clients, one per target, that visit the timers page in a loop. */
export async function measureThroughput(targets: readonly Target[]): Promise<Throughput> {
  const times: number[] = [];
  const finished = new AbortController();
  const clients = targets.map(async (target, n) => {
    const connection = new Connection(target.address);
    while (!finished.signal.aborted) {
      const responses: string[] = [];
      for (const step of timersPageVisit) {
        const startedAt = performance.now();
        responses.push(await connection.send(serializeRequest(target, step(n, responses))));
        times.push(performance.now() - startedAt);
      }
    }
    connection.close();
  });
  const measured = (async () => {
    await pause(WARM_UP_MS);
    const before = times.length;
    const startedAt = performance.now();
    await pause(MEASURED_MS);
    const seconds = (performance.now() - startedAt) / 1000;
    const measuredTimes = times.slice(before);
    finished.abort();
    return {
      clients: targets.length,
      perSecond: measuredTimes.length / seconds,
      p50: percentileOf(measuredTimes, 50),
      p99: percentileOf(measuredTimes, 99),
    };
  })();
  const [throughput] = await Promise.all([measured, ...clients]);
  return throughput;
}
