import { percentileOf } from './interleave.ts';
import type { CallMetrics } from './measure.ts';
import type { Throughput } from './throughput.ts';

const thresholds = { ratio: 3, medianRatio: 2, growth: 1.5, perSecond: 1500, megabytes: 200 };

/** A target with the measured value, and whether it was met. */
export interface Verdict {
  readonly text: string;
  readonly isMet: boolean;
}

function worstCaseVerdict(
  metric: string,
  limit: number,
  figures: readonly (readonly [name: string, value: number])[],
): Verdict {
  const sorted = figures.toSorted(([, a], [, b]) => b - a);
  const above = sorted.filter(([, value]) => value > limit);
  const named = (above.length > 0 ? above : sorted.slice(0, 1)).map(([name, value]) => `${name} ${value.toFixed(2)}`);
  return {
    text: `${metric} at most ${limit}: ${above.length > 0 ? `${above.length} above` : 'highest'} ${named.join(', ')}`,
    isMet: above.length === 0,
  };
}

export function callVerdicts(rows: readonly CallMetrics[]): Verdict[] {
  const median = percentileOf(
    rows.map(({ ratio }) => ratio),
    50,
  );
  const growth = (by: 'entries' | 'users') => rows.map((row) => [row.name, row.growth[by]] as const);
  return [
    worstCaseVerdict(
      'Every ratio',
      thresholds.ratio,
      rows.map(({ name, ratio }) => [name, ratio]),
    ),
    {
      text: `Median ratio at most ${thresholds.medianRatio}: ${median.toFixed(2)}`,
      isMet: median <= thresholds.medianRatio,
    },
    worstCaseVerdict('Growth from 5,000 to 50,000 entries', thresholds.growth, growth('entries')),
    worstCaseVerdict('Growth from 100 to 10,000 users', thresholds.growth, growth('users')),
  ];
}

/** The throughput target applies to SQLite only: PostgreSQL's own processes take part of the machine. */
export function loadVerdicts(isSqlite: boolean, load: Throughput, megabytes: number): Verdict[] {
  const { clients, perSecond, p50, p99 } = load;
  const target = isSqlite ? ` at least ${thresholds.perSecond}` : '';
  return [
    {
      text: `Requests per second of the timers page, ${clients} clients${target}: ${perSecond.toFixed(0)} (p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms)`,
      isMet: !isSqlite || perSecond >= thresholds.perSecond,
    },
    {
      text: `Memory after the run under ${thresholds.megabytes} MB: ${megabytes.toFixed(0)} MB`,
      isMet: megabytes < thresholds.megabytes,
    },
  ];
}
