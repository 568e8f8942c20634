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

/** A number of which the plan reaches only a part. */
interface Reduction {
  readonly number: PlanNumber;
  readonly value: number;
  readonly reason: string;
}

export const reductionNote = ({ number, value, reason }: Reduction) =>
  `“${number.question.label}” is ${formatNumber({ ...number, value })} in this plan instead of ${formatNumber(number)}: ${reason}.`;

/** What cannot be reached in the weeks: half a kilo a week, or what the user can spare on each payday. */
export const sumReductions = (playbook: Playbook, numbers: PlanNumbers, weeks: number): Reduction[] =>
  playbook.sumLimits.flatMap(({ key, rate, per }) => {
    const number = numbers.get(key);
    const other = typeof rate === 'string' ? numbers.get(rate) : undefined;
    const most = typeof rate === 'number' ? rate : other?.isGiven && number?.isGiven ? other.value : Infinity;
    const periods = per === 'week' ? weeks : Math.max(1, Math.floor(weeks / WEEKS_IN_MONTH));
    const limit = most * periods;
    if (!number || number.value <= limit) return [];
    const value = limit < 10 ? Math.floor(limit * 10) / 10 : Math.floor(limit);
    const each = formatNumber({ ...number, value: most });
    const reason = `at most ${each} a ${per} for ${periods === 1 ? `one ${per}` : `${periods} ${per}s`}`;
    return [{ number, value, reason }];
  });

/** Things that take more than this share of the time leave too little for the rest. */
const MOST_TIME = 0.7;
const MIN_SIZE = 0.6;

/** How many things the user counts, if they do not even fit when each of them is short. */
export function countReductions(numbers: PlanNumbers, minutesOfThing: number, minutes: number): Reduction[] {
  const number = numbers.get('count');
  const most = Math.floor((minutes * MOST_TIME) / (minutesOfThing * MIN_SIZE));
  const value = Math.max(number?.question.minimum ?? 0, most);
  return number && value < number.value ? [{ number, value, reason: 'more would not fit into your time' }] : [];
}
