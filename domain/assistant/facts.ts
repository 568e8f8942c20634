/** Days of the week, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof weekdays)[number];

export const levels = ['beginner', 'advanced'] as const;

export type Level = (typeof levels)[number];

/** What the user's own words say about the goal. The user corrects them as chips, and the plan follows. */
export interface Facts {
  /** What is to be achieved, without dates, hours and reasons: 'restore the CB350'. */
  readonly goal: string;
  /** The object of the goal as a noun phrase: 'the CB350'. */
  readonly thing: string | null;
  /** A quantity with its unit, as written: '40 miles', '€5,000'. */
  readonly amount: string | null;
  /** How many of what: five songs. */
  readonly count: { readonly n: number; readonly of: string } | null;
  readonly person: string | null;
  readonly place: string | null;
  /** The day by which it must be done. */
  readonly deadline: string | null;
  readonly weeklyMinutes: number | null;
  /** Altogether, when there is a limit: 'I only have this weekend'. */
  readonly totalMinutes: number | null;
  /** The most that it may cost, as written. */
  readonly budget: string | null;
  readonly level: Level | null;
  readonly has: readonly string[];
  readonly days: readonly Weekday[];
  readonly obstacles: readonly string[];
  readonly weakSpots: readonly string[];
  /** What the user does not want, as a noun phrase: 'apps'. */
  readonly refusals: readonly string[];
  /** What has to be made, got, learned, asked or decided, in the user's words and order. */
  readonly parts: readonly string[];
}
