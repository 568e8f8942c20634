import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { reportTitle } from '#domain/goal-status.ts';
import { compareNames, normalizeForSearch, createMatcher } from '#domain/search/search.ts';

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** A focus area with the goals that an entry can be assigned to. */
export interface AreaOption extends SelectOption {
  readonly goals: readonly SelectOption[];
}

/** Offers active goals, plus the entry's own goal even if it has been closed. */
export function buildAreaOptions(areas: readonly FocusAreaWithGoals[], entry: TimeEntry | undefined): AreaOption[] {
  return areas
    .map(({ _id, name, goals }) => ({
      value: _id,
      label: name,
      goals: goals
        .filter((goal) => goal.status === 'Active' || goal._id === entry?.goalId)
        .map((goal) => ({ value: goal._id, label: reportTitle(goal.title, goal.status) }))
        .toSorted((a, b) => compareNames(a.label, b.label)),
    }))
    .toSorted((a, b) => compareNames(a.label, b.label));
}

/** An existing goal to choose, or one to create by its title. */
export type GoalOption =
  | { readonly goal: string; readonly label: string; readonly area: string; readonly areaName: string }
  | { readonly newTitle: string };

/** Nobody scrolls through more; typing narrows the list down. */
const MAX_OPTIONS = 50;

/**
 * The options for a typed text. Goals in the chosen focus area come first; goals in other areas are listed only if they
 * match. If no goal in the area has the title, it can be created.
 */
export function findGoalOptions(areas: readonly AreaOption[], area: string, text: string): GoalOption[] {
  const title = text.trim();
  const matches = createMatcher(title);
  const sortedAreas = areas.toSorted((a, b) => Number(b.value === area) - Number(a.value === area));
  const found = sortedAreas
    .filter(({ value }) => title !== '' || area === '' || value === area)
    .flatMap(({ value, label: areaName, goals }) =>
      goals
        .filter(({ label }) => matches(label))
        .map((goal) => ({ goal: goal.value, label: goal.label, area: value, areaName })),
    )
    .toSorted((a, b) => matchRank(a, title, area) - matchRank(b, title, area))
    .slice(0, MAX_OPTIONS);
  const exists = found.some((option) => hasSameName(option.label, title) && (area === '' || option.area === area));
  return title === '' || exists ? found : [...found, { newTitle: title }];
}

/** Ranks goals in the chosen area first, and exact matches before partial ones. */
function matchRank(option: { readonly label: string; readonly area: string }, title: string, area: string): number {
  return (hasSameName(option.label, title) ? 0 : 1) + (option.area === area ? 0 : 2);
}

function hasSameName(label: string, title: string): boolean {
  return normalizeForSearch(label) === normalizeForSearch(title);
}

export function onlyElement<T>(choices: readonly T[] | undefined): T | undefined {
  return choices?.length === 1 ? choices[0] : undefined;
}

/** Adds an option for a value that no longer exists, so that the select does not silently fall back to another one. */
export function withMissingOption(choices: readonly SelectOption[], chosen: string): readonly SelectOption[] {
  if (choices.some(({ value }) => value === chosen)) return choices;
  return [{ value: chosen, label: chosen === '' ? 'Choose…' : 'No longer available' }, ...choices];
}
