import type { IdealMetrics } from './ideal.ts';
import type { CallMetrics } from './measure.ts';
import type { PageLoadComparison, PageLoads } from './page-loads.ts';
import type { EventLoopBlocks, RenderingMetrics } from './rendering.ts';
import { medianOf } from './statistics.ts';
import type { Throughput } from './throughput.ts';

const thresholds = {
  ratio: 3,
  medianRatio: 2,
  growth: 1.5,
  perSecond: 1500,
  megabytes: 220,
  requestsPerClick: 1,
  blockMs: 20,
  pageLoadsFactor: 2,
};

/** The highest allowed ratio to the ideal over one connection. Other requests have no limit. */
const maxIdealRatios = {
  SQLite: { page: 4, weekly: 2, start: 2, stop: 2 },
  PostgreSQL: { start: 3 },
} as Readonly<Record<string, Partial<Record<IdealMetrics['kind'], number>>>>;

/** A target with its measured value, and whether it was met. */
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
  const median = medianOf(rows.map(({ ratio }) => ratio));
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

export function idealVerdicts(databaseKind: string, rows: readonly IdealMetrics[]): Verdict[] {
  const limits = Object.entries(maxIdealRatios[databaseKind] ?? {});
  const clicks = rows.filter(({ kind }) => kind === 'click');
  return [
    ...limits.map(([kind, limit]) => {
      const figures = rows.filter((row) => row.kind === kind).map(({ name, single }) => [name, single.ratio] as const);
      return worstCaseVerdict(
        `${idealNames[kind as IdealMetrics['kind']]} over one connection, ratio to the ideal`,
        limit,
        figures,
      );
    }),
    {
      text: `Requests per click at most ${thresholds.requestsPerClick}: ${clicks.map(({ name, requests }) => `${name} ${requests}`).join(', ')}`,
      isMet: clicks.every(({ requests }) => requests <= thresholds.requestsPerClick),
    },
  ];
}

const idealNames: Readonly<Record<IdealMetrics['kind'], string>> = {
  page: 'Page data',
  weekly: 'Weekly report',
  start: 'Start a timer',
  stop: 'Stop a timer',
  click: 'Click',
};

export function renderingVerdicts(rows: readonly RenderingMetrics[], blocks: EventLoopBlocks): Verdict[] {
  const unrendered = rows.filter(({ isRendered }) => !isRendered).map(({ path }) => path);
  const { pageLoads, renderedMaxMs, unrenderedMaxMs } = blocks;
  return [
    {
      text: `Every page rendered on the server: ${unrendered.length === 0 ? 'all' : `not ${unrendered.join(', ')}`}`,
      isMet: unrendered.length === 0,
    },
    {
      text: `Longest event loop block in ${pageLoads} loads of /timers at most ${thresholds.blockMs} ms of CPU time: ${renderedMaxMs.toFixed(1)} ms (${unrenderedMaxMs.toFixed(1)} ms without rendering)`,
      isMet: renderedMaxMs <= thresholds.blockMs,
    },
  ];
}

export const formatPageLoads = ({ perSecond, requests }: PageLoads) =>
  `${perSecond.toFixed(0)} per second in ${requests.length} requests (${requests.join(', ')})`;

export function comparisonVerdict({ ours, other, factors }: PageLoadComparison): Verdict {
  const factor = medianOf(factors);
  const spread = `${Math.min(...factors).toFixed(2)} to ${Math.max(...factors).toFixed(2)}`;
  return {
    text: `Loads of the timers page by ${ours.clients} clients at least ${thresholds.pageLoadsFactor} times those of the other build in the same run: ${factor.toFixed(2)} times (${spread}); ${formatPageLoads(ours)}, other build ${formatPageLoads(other)}`,
    isMet: factor >= thresholds.pageLoadsFactor,
  };
}

/** The throughput target applies to SQLite only, because PostgreSQL's own processes use part of the machine. */
export function loadVerdicts(isSqlite: boolean, load: Throughput, megabytes: number): Verdict[] {
  const { clients, perSecond, p50, p99 } = load;
  const target = isSqlite ? ` at least ${thresholds.perSecond}` : '';
  return [
    {
      text: `Requests per second on the timers page with ${clients} clients${target}: ${perSecond.toFixed(0)} (p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms)`,
      isMet: !isSqlite || perSecond >= thresholds.perSecond,
    },
    {
      text: `Memory after the run under ${thresholds.megabytes} MB: ${megabytes.toFixed(0)} MB`,
      isMet: megabytes < thresholds.megabytes,
    },
  ];
}
