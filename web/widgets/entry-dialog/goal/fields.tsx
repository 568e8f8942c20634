import { useSelector } from '@tanstack/react-form';
import { bindText, bindValue } from '#web/forms/bind.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { EntryForm } from '../entry-values.ts';
import { type AreaOption, type GoalOption, onlyElement, withMissingOption } from './options.ts';
import { GoalPicker } from './picker.tsx';
import { type GoalFieldValues, listGoals, resolveGoal } from './values.ts';

interface GoalFieldsProps {
  readonly form: EntryForm;
  readonly areas: readonly AreaOption[];
  readonly hasInitialFocus: boolean;
}

/** The goal of an entry. The focus area narrows down the goals; if the user picks a goal first, its area is filled in. */
export function GoalFields({ form, areas, hasInitialFocus }: GoalFieldsProps) {
  const values = useSelector(form.store, (state) => state.values);
  const { focusArea, goalId, newGoal } = resolveGoal(areas, values);
  const title = areas.flatMap(({ goals }) => goals).find(({ value }) => value === goalId)?.label ?? newGoal;
  const areaName = areas.find(({ value }) => value === focusArea)?.label;

  function change(changes: Partial<GoalFieldValues>) {
    for (const name of ['focusArea', 'newGoal', 'goalId'] as const) {
      if (changes[name] !== undefined) form.setFieldValue(name, changes[name]);
    }
    // Tasks and resources belong to a goal.
    if (changes.goalId !== undefined && changes.goalId !== goalId) {
      form.setFieldValue('taskId', null);
      form.setFieldValue('inventoryItemId', null);
    }
  }

  function choose(option: GoalOption | undefined) {
    if (option === undefined) change({ newGoal: '', goalId: '' });
    else if ('goal' in option) change({ focusArea: option.area, newGoal: '', goalId: option.goal });
    else change({ newGoal: option.newTitle, goalId: '' });
  }

  function chooseArea(id: string) {
    if (newGoal !== '') change({ focusArea: id });
    else change({ focusArea: id, newGoal: '', goalId: onlyElement(listGoals(areas, id))?.value ?? '' });
  }

  return (
    <>
      <form.Field name="focusArea">
        {(field) => (
          <SelectField
            {...bindText(field)}
            label="Focus area"
            choices={withMissingOption(areas, focusArea)}
            onChange={({ currentTarget }) => chooseArea(currentTarget.value)}
          />
        )}
      </form.Field>
      <form.Field name="goalId">
        {(field) => {
          const { value, error, onChange } = bindValue(field);
          return (
            <GoalPicker
              areas={areas}
              areaId={focusArea}
              title={title === '' && goalId !== '' ? 'No longer available' : title}
              hint={newGoal === '' ? undefined : `New goal${areaName === undefined ? '' : ` in ${areaName}`}`}
              error={error}
              hasInitialFocus={hasInitialFocus}
              // Typing clears the validation error, even though no goal is chosen yet.
              onInput={() => onChange(value)}
              onChoose={choose}
            />
          );
        }}
      </form.Field>
    </>
  );
}
