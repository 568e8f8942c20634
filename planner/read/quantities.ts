import { says, type Token } from './tokens.ts';

export interface Quantity {
  readonly count: number;
  readonly unit: string;
  /** The index of the token after it. */
  readonly end: number;
}

/** '8', 'three', '8-10' (read as the average) or 'two and a half', as an amount of nothing. */
export function numberAt(tokens: readonly Token[], at: number): Quantity | null {
  const first = tokens[at]?.means.number;
  if (first === undefined) return null;
  const last = says(tokens[at + 1], 'range') ? tokens[at + 2]?.means.number : undefined;
  const end = at + (last === undefined ? 1 : 3);
  const isMore = says(tokens[end], 'half');
  return { count: (Number(first) + Number(last ?? first)) / 2 + (isMore ? 0.5 : 0), unit: '', end: end + Number(isMore) };
}

/** '12 weeks', '30-day', 'a month', 'an hour and a half' */
export function quantityAt(tokens: readonly Token[], at: number): Quantity | null {
  const span = tokens[at]?.means.span;
  if (span !== undefined) return { count: 1, unit: span, end: at + 1 };
  const number = numberAt(tokens, at);
  if (!number) return null;
  const unitAt = number.end + (tokens[number.end]?.text === '-' || says(tokens[number.end], 'filler') ? 1 : 0);
  const unit = tokens[unitAt]?.means.unit;
  if (unit === undefined) return null;
  const isMore = says(tokens[unitAt + 1], 'half');
  return { count: number.count + (isMore ? 0.5 : 0), unit, end: unitAt + 1 + Number(isMore) };
}

/** '45 min', '1 h 30', 'half an hour' in minutes. */
export function minutesAt(tokens: readonly Token[], at: number): Quantity | null {
  const phrase = tokens[at]?.means.minutes;
  if (phrase !== undefined) return { count: Number(phrase), unit: 'minute', end: at + 1 };
  const first = quantityAt(tokens, at);
  if (first?.unit === 'minute') return first;
  if (first?.unit !== 'hour') return null;
  const count = first.count * 60;
  const restAt = first.end + (says(tokens[first.end], 'filler') ? 1 : 0);
  const rest = quantityAt(tokens, restAt);
  if (rest?.unit === 'minute') return { count: count + rest.count, unit: 'minute', end: rest.end };
  const isClock = tokens[first.end]?.from === tokens[first.end - 1]!.to && /^[0-5]\d$/u.test(tokens[first.end]!.text);
  return isClock
    ? { count: count + Number(tokens[first.end]!.text), unit: 'minute', end: first.end + 1 }
    : { count, unit: 'minute', end: first.end };
}
