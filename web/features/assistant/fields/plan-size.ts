import { limits } from '#domain/limits.ts';
import { parseWholeNumber } from '#web/ui/fields/parsing/parse-whole-number.ts';

interface TypedSize {
  /** As typed. Undefined until the user changes it, like `weeklyHours`. */
  readonly weeks?: string | undefined;
  readonly weeklyHours?: string | undefined;
}

/** What the user has typed, valid or not. */
export function toSize({ weeks, weeklyHours }: TypedSize) {
  return {
    ...(weeks !== undefined && { numberOfWeeks: parseWholeNumber(weeks) }),
    ...(weeklyHours !== undefined && { weeklyCommitmentHours: parseWholeNumber(weeklyHours) }),
  };
}

/** Leaves out what is not valid yet. */
export function toValidSize(typed: TypedSize) {
  const { numberOfWeeks = 0, weeklyCommitmentHours = 0 } = toSize(typed);
  return {
    ...(numberOfWeeks >= 1 && numberOfWeeks <= limits.planWeeks && { numberOfWeeks }),
    ...(weeklyCommitmentHours >= 1 && weeklyCommitmentHours <= limits.weeklyHours && { weeklyCommitmentHours }),
  };
}
