import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { Goal } from '#contract/goals/goals.ts';
import { reportTitle } from '#domain/goal-status.ts';
import { compareNames } from '#domain/search/search.ts';

interface NamedArea {
  readonly _id: string;
  readonly name: string;
}

/** Focus areas as the choices of a select, by name. */
export function listAreaChoices(areas: readonly NamedArea[]) {
  return sortByName(areas).map(({ _id, name }) => ({ value: _id, label: name }));
}

/** Adds the selected area if it was deleted, because the select would otherwise silently fall back to another one. */
export function listAreaChoicesWith(selected: string, areas: readonly NamedArea[]) {
  const choices = listAreaChoices(areas);
  if (choices.some(({ value }) => value === selected)) return choices;
  return [{ value: selected, label: selected === '' ? 'Choose…' : 'Deleted' }, ...choices];
}

/** The goals of each focus area that has any, by title. Closed ones are marked. */
export function groupGoalChoices(
  areas: readonly FocusAreaWithGoals[],
  isOffered: (goal: Goal) => boolean = () => true,
) {
  return sortByName(areas)
    .map(({ _id, name, goals }) => ({ id: _id, label: name, choices: listGoalChoices(goals.filter(isOffered)) }))
    .filter(({ choices }) => choices.length > 0);
}

export function listGoalChoices(goals: readonly Goal[]) {
  return goals
    .toSorted((a, b) => compareNames(a.title, b.title))
    .map(({ _id, title, status }) => ({ value: _id, label: reportTitle(title, status) }));
}

function sortByName<Area extends NamedArea>(areas: readonly Area[]): readonly Area[] {
  return areas.toSorted((a, b) => compareNames(a.name, b.name));
}
