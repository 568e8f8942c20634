import type { Latency } from './latency.ts';
import type { Figure } from './turns.ts';

let missed = false;

export function tell(name: string, { rate, base, ratio }: Figure, compared: string, limit: number): void {
  missed ||= ratio > limit;
  const verdict = ratio <= limit ? 'ok' : 'TOO SLOW';
  console.log(
    `${name}: ${rate.toFixed(0)}/s, ${compared} ${base.toFixed(0)}/s, ratio ${ratio.toFixed(2)} (at most ${limit}) ${verdict}`,
  );
}

interface Cost {
  readonly seconds: number;
  readonly megabytes: number;
  readonly idle: Latency;
  readonly busy: Latency;
}

const MEGABYTES = 100;

/** What something long costs others: memory, and how much longer they wait than while it does not go on. */
export function tellCost(name: string, { seconds, megabytes, idle, busy }: Cost, timesIdle: number): void {
  const ratio = busy.p95 / idle.p95;
  const isFine = megabytes <= MEGABYTES && ratio <= timesIdle;
  missed ||= !isFine;
  const waits = `p95 of others ${busy.p95.toFixed(1)} ms, idle ${idle.p95.toFixed(1)} ms, ratio ${ratio.toFixed(2)} (at most ${timesIdle}), worst ${busy.worst.toFixed(0)} ms`;
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB more (at most ${MEGABYTES}), ${waits} ${isFine ? 'ok' : 'TOO MUCH'}`,
  );
}

export const isTooSlow = () => missed;
