import type { Figures } from './measure.ts';
import type { Throughput } from './throughput.ts';
import { at } from './turns.ts';

export const targets = { ratio: 3, medianRatio: 2, growth: 1.5, perSecond: 1500, megabytes: 200 };

/** What we aim at, in words, and whether we are there. */
export interface Verdict {
  readonly text: string;
  readonly isMet: boolean;
}

function worstOf(of: string, limit: number, figures: readonly (readonly [name: string, value: number])[]): Verdict {
  const sorted = figures.toSorted(([, a], [, b]) => b - a);
  const above = sorted.filter(([, value]) => value > limit);
  const named = (above.length > 0 ? above : sorted.slice(0, 1)).map(([name, value]) => `${name} ${value.toFixed(2)}`);
  return {
    text: `${of} at most ${limit}: ${above.length > 0 ? `${above.length} above` : 'the most'} ${named.join(', ')}`,
    isMet: above.length === 0,
  };
}

export function verdictsOnCalls(rows: readonly Figures[]): Verdict[] {
  const median = at(
    rows.map(({ ratio }) => ratio),
    50,
  );
  const growth = (of: 'entries' | 'users') =>
    rows.flatMap((row) => (row.growth ? [[row.name, row.growth[of]] as const] : []));
  return [
    worstOf(
      'Every ratio',
      targets.ratio,
      rows.map(({ name, ratio }) => [name, ratio]),
    ),
    {
      text: `Median of ratios at most ${targets.medianRatio}: ${median.toFixed(2)}`,
      isMet: median <= targets.medianRatio,
    },
    worstOf('Growth from 5,000 to 50,000 entries', targets.growth, growth('entries')),
    worstOf('Growth from 100 to 10,000 users', targets.growth, growth('users')),
  ];
}

/** How many there are on SQLite is what we promise; on PostgreSQL its own process takes part of the machine. */
export function verdictsOnLoad(isSqlite: boolean, load: Throughput, floor: Throughput, megabytes: number): Verdict[] {
  const { clients, perSecond, p50, p99 } = load;
  const aim = isSqlite ? ` at least ${targets.perSecond}` : '';
  return [
    {
      text: `Requests a second of the timers page, ${clients} clients${aim}: ${perSecond.toFixed(0)} (p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; the floor ${floor.perSecond.toFixed(0)})`,
      isMet: !isSqlite || perSecond >= targets.perSecond,
    },
    {
      text: `Memory after the run under ${targets.megabytes} MB: ${megabytes.toFixed(0)} MB`,
      isMet: megabytes < targets.megabytes,
    },
  ];
}
