import type { PlanScope } from '#domain/assistant/brief.ts';
import type { Level } from '#domain/assistant/levels.ts';
import { parseWholeNumber } from '#web/ui/fields/parsing/parse-whole-number.ts';

/** The size and the limits of a plan, as shown. Numbers are as typed; an empty text says that there is none. */
export interface PlanSpec {
  readonly structure: PlanScope['structure'];
  readonly weeks: string;
  readonly weeklyHours: string;
  readonly effort: PlanScope['effort'];
  readonly deadline: string;
  readonly level: Level | '';
  readonly budget: string;
}

type SpecFields = { readonly [Name in keyof PlanSpec]: PlanSpec[Name] | undefined };

/** What the user has set. The other fields follow the user's words. */
export type SpecValues = Partial<SpecFields>;

export function pickSpec(values: SpecValues): SpecFields {
  const { structure, weeks, weeklyHours, effort, deadline, level, budget } = values;
  return { structure, weeks, weeklyHours, effort, deadline, level, budget };
}

/** The fields as a request carries them. Those that are undefined are read from the user's words. */
export function toSpecRequest(values: SpecValues) {
  const { structure, weeks, weeklyHours, effort, deadline, level, budget } = values;
  return {
    structure,
    numberOfWeeks: weeks === undefined ? weeks : parseWholeNumber(weeks),
    weeklyCommitmentHours: weeklyHours === undefined ? weeklyHours : parseWholeNumber(weeklyHours),
    commitmentLevel: effort,
    deadline: orNull(deadline),
    level: orNull(level),
    budget: orNull(budget?.trim()),
  };
}

/** An empty field says that there is none. */
const orNull = <T extends string>(value: T | undefined) =>
  value === '' ? null : (value as Exclude<T, ''> | undefined);
