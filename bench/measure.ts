import type { MeasuredCalls } from './calls.ts';
import type { Environments } from './environments.ts';
import { interleave, medianRatio, roundsPercentile } from './interleave.ts';
import { assertSameResponses } from './same-responses.ts';
import type { StatementCounter } from './statements.ts';

/** A call compared with its baseline. Times are milliseconds. */
export interface CallMetrics {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
  readonly baselineP50: number;
  readonly ratio: number;
  readonly statements: number;
  /** How many times as long the call takes with ten times the entries, and among a hundred times the users. */
  readonly growth: { readonly entries: number; readonly users: number };
}

export async function measureCall(
  { names, steps }: MeasuredCalls,
  environments: Environments,
  counter: StatementCounter,
): Promise<CallMetrics[]> {
  const { ours, baseline, smallAccount, fewUsers } = environments;
  await assertSameResponses(steps, ours, baseline);
  const statements = await counter.count(ours, steps);
  const afterMeasurement = steps.length > 1 ? () => environments.removeWrites() : undefined;
  const subject = (target: typeof ours) => ({ target, steps });
  const rounds = await interleave(
    {
      baseline: subject(baseline),
      ours: subject(ours),
      smallAccount: subject(smallAccount),
      fewUsers: subject(fewUsers),
    },
    afterMeasurement,
  );
  // The measurement's own writes must not have made the responses diverge.
  await assertSameResponses(steps, ours, baseline);
  return steps.map((_, step) => ({
    name: names[step]!,
    p50: roundsPercentile(rounds, 'ours', step, 50),
    p99: roundsPercentile(rounds, 'ours', step, 99),
    baselineP50: roundsPercentile(rounds, 'baseline', step, 50),
    ratio: medianRatio(rounds, step, 'ours', 'baseline'),
    statements: statements[step]!,
    growth: {
      entries: medianRatio(rounds, step, 'ours', 'smallAccount'),
      users: medianRatio(rounds, step, 'ours', 'fewUsers'),
    },
  }));
}
