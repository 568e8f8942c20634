import { limits } from '#domain/limits.ts';
import { parseWeekNumber } from '#domain/plan/plan-order.ts';
import { parseWholeNumber } from '#web/ui/fields/parsing/parse-whole-number.ts';

export const invalidGoalWeek = `The week must be a whole number from 1 to ${limits.taskWeek}.`;

/** The week of a goal as typed; null if it is left to the title. */
export function parseGoalWeek(text: string): number | null {
  return text.trim() === '' ? null : parseWholeNumber(text);
}

export function isGoalWeek(text: string): boolean {
  const week = parseGoalWeek(text);
  return week === null || (week >= 1 && week <= limits.taskWeek);
}

/** The number in the title, for the empty field. */
export function goalWeekPlaceholder(title: string): string {
  const week = parseWeekNumber(title);
  return isGoalWeek(String(week)) ? String(week) : '';
}
