import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { TimeEntry } from '#contract/time-entries.ts';
import { titleInReports } from '#domain/goal-status.ts';
import { byName, folded, searcher } from '#domain/search.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A focus area, and those of its goals that an entry can be of. */
export interface AreaChoice extends Choice {
  readonly goals: readonly Choice[];
}

/** Only active goals take new time; an entry may stay with its own, whatever has become of it. */
export function goalChoices(areas: readonly FocusAreaWithGoals[], entry: TimeEntry | undefined): AreaChoice[] {
  return areas
    .map(({ _id, name, goals }) => ({
      value: _id,
      label: name,
      goals: goals
        .filter((goal) => goal.status === 'Active' || goal._id === entry?.goalId)
        .map((goal) => ({ value: goal._id, label: titleInReports(goal.title, goal.status) }))
        .toSorted((a, b) => byName(a.label, b.label)),
    }))
    .toSorted((a, b) => byName(a.label, b.label));
}

/** An existing goal to choose, or one to create by its title. */
export type GoalOption =
  | { readonly goal: string; readonly label: string; readonly area: string; readonly areaName: string }
  | { readonly create: string };

/** More than anybody reads; those who look for one type its name. */
const SHOWN_MAX = 50;

/**
 * What the goal picker offers for a typed text. With a focus area chosen its goals come first; those of others are found
 * by name only. A title that no goal of the area has can be created.
 */
export function goalOptions(areas: readonly AreaChoice[], area: string, text: string): GoalOption[] {
  const title = text.trim();
  const matches = searcher(title);
  const inOrder = areas.toSorted((a, b) => Number(b.value === area) - Number(a.value === area));
  const found = inOrder
    .filter(({ value }) => title !== '' || area === '' || value === area)
    .flatMap(({ value, label: areaName, goals }) =>
      goals
        .filter(({ label }) => matches(label))
        .map((goal) => ({ goal: goal.value, label: goal.label, area: value, areaName })),
    )
    .toSorted((a, b) => rank(a, title, area) - rank(b, title, area))
    .slice(0, SHOWN_MAX);
  const exists = found.some((option) => isCalled(option.label, title) && (area === '' || option.area === area));
  return title === '' || exists ? found : [...found, { create: title }];
}

/** A goal of exactly that name is meant before others that merely contain it. */
function rank(option: { readonly label: string; readonly area: string }, title: string, area: string): number {
  return (isCalled(option.label, title) ? 0 : 1) + (option.area === area ? 0 : 2);
}

function isCalled(label: string, title: string): boolean {
  return folded(label) === folded(title);
}

/** Where there is but one, nobody has to choose. */
export function onlyOf<T>(choices: readonly T[] | undefined): T | undefined {
  return choices?.length === 1 ? choices[0] : undefined;
}

/** What is not among them is shown as what it is: another must not slip into its place. */
export function withChosen(choices: readonly Choice[], chosen: string): readonly Choice[] {
  if (choices.some(({ value }) => value === chosen)) return choices;
  return [{ value: chosen, label: chosen === '' ? 'Choose…' : 'No longer there' }, ...choices];
}
