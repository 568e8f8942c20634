import { says, type Token } from './tokens.ts';

export interface Quantity {
  readonly count: number;
  readonly unit: string;
  /** The index of the token after it. */
  readonly end: number;
}

/** '8', 'three', '8-10' (read as the average) or 'two and a half', of anything. */
export function numberAt(tokens: readonly Token[], at: number): Quantity | null {
  const first = tokens[at]?.means.number;
  if (first === undefined) return null;
  const last = says(tokens[at + 1], 'range') ? tokens[at + 2]?.means.number : undefined;
  const average = (Number(first) + Number(last ?? first)) / 2;
  return withHalf(tokens, { count: average, unit: '', end: at + (last === undefined ? 1 : 3) });
}

const withHalf = (tokens: readonly Token[], { count, unit, end }: Quantity): Quantity =>
  says(tokens[end], 'half') ? { count: count + 0.5, unit, end: end + 1 } : { count, unit, end };

/** '12 weeks', '30-day', 'a month', 'one hour and a half' */
export function quantityAt(tokens: readonly Token[], at: number): Quantity | null {
  const span = tokens[at]?.means.span;
  if (span !== undefined) return { count: 1, unit: span, end: at + 1 };
  const number = numberAt(tokens, at);
  if (!number) return null;
  const unitAt = number.end + (tokens[number.end]?.text === '-' || says(tokens[number.end], 'filler') ? 1 : 0);
  const unit = tokens[unitAt]?.means.unit;
  return unit === undefined ? null : withHalf(tokens, { count: number.count, unit, end: unitAt + 1 });
}

/** '45 min', '1 h 30' or 'half an hour' in minutes. */
export function minutesAt(tokens: readonly Token[], at: number): Quantity | null {
  const unit = 'minute';
  const phrase = tokens[at]?.means.minutes;
  if (phrase !== undefined) return { count: Number(phrase), unit, end: at + 1 };
  const first = quantityAt(tokens, at);
  if (first?.unit !== 'hour') return first?.unit === unit ? first : null;
  const count = first.count * 60;
  const rest = quantityAt(tokens, first.end + (says(tokens[first.end], 'filler') ? 1 : 0));
  if (rest?.unit === unit) return { count: count + rest.count, unit, end: rest.end };
  // '1h30' and '1 h 30', but not '5 h 30 km'
  const bare = tokens[first.end];
  const isJoined = bare?.from === tokens[first.end - 1]!.to || !/^\p{L}/u.test(tokens[first.end + 1]?.text ?? '');
  const isRest = bare !== undefined && isJoined && /^[0-5]\d$/u.test(bare.text);
  return isRest ? { count: count + Number(bare.text), unit, end: first.end + 1 } : { count, unit, end: first.end };
}
