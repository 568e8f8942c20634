import type { Playbook, SumLimit } from '../library/playbook.ts';

/** A number that a playbook asks for, as the plan uses it. */
export interface PlanNumber {
  readonly value: number;
  readonly unit: string;
  /** In proportion to the playbook's default. */
  readonly ratio: number;
  /** Whether the user has said it. */
  readonly isGiven: boolean;
}

export type PlanNumbers = ReadonlyMap<string, PlanNumber>;

const WEEKS_IN_MONTH = 52 / 12;
const currency = /^[€$£¥]/;

export function planNumbers({ questions }: Playbook, given: Readonly<Record<string, number>>): PlanNumbers {
  return new Map(
    questions.map(({ key, unit, value: usual }) => {
      const value = given[key] ?? usual;
      return [key, { value, unit, ratio: value / usual, isGiven: given[key] !== undefined }];
    }),
  );
}

/** '30 km', '€200 a month', '1,000' */
export function formatNumber({ value, unit }: Pick<PlanNumber, 'value' | 'unit'>): string {
  const figure = value.toLocaleString('en-US', { maximumFractionDigits: 1 });
  if (unit === '') return figure;
  return currency.test(unit) ? `${unit.charAt(0)}${figure}${unit.slice(1)}` : `${figure} ${unit}`;
}

/** Reduces what cannot be reached in the weeks: half a kilo a week, or what the user can spare each month. */
export function applySumLimits(playbook: Playbook, numbers: PlanNumbers, weeks: number) {
  const result = new Map(numbers);
  const notes: string[] = [];
  for (const limit of playbook.sumLimits) {
    const number = result.get(limit.key);
    const rate = rateOf(limit, numbers);
    if (!number || rate === null || (typeof limit.rate === 'string' && !number.isGiven)) continue;
    const periods = limit.per === 'week' ? weeks : Math.max(1, Math.round(weeks / WEEKS_IN_MONTH));
    const most = rate * periods;
    if (number.value <= most) continue;
    const value = most < 10 ? Math.floor(most * 10) / 10 : Math.floor(most);
    result.set(limit.key, withValue(number, value));
    const { label } = questionOf(playbook, limit.key);
    const shown = (figure: number) => formatNumber({ value: figure, unit: number.unit });
    const reason = `${shown(rate)} a ${limit.per} for ${periods === 1 ? `one ${limit.per}` : `${periods} ${limit.per}s`}`;
    notes.push(`“${label}” is ${shown(value)} in this plan instead of ${shown(number.value)}: at most ${reason}.`);
  }
  return { numbers: result as PlanNumbers, notes };
}

function rateOf({ rate }: SumLimit, numbers: PlanNumbers): number | null {
  if (typeof rate === 'number') return rate;
  const other = numbers.get(rate);
  return other?.isGiven ? other.value : null;
}

/** Things that take more than this share of the time leave too little for the rest. */
const MOST_TIME = 0.7;
const MIN_SIZE = 0.6;

/** Reduces how many things the user counts if they do not even fit when each of them is short. */
export function fitCount(playbook: Playbook, numbers: PlanNumbers, minutesOfThing: number, minutes: number) {
  const number = numbers.get('count');
  if (!number || minutesOfThing === 0) return null;
  const { label, minimum } = questionOf(playbook, 'count');
  const value = Math.max(minimum, Math.floor((minutes * MOST_TIME) / (minutesOfThing * MIN_SIZE)));
  if (value >= number.value) return null;
  const note = `“${label}” is ${formatNumber({ ...number, value })} in this plan instead of ${formatNumber(number)}: more would not fit into your time.`;
  return { numbers: new Map(numbers).set('count', withValue(number, value)), note };
}

const withValue = (number: PlanNumber, value: number): PlanNumber => ({
  ...number,
  value,
  ratio: (number.ratio * value) / number.value,
  isGiven: true,
});

const questionOf = ({ questions }: Playbook, key: string) => questions.find((question) => question.key === key)!;
