import { type DateOrder, orderOf, type WrittenDay } from '#domain/written-day.ts';

/** Of dates that can be read in both orders, and of a file that has dates in either. */
export type Undecided = 'unclear' | 'mixed';

/** In which order the dates of a file are written: for each, the first that must have been written so. */
export class DatesSeen {
  readonly #first = new Map<DateOrder | 'unclear', string>();

  add(day: WrittenDay): void {
    const order = orderOf(day);
    if (order !== undefined && !this.#first.has(order)) this.#first.set(order, day.text);
  }

  /** Decided by those days that can be read in one order only. Undefined where it makes no difference. */
  get order(): DateOrder | Undecided | undefined {
    const [isDayFirst, isMonthFirst] = [this.#first.has('day-first'), this.#first.has('month-first')];
    if (isDayFirst && isMonthFirst) return 'mixed';
    if (isDayFirst || isMonthFirst) return isDayFirst ? 'day-first' : 'month-first';
    return this.#first.has('unclear') ? 'unclear' : undefined;
  }

  /** Asks for what the dates do not tell. */
  get question(): string {
    if (this.order === 'mixed') {
      const [day, month] = [this.#first.get('day-first'), this.#first.get('month-first')];
      return `In ${day} of this file the day comes first, in ${month} the month. Please choose one order; lines in the other cannot be imported.`;
    }
    return `Dates such as ${this.#first.get('unclear')} can be read in two ways. Please choose whether the day or the month comes first.`;
  }
}
