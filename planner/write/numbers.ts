import type { NumberQuestion } from '#domain/assistant/outline.ts';
import type { Playbook } from '../library/playbook.ts';

/** A number that a playbook asks for, as the plan uses it. */
export interface PlanNumber {
  readonly question: NumberQuestion;
  readonly value: number;
  /** Whether the user has said it. */
  readonly isGiven: boolean;
}

export type PlanNumbers = ReadonlyMap<string, PlanNumber>;

const WEEKS_IN_MONTH = 52 / 12;

export const planNumbers = ({ questions }: Playbook, given: Readonly<Record<string, number>>): PlanNumbers =>
  new Map(
    questions.map((question) => {
      const said = given[question.key];
      return [question.key, { question, value: said ?? question.value, isGiven: said !== undefined }];
    }),
  );

/** '30 km', '200 a month', '1,000': sums of money have no sign, because the user's currency is not known. */
export function formatNumber({ question: { unit }, value }: PlanNumber): string {
  const figure = value.toLocaleString('en-US', { maximumFractionDigits: 1 });
  return unit === '' ? figure : `${figure} ${unit}`;
}

interface Reduced {
  readonly numbers: PlanNumbers;
  readonly notes: readonly string[];
}

function reduce(numbers: PlanNumbers, number: PlanNumber, value: number, reason: string): Reduced {
  const { key, label } = number.question;
  const reduced = { ...number, value, isGiven: true };
  return {
    numbers: new Map(numbers).set(key, reduced),
    notes: [`“${label}” is ${formatNumber(reduced)} in this plan instead of ${formatNumber(number)}: ${reason}.`],
  };
}

/** Reduces what cannot be reached in the weeks: half a kilo a week, or what the user can spare on each payday. */
export function applySumLimits(playbook: Playbook, all: PlanNumbers, weeks: number): Reduced {
  let result: Reduced = { numbers: all, notes: [] };
  for (const { key, rate, per } of playbook.sumLimits) {
    const number = all.get(key);
    const other = typeof rate === 'string' ? all.get(rate) : undefined;
    const most = typeof rate === 'number' ? rate : other?.isGiven && number?.isGiven ? other.value : Infinity;
    const periods = per === 'week' ? weeks : Math.max(1, Math.floor(weeks / WEEKS_IN_MONTH));
    if (!number || number.value <= most * periods) continue;
    const value = most * periods < 10 ? Math.floor(most * periods * 10) / 10 : Math.floor(most * periods);
    const each = formatNumber({ ...number, value: most });
    const reason = `at most ${each} a ${per} for ${periods === 1 ? `one ${per}` : `${periods} ${per}s`}`;
    const { numbers, notes } = reduce(result.numbers, number, value, reason);
    result = { numbers, notes: [...result.notes, ...notes] };
  }
  return result;
}

/** Things that take more than this share of the time leave too little for the rest. */
const MOST_TIME = 0.7;
const MIN_SIZE = 0.6;

/** Reduces how many things the user counts if they do not even fit when each of them is short. */
export function fitCount(numbers: PlanNumbers, minutesOfThing: number, minutes: number): Reduced {
  const number = numbers.get('count');
  const most = Math.floor((minutes * MOST_TIME) / (minutesOfThing * MIN_SIZE));
  const value = Math.max(number?.question.minimum ?? 0, most);
  if (!number || value >= number.value) return { numbers, notes: [] };
  return reduce(numbers, number, value, 'more would not fit into your time');
}
