import type { Source, Span } from '../source.ts';

/** A day that the text mentions and that may be the deadline. */
export interface DateCandidate extends Span {
  readonly day: string;
  /** How clearly it is meant as a deadline: 3 'by 1 May', 2 'on 1 May', 1 'in May'. */
  readonly weight: 1 | 2 | 3;
  /** 'By summer': a date with a day is meant more seriously. */
  readonly isVague?: boolean;
}

export type FindDates = (source: Source, today: string, timeZone: string) => DateCandidate[];
