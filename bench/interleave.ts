import { type Step, type Target, timesOf } from './load.ts';

const ROUNDS = 7;
/** The first round warms up, and so is longer. */
const LONGER = 3;

/** How long the answers of each target to each step took in each round. */
export type Rounds<N extends string> = readonly Readonly<Record<N, readonly (readonly number[])[]>>[];

/** Each target in turn, over and over, since machines differ and are noisy. */
export async function inTurns<N extends string>(
  targets: Readonly<Record<N, Target>>,
  steps: readonly Step[],
  seconds: number,
  afterTurn: (name: N) => Promise<void>,
): Promise<Rounds<N>> {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const times = {} as Record<N, readonly (readonly number[])[]>;
    for (const name of Object.keys(targets) as N[]) {
      times[name] = await timesOf(targets[name], steps, round === 0 ? LONGER * seconds : seconds);
      await afterTurn(name);
    }
    rounds.push(times);
  }
  return rounds.slice(1);
}

/** Of all times in all rounds, the one that so many of a hundred are not above. */
export function percentile<N extends string>(rounds: Rounds<N>, name: N, step: number, percent: number): number {
  return at(
    rounds.flatMap((round) => round[name][step]!),
    percent,
  );
}

/** How many times as long one takes as another: the median of the rounds, in each of which both came one after the other. */
export function ratioOf<N extends string>(rounds: Rounds<N>, step: number, name: N, base: N): number {
  return at(
    rounds.map((round) => at(round[name][step]!, 50) / at(round[base][step]!, 50)),
    50,
  );
}

export function at(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]!;
}
