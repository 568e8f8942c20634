import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { byName } from '#domain/search.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { SelectField } from '#web/ui/select-field.tsx';

interface ItemGoalFieldProps extends Pick<
  ComponentProps<typeof SelectField>,
  'name' | 'error' | 'aria-invalid' | 'onInput'
> {
  readonly defaultGoal: string | undefined;
}

/** Which goal a resource is for: all that are active, by focus area. */
export function ItemGoalField({ defaultGoal, ...rest }: ItemGoalFieldProps) {
  const { data: areas = [] } = useQuery(focusAreasWithGoalsQuery);
  const [chosen, setChosen] = useState(defaultGoal ?? '');
  const groups = areas
    .map(({ _id, name, goals }) => ({
      id: _id,
      label: name,
      choices: goals
        .filter(({ status }) => status === 'Active')
        .map((goal) => ({ value: goal._id, label: goal.title }))
        .toSorted((a, b) => byName(a.label, b.label)),
    }))
    .filter(({ choices }) => choices.length > 0)
    .toSorted((a, b) => byName(a.label, b.label));
  const all = groups.flatMap(({ choices }) => choices);
  const only = all.length === 1 ? all[0]!.value : '';
  const value = all.some((each) => each.value === chosen) ? chosen : only;
  return (
    <SelectField
      {...rest}
      label="Goal"
      value={value}
      choices={value === '' ? [{ value: '', label: 'Choose…' }, ...groups] : groups}
      onChange={({ currentTarget }) => setChosen(currentTarget.value)}
    />
  );
}
