import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { TimeEntry } from '#contract/time-entries.ts';
import { titleInReports } from '#domain/goal-status.ts';
import { byName } from '#domain/search.ts';

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
    .filter(({ goals }) => goals.length > 0)
    .toSorted((a, b) => byName(a.label, b.label));
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
