import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { compareNames } from '#domain/search/search.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';

interface ItemGoalFieldProps extends Pick<
  ComponentProps<typeof SelectField>,
  'name' | 'error' | 'aria-invalid' | 'onInput'
> {
  readonly defaultGoal: string | undefined;
}

/** Offers all active goals, grouped by focus area. */
export function ItemGoalField({ defaultGoal, ...rest }: ItemGoalFieldProps) {
  const { data: areas = [] } = useQuery(focusAreasWithGoalsQuery);
  const [selectedId, setSelectedId] = useState(defaultGoal ?? '');
  const groups = areas
    .map(({ _id, name, goals }) => ({
      id: _id,
      label: name,
      choices: goals
        .filter(({ status }) => status === 'Active')
        .map((goal) => ({ value: goal._id, label: goal.title }))
        .toSorted((a, b) => compareNames(a.label, b.label)),
    }))
    .filter(({ choices }) => choices.length > 0)
    .toSorted((a, b) => compareNames(a.label, b.label));
  const allOptions = groups.flatMap(({ choices }) => choices);
  const onlyGoalId = allOptions.length === 1 ? allOptions[0]!.value : '';
  const value = allOptions.some((each) => each.value === selectedId) ? selectedId : onlyGoalId;
  return (
    <SelectField
      {...rest}
      label="Goal"
      value={value}
      choices={value === '' ? [{ value: '', label: 'Choose…' }, ...groups] : groups}
      onChange={({ currentTarget }) => setSelectedId(currentTarget.value)}
    />
  );
}
