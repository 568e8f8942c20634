import { type ComponentProps, useState } from 'react';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { GoalPicker } from './picker.tsx';
import { type AreaOption, type GoalOption, onlyElement, withMissingOption } from './options.ts';

type FieldProps = Pick<ComponentProps<typeof SelectField>, 'name' | 'aria-invalid'> & {
  readonly error: string | undefined;
  readonly onInput: (event: { readonly currentTarget: { readonly form: HTMLFormElement | null } }) => void;
};

/** Either `goalId` or `newGoal` is set: an existing goal, or the title of one to create. */
export interface GoalFieldValues {
  readonly focusArea: string;
  readonly goalId: string;
  readonly newGoal: string;
}

interface GoalFieldsProps {
  readonly areas: readonly AreaOption[];
  readonly initialValues: GoalFieldValues;
  readonly hasInitialFocus: boolean;
  readonly field: (name: 'focusArea' | 'goalId') => FieldProps;
}

/** Preselects the only area, or the only one with goals, and the only goal of that area. */
export function initialGoalValues(areas: readonly AreaOption[], known: Partial<GoalFieldValues>): GoalFieldValues {
  const areaOfGoal = areas.find(({ goals }) => goals.some(({ value }) => value === known.goalId));
  const only = onlyElement(areas.filter(({ goals }) => goals.length > 0)) ?? onlyElement(areas);
  const focusArea = areaOfGoal?.value ?? known.focusArea ?? only?.value ?? '';
  const newGoal = known.newGoal ?? '';
  const goalId = known.goalId ?? onlyElement(areaGoals(areas, focusArea))?.value ?? '';
  return { focusArea, goalId: newGoal === '' ? goalId : '', newGoal };
}

/** The goal of an entry. The focus area narrows down the goals; choosing a goal first sets its area. */
export function GoalFields({ areas, initialValues, hasInitialFocus, field }: GoalFieldsProps) {
  const [chosen, setChosen] = useState(initialValues);
  const { focusArea, newGoal } = chosen;
  // Once created, the new goal appears among the existing ones.
  const created = areaGoals(areas, focusArea).find(({ label }) => newGoal !== '' && label === newGoal);
  const goalId = created?.value ?? chosen.goalId;
  const title = areas.flatMap(({ goals }) => goals).find(({ value }) => value === goalId)?.label ?? newGoal;
  const areaName = areas.find(({ value }) => value === focusArea)?.label;
  const isNew = newGoal !== '' && !created;

  function choose(option: GoalOption | undefined) {
    if (option === undefined) setChosen({ ...chosen, goalId: '', newGoal: '' });
    else if ('goal' in option) setChosen({ focusArea: option.area, goalId: option.goal, newGoal: '' });
    else setChosen({ ...chosen, goalId: '', newGoal: option.create });
  }

  const { error, onInput } = field('goalId');
  return (
    <>
      <SelectField
        {...field('focusArea')}
        label="Focus area"
        value={focusArea}
        choices={withMissingOption(areas, focusArea)}
        onChange={({ currentTarget: { value } }) =>
          setChosen(
            isNew
              ? { ...chosen, focusArea: value }
              : { focusArea: value, goalId: onlyElement(areaGoals(areas, value))?.value ?? '', newGoal: '' },
          )
        }
      />
      <input type="hidden" name="goalId" value={goalId} />
      <input type="hidden" name="newGoal" value={isNew ? newGoal : ''} />
      <GoalPicker
        areas={areas}
        areaId={focusArea}
        title={title === '' && goalId !== '' ? 'No longer available' : title}
        hint={isNew ? `New goal${areaName === undefined ? '' : ` in ${areaName}`}` : undefined}
        error={error}
        hasInitialFocus={hasInitialFocus}
        onInput={onInput}
        onChoose={choose}
      />
    </>
  );
}

function areaGoals(areas: readonly AreaOption[], id: string) {
  return areas.find(({ value }) => value === id)?.goals ?? [];
}
