import type { MeasuredCalls } from './calls/call.ts';
import type { Houses } from './houses.ts';
import { refuseDifference } from './same-answers.ts';
import type { StatementCounter } from './statements.ts';
import { inTurns, percentile, ratioOf, type Rounds } from './turns.ts';

const SECONDS = 0.15;

/** A call beside its floor; times are milliseconds. */
export interface Figures {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
  readonly floorP50: number;
  readonly ratio: number;
  readonly statements: number;
  /** How many times as long it takes with ten times the history, and among a hundred times the users. */
  readonly growth?: { readonly entries: number; readonly users: number };
}

export async function measure(call: MeasuredCalls, houses: Houses, counter: StatementCounter): Promise<Figures[]> {
  const { names, steps } = call;
  const { ours, floor } = call.ofCollection ? houses.collection : houses;
  await refuseDifference(steps, ours, floor);
  const statements = await counter.count(ours, steps);
  const afterTurn = steps.length > 1 ? () => houses.tidyUp() : async () => {};
  const figuresIn = <N extends string>(rounds: Rounds<N | 'ours' | 'floor'>, step: number) => ({
    name: names[step]!,
    p50: percentile(rounds, 'ours', step, 50),
    p99: percentile(rounds, 'ours', step, 99),
    floorP50: percentile(rounds, 'floor', step, 50),
    ratio: ratioOf(rounds, step, 'ours', 'floor'),
    statements: statements[step]!,
  });
  if (call.ofCollection) {
    const rounds = await inTurns({ floor, ours }, steps, SECONDS, afterTurn);
    return steps.map((_, step) => figuresIn(rounds, step));
  }
  const { young, few } = houses;
  const rounds = await inTurns({ floor, ours, young, few }, steps, SECONDS, afterTurn);
  // What was written meanwhile has changed nothing of what is told.
  await refuseDifference(steps, ours, floor);
  return steps.map((_, step) => ({
    ...figuresIn(rounds, step),
    growth: { entries: ratioOf(rounds, step, 'ours', 'young'), users: ratioOf(rounds, step, 'ours', 'few') },
  }));
}
