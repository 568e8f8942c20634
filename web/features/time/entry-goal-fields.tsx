import { type ComponentProps, useState } from 'react';
import { SelectField } from '#web/ui/select-field.tsx';
import { type AreaChoice, onlyOf, withChosen } from './entry-goals.ts';

type FieldProps = Pick<ComponentProps<typeof SelectField>, 'name' | 'error' | 'aria-invalid' | 'onInput'>;

interface EntryGoalFieldsProps {
  readonly areas: readonly AreaChoice[];
  readonly goalId: string | undefined;
  /** Where no goal is chosen yet. */
  readonly focusArea: string | undefined;
  readonly field: (name: 'focusArea' | 'goalId') => FieldProps;
}

/** Which goal an entry is of: first its focus area, then one of the goals in it. */
export function EntryGoalFields({ areas, goalId, focusArea, field }: EntryGoalFieldsProps) {
  const [area, setArea] = useState(() => {
    const ofGoal = areas.find(({ goals }) => goals.some(({ value }) => value === goalId));
    return ofGoal?.value ?? focusArea ?? onlyOf(areas)?.value ?? '';
  });
  const goalsIn = (id: string) => areas.find(({ value }) => value === id)?.goals ?? [];
  const [goal, setGoal] = useState(() => goalId ?? onlyOf(goalsIn(area))?.value ?? '');

  return (
    <>
      <SelectField
        {...field('focusArea')}
        label="Focus area"
        value={area}
        choices={withChosen(areas, area)}
        onChange={({ currentTarget: { value } }) => {
          setArea(value);
          setGoal(onlyOf(goalsIn(value))?.value ?? '');
        }}
      />
      <SelectField
        {...field('goalId')}
        label="Goal"
        value={goal}
        choices={withChosen(goalsIn(area), goal)}
        onChange={({ currentTarget }) => setGoal(currentTarget.value)}
      />
    </>
  );
}
