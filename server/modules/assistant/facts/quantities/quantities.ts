import type { Facts } from '#domain/assistant/facts.ts';
import type { Source, Span } from '../source.ts';
import { findAmount } from './amount.ts';
import { findCount } from './count.ts';
import { findMoney } from './money.ts';

/** What the numbers in the text count. `dates` are the words that name a day. */
export function findQuantities(source: Source, dates: readonly Span[]): Pick<Facts, 'amount' | 'count' | 'budget'> {
  const money = findMoney(source);
  const measured = findAmount(source);
  const [amount] = [money.amount, measured].filter((found) => found !== null).toSorted((a, b) => a.from - b.from);
  return {
    amount: amount?.text ?? null,
    count: findCount(source, [...dates, ...money.sums, ...(measured ? [measured] : [])]),
    budget: money.budget,
  };
}
