import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { reportTitle } from '#domain/goal-status.ts';
import { compareNames } from '#domain/search/search.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { GoalSelection } from './goal-selection.ts';

interface GoalFilterProps extends GoalSelection {
  readonly areas: readonly FocusAreaWithGoals[];
  readonly onChange: (selection: Partial<GoalSelection>) => void;
}

export const ALL_OPTION = { value: '', label: 'All' };

/** Narrows a list down to a focus area and a goal, of any status. */
export function GoalFilter({ areas, area, goal, onChange }: GoalFilterProps) {
  return (
    <>
      <SelectField
        label="Focus area"
        value={area ?? ''}
        choices={buildAreaOptions(areas)}
        onChange={({ currentTarget }) => onChange({ area: currentTarget.value || undefined, goal: undefined })}
      />
      <SelectField
        label="Goal"
        value={goal ?? ''}
        choices={buildGoalOptions(areas, area)}
        onChange={({ currentTarget }) => onChange({ goal: currentTarget.value || undefined })}
      />
    </>
  );
}

function buildAreaOptions(areas: readonly FocusAreaWithGoals[]) {
  return [ALL_OPTION, ...sortAreas(areas).map(({ _id, name }) => ({ value: _id, label: name }))];
}

/** The goals of the selected area, or all goals grouped by area. */
function buildGoalOptions(areas: readonly FocusAreaWithGoals[], selectedArea: string | undefined) {
  const area = areas.find(({ _id }) => _id === selectedArea);
  if (area) return [ALL_OPTION, ...areaGoalOptions(area)];
  const groups = sortAreas(areas).map((each) => ({ id: each._id, label: each.name, choices: areaGoalOptions(each) }));
  return [ALL_OPTION, ...groups.filter(({ choices }) => choices.length > 0)];
}

function areaGoalOptions({ goals }: FocusAreaWithGoals) {
  return goals
    .map(({ _id, title, status }) => ({ value: _id, label: reportTitle(title, status) }))
    .toSorted((a, b) => compareNames(a.label, b.label));
}

function sortAreas(areas: readonly FocusAreaWithGoals[]): FocusAreaWithGoals[] {
  return areas.toSorted((a, b) => compareNames(a.name, b.name));
}
