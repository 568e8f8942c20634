import { CONNECTIONS, type Step, type Target, measureSteps } from './load.ts';
import { options } from './options.ts';
import { medianOf, percentileOf } from './statistics.ts';

const ROUNDS = options.quick ? 3 : 7;
/** The first round only warms up, for longer than the others. */
const WARM_UP_FACTOR = 3;
const MEASUREMENT_SECONDS = 0.15;

/** What is measured: a server and the requests sent to it. */
export interface Subject {
  readonly target: Target;
  readonly steps: readonly Step[];
}

/** Response times by round, subject and step. */
export type RoundTimes<N extends string> = readonly Readonly<Record<N, readonly (readonly number[])[]>>[];

/** Measures the subjects in turn, so that noise on the machine affects all of them alike. */
export async function interleave<N extends string>(
  subjects: Readonly<Record<N, Subject>>,
  afterMeasurement: () => Promise<void> = async () => {},
  connections = CONNECTIONS,
): Promise<RoundTimes<N>> {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const times = {} as Record<N, readonly (readonly number[])[]>;
    const seconds = round === 0 ? WARM_UP_FACTOR * MEASUREMENT_SECONDS : MEASUREMENT_SECONDS;
    for (const name of Object.keys(subjects) as N[]) {
      const { target, steps } = subjects[name];
      times[name] = await measureSteps(target, steps, seconds, connections);
      await afterMeasurement();
    }
    rounds.push(times);
  }
  return rounds.slice(1);
}

export function roundsPercentile<N extends string>(
  rounds: RoundTimes<N>,
  name: N,
  step: number,
  percent: number,
): number {
  return percentileOf(
    rounds.flatMap((round) => round[name][step]!),
    percent,
  );
}

/** The median over all rounds of the ratio between two subjects in the same round. */
export function medianRatio<N extends string>(rounds: RoundTimes<N>, step: number, name: N, base: N): number {
  return medianOf(rounds.map((round) => medianOf(round[name][step]!) / medianOf(round[base][step]!)));
}
