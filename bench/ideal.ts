import { recordTimersPage, replaySteps } from './browser/timers-page-requests.ts';
import { getStep, startTimerCall, stopTimerCall } from './calls.ts';
import { measureCpuTimes } from './cpu-time.ts';
import type { Environment, TargetPair } from './environment.ts';
import type { Environments } from './environments.ts';
import { interleave, type RoundTimes } from './interleave.ts';
import { CONNECTIONS, type Step } from './load.ts';
import { assertIdealTimerRuns, assertSameTotals, fetchPageData, fetchResponse } from './same-totals.ts';
import { seededWeek, spareGoal } from './seed/ids.ts';
import type { StatementCounter } from './statements.ts';
import { medianOf } from './statistics.ts';

type Kind = 'page' | 'weekly' | 'start' | 'stop' | 'click';

/** Requests compared with their ideal, a hand-written minimal handler. Times are milliseconds. */
export interface IdealMetrics {
  readonly name: string;
  readonly kind: Kind;
  /** How many requests are measured together. */
  readonly requests: number;
  readonly statements: number;
  /** Measured over one connection, one request after another. */
  readonly single: Times;
  /** The server's CPU time over one connection, divided by the ideal's. */
  readonly cpuRatio: number;
  /** Measured with all connections busy. */
  readonly busy: Times;
}

interface Times {
  readonly oursMs: number;
  readonly idealMs: number;
  readonly ratio: number;
}

/** The steps of all comparisons run in sequence, so that later ones can use the responses of earlier ones. */
interface Comparison {
  readonly name: string;
  readonly kind: Kind;
  readonly ours: readonly Step[];
  readonly ideal: readonly Step[];
}

/** The baseline server has a minimal version of each at `/ideal<path>`. */
const pagesWithIdeal = ['/timers', '/dashboard', '/planner', '/reports'];

/** `unrendered` is an environment without server-side rendering, so that only reading the data of pages is compared. */
export async function measureIdeals(
  environments: Environments,
  unrendered: Environment & TargetPair,
  counter: StatementCounter,
): Promise<IdealMetrics[]> {
  const { ours, baseline } = environments;
  const main = { ...environments.main, ours, baseline };
  const removeWrites = () => environments.removeWrites();
  const metrics: IdealMetrics[] = [];
  for (const path of pagesWithIdeal) {
    await assertSameTotals(`/ideal${path}`, unrendered.baseline, fetchPageData(unrendered.ours, path));
    const comparison: Comparison = {
      name: `data of ${path}`,
      kind: 'page',
      ours: [getStep(path)],
      ideal: [getStep(`/ideal${path}`)],
    };
    metrics.push(...(await measureComparisons(unrendered, [comparison], ours, counter)));
  }
  const weeklyPath = `/api/reports/weekly?weekStart=${seededWeek}`;
  const idealWeeklyPath = `/ideal/weekly?weekStart=${seededWeek}`;
  await assertSameTotals(idealWeeklyPath, baseline, fetchResponse(ours, weeklyPath));
  const weekly: Comparison = {
    name: 'weekly report',
    kind: 'weekly',
    ours: [getStep(weeklyPath)],
    ideal: [getStep(idealWeeklyPath)],
  };
  metrics.push(...(await measureComparisons(main, [weekly], ours, counter)));
  await assertIdealTimerRuns(ours, baseline, spareGoal(0));
  metrics.push(...(await measureComparisons(main, timerComparisons, ours, counter, removeWrites)));
  const clicks = await recordClicks(environments);
  metrics.push(...(await measureComparisons(main, clicks, ours, counter, removeWrites)));
  return metrics;
}

const idealStart: Step = (connection) => ({
  method: 'POST',
  path: '/ideal/time-entries',
  body: { goalId: spareGoal(connection) },
});
const idealStop =
  (startIndex: number): Step =>
  (_, responses) => {
    const call = stopTimerCall(responses[startIndex]);
    return { ...call, path: call.path.replace('/api/', '/ideal/') };
  };

const timerComparisons: readonly Comparison[] = [
  { name: 'start a timer', kind: 'start', ours: [startTimerCall], ideal: [idealStart] },
  {
    name: 'stop a timer',
    kind: 'stop',
    ours: [(_, [startResponse]) => stopTimerCall(startResponse)],
    ideal: [idealStop(0)],
  },
];

/** Everything that a browser requests after a click. The ideal is one change and one read of the page's data. */
async function recordClicks({ ours }: Environments): Promise<Comparison[]> {
  const { start, stop } = await recordTimersPage(ours);
  const steps = replaySteps([...start, ...stop]);
  const readPage = getStep('/ideal/timers');
  return [
    { name: 'click on start', kind: 'click', ours: steps.slice(0, start.length), ideal: [idealStart, readPage] },
    { name: 'click on stop', kind: 'click', ours: steps.slice(start.length), ideal: [idealStop(0), readPage] },
  ];
}

async function measureComparisons(
  { ours, baseline, server, baselineServer }: Environment & TargetPair,
  comparisons: readonly Comparison[],
  statementTarget: TargetPair['ours'],
  counter: StatementCounter,
  afterMeasurement?: () => Promise<void>,
): Promise<IdealMetrics[]> {
  const [ourSteps, idealSteps] = [
    comparisons.flatMap((comparison) => comparison.ours),
    comparisons.flatMap((comparison) => comparison.ideal),
  ];
  const statements = await counter.count(statementTarget, ourSteps);
  await afterMeasurement?.();
  const subjects = { ours: { target: ours, steps: ourSteps }, ideal: { target: baseline, steps: idealSteps } };
  const single = await interleave(subjects, afterMeasurement, 1);
  const busy = await interleave(subjects, afterMeasurement, CONNECTIONS);
  const ourCpuTimes = await measureCpuTimes(ours, server.pid, ourSteps);
  const idealCpuTimes = await measureCpuTimes(baseline, baselineServer.pid, idealSteps);
  await afterMeasurement?.();
  return comparisons.map(({ name, kind, ...steps }, n) => {
    const indexes = (side: 'ours' | 'ideal') => {
      const offset = comparisons.slice(0, n).reduce((sum, earlier) => sum + earlier[side].length, 0);
      return steps[side].map((_, step) => offset + step);
    };
    const [ourIndexes, idealIndexes] = [indexes('ours'), indexes('ideal')];
    const metrics = {
      name,
      kind,
      requests: ourIndexes.length,
      statements: sumAt(statements, ourIndexes),
      single: toTimes(single, ourIndexes, idealIndexes),
      cpuRatio: sumAt(ourCpuTimes, ourIndexes) / sumAt(idealCpuTimes, idealIndexes),
      busy: toTimes(busy, ourIndexes, idealIndexes),
    };
    const { single: times, cpuRatio } = metrics;
    console.error(`${name}: ${times.ratio.toFixed(2)}× the ideal's time, ${cpuRatio.toFixed(2)}× its CPU time`);
    return metrics;
  });
}

const sumAt = (numbers: readonly number[], indexes: readonly number[]) =>
  indexes.reduce((sum, index) => sum + numbers[index]!, 0);

/**
 * Uses the median of the faster half of the rounds. The slower half is discarded, because other processes on the machine
 * slow down long requests more than short ones.
 */
function toTimes(rounds: RoundTimes<'ours' | 'ideal'>, ours: readonly number[], ideal: readonly number[]): Times {
  const total = (times: readonly (readonly number[])[], steps: readonly number[]) => sumAt(times.map(medianOf), steps);
  const medianOfFasterHalf = (totals: readonly number[]) =>
    medianOf(totals.toSorted((a, b) => a - b).slice(0, Math.ceil(totals.length / 2)));
  const oursMs = medianOfFasterHalf(rounds.map((round) => total(round.ours, ours)));
  const idealMs = medianOfFasterHalf(rounds.map((round) => total(round.ideal, ideal)));
  return { oursMs, idealMs, ratio: oursMs / idealMs };
}
