import { ratesOf, type Step, type Target } from './load.ts';

const ROUNDS = 7;

/** Requests per second of each target in each round, by step. */
type Round<N extends string> = Readonly<Record<N, readonly number[]>>;

/** Each target in turn, over and over, since machines differ and are noisy. */
export async function inTurns<N extends string>(
  targets: Readonly<Record<N, Target>>,
  steps: readonly Step[],
  seconds: number,
  afterRound: () => Promise<void> = async () => {},
): Promise<Round<N>[]> {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const rates = {} as Record<N, readonly number[]>;
    for (const name of Object.keys(targets) as N[]) rates[name] = await ratesOf(targets[name], steps, seconds);
    rounds.push(rates);
    await afterRound();
  }
  // The first round warms up.
  return rounds.slice(1);
}

export interface Figure {
  readonly rate: number;
  readonly base: number;
  /** How many times the time of the base it takes: the median over rounds in which both ran one after the other. */
  readonly ratio: number;
}

export function figureOf<N extends string>(rounds: readonly Round<N>[], step: number, name: N, base: N): Figure {
  const figures = rounds.map((round) => {
    const [own, other] = [round[name][step]!, round[base][step]!];
    return { rate: own, base: other, ratio: other / own };
  });
  return figures.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(figures.length / 2)]!;
}
