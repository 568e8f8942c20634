import type { formDefaults, PlanScope } from '#domain/assistant/brief.ts';
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

export type SpecDefaults = { readonly [Name in keyof typeof formDefaults]: PlanScope[Name] };

export function pickSpec(values: SpecValues): SpecFields {
  const { structure, weeks, weeklyHours, effort, deadline, level, budget } = values;
  return { structure, weeks, weeklyHours, effort, deadline, level, budget };
}

/** What is shown: what the user has set, or else what was read, or the default. */
export function toShown(values: SpecValues, read: SpecValues, defaults: SpecDefaults): PlanSpec {
  return {
    structure: values.structure ?? read.structure ?? defaults.structure,
    weeks: values.weeks ?? read.weeks ?? String(defaults.weeks),
    weeklyHours: values.weeklyHours ?? read.weeklyHours ?? String(defaults.weeklyHours),
    effort: values.effort ?? read.effort ?? defaults.effort,
    deadline: values.deadline ?? read.deadline ?? '',
    level: values.level ?? read.level ?? '',
    budget: values.budget ?? read.budget ?? '',
  };
}

/** The fields as a request carries them. Those that are undefined are read from the user's words. */
export function toSpecRequest(values: SpecValues) {
  const { structure, weeks, weeklyHours, effort, deadline, level, budget } = values;
  return {
    ...(structure && { structure }),
    ...(weeks !== undefined && { numberOfWeeks: parseWholeNumber(weeks) }),
    ...(weeklyHours !== undefined && { weeklyCommitmentHours: parseWholeNumber(weeklyHours) }),
    ...(effort && { commitmentLevel: effort }),
    ...(deadline !== undefined && { deadline: deadline || null }),
    ...(level !== undefined && { level: level || null }),
    ...(budget !== undefined && { budget: budget.trim() || null }),
  };
}
