import { type DateOrder, detectDateOrder, type ParsedDate } from '../parsing/parse-date.ts';

/** Either every date can be read in both orders, or some dates put the day first and others the month. */
export type AmbiguousOrder = 'unclear' | 'mixed';

/** Detects the order in which the dates of a file are written. */
export class DateOrderDetector {
  /** The first date of each order, as an example for the prompt. */
  readonly #examples = new Map<DateOrder | 'unclear', string>();

  add(day: ParsedDate): void {
    const order = detectDateOrder(day);
    if (order !== undefined && !this.#examples.has(order)) this.#examples.set(order, day.text);
  }

  /** The dates that can be read in only one order decide. Undefined if the order makes no difference. */
  get order(): DateOrder | AmbiguousOrder | undefined {
    const [isDayFirst, isMonthFirst] = [this.#examples.has('day-first'), this.#examples.has('month-first')];
    if (isDayFirst && isMonthFirst) return 'mixed';
    if (isDayFirst || isMonthFirst) return isDayFirst ? 'day-first' : 'month-first';
    return this.#examples.has('unclear') ? 'unclear' : undefined;
  }

  /** Asks the user to choose an order. */
  get prompt(): string {
    if (this.order === 'mixed') {
      const [day, month] = [this.#examples.get('day-first'), this.#examples.get('month-first')];
      return `In ${day} the day comes first, but in ${month} the month does. Please choose one order; lines in the other cannot be imported.`;
    }
    return `Dates such as ${this.#examples.get('unclear')} can be read in two ways. Please choose whether the day or the month comes first.`;
  }
}

export function isAmbiguous(order: DateOrder | AmbiguousOrder): order is AmbiguousOrder {
  return order === 'unclear' || order === 'mixed';
}
