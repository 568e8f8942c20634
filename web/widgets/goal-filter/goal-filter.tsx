import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { groupGoalChoices, listAreaChoices, listGoalChoices } from '#web/widgets/area-choices/area-choices.ts';
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
        choices={[ALL_OPTION, ...listAreaChoices(areas)]}
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

/** The goals of the selected area, or all goals grouped by area. */
function buildGoalOptions(areas: readonly FocusAreaWithGoals[], selectedArea: string | undefined) {
  const area = areas.find(({ _id }) => _id === selectedArea);
  return [ALL_OPTION, ...(area ? listGoalChoices(area.goals) : groupGoalChoices(areas))];
}
