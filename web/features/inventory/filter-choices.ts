import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { titleInReports } from '#domain/goal-status.ts';
import { byName } from '#domain/search.ts';

const all = { value: '', label: 'All' };

export function areaChoices(areas: readonly FocusAreaWithGoals[]) {
  return [all, ...inOrder(areas).map(({ _id, name }) => ({ value: _id, label: name }))];
}

/** The goals of the chosen area, or those of each. */
export function goalChoices(areas: readonly FocusAreaWithGoals[], chosenArea: string | undefined) {
  const area = areas.find(({ _id }) => _id === chosenArea);
  if (area) return [all, ...goalsOf(area)];
  const groups = inOrder(areas).map((each) => ({ id: each._id, label: each.name, choices: goalsOf(each) }));
  return [all, ...groups.filter(({ choices }) => choices.length > 0)];
}

function goalsOf({ goals }: FocusAreaWithGoals) {
  return goals
    .map(({ _id, title, status }) => ({ value: _id, label: titleInReports(title, status) }))
    .toSorted((a, b) => byName(a.label, b.label));
}

function inOrder(areas: readonly FocusAreaWithGoals[]): FocusAreaWithGoals[] {
  return areas.toSorted((a, b) => byName(a.name, b.name));
}
