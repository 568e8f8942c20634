import { type Step, type Target, measureSteps } from './load.ts';

const ROUNDS = 7;
/** The first round only warms up, and takes longer. */
const WARM_UP_FACTOR = 3;

/** Response times by round, target and step. */
export type RoundTimes<N extends string> = readonly Readonly<Record<N, readonly (readonly number[])[]>>[];

/** Measures the targets alternately, so that noise on the machine affects all of them alike. */
export async function interleave<N extends string>(
  targets: Readonly<Record<N, Target>>,
  steps: readonly Step[],
  seconds: number,
  afterSlice: (name: N) => Promise<void>,
): Promise<RoundTimes<N>> {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const times = {} as Record<N, readonly (readonly number[])[]>;
    for (const name of Object.keys(targets) as N[]) {
      times[name] = await measureSteps(targets[name], steps, round === 0 ? WARM_UP_FACTOR * seconds : seconds);
      await afterSlice(name);
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

/** The median over all rounds of the ratio between two targets in the same round. */
export function medianRatio<N extends string>(rounds: RoundTimes<N>, step: number, name: N, base: N): number {
  return percentileOf(
    rounds.map((round) => percentileOf(round[name][step]!, 50) / percentileOf(round[base][step]!, 50)),
    50,
  );
}

export function percentileOf(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]!;
}
