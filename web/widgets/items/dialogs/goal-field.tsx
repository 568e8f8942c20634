import type { ComponentProps } from 'react';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { GoalGroup } from './goal-options.ts';

interface ItemGoalFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'choices'> {
  readonly options: readonly GoalGroup[];
}

export function ItemGoalField({ options, ...rest }: ItemGoalFieldProps) {
  return (
    <SelectField
      {...rest}
      label="Goal"
      choices={rest.value === '' ? [{ value: '', label: 'Choose…' }, ...options] : options}
    />
  );
}
