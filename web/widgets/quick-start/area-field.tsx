import { useId } from 'react';
import { PlainInput } from '#web/ui/plain-input.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import classes from './quick-start.module.css';

interface NewGoalAreaProps {
  readonly areas: readonly { readonly _id: string; readonly name: string }[];
  readonly value: string | undefined;
  /** The name of the first focus area, where there is none. */
  readonly firstName: string;
  readonly onChoose: (id: string) => void;
  readonly onName: (name: string) => void;
  readonly onEnter: () => void;
}

/** Where a new goal goes: one of the focus areas, or, where there is none, a first one that is named here. */
export function NewGoalArea({ areas, value, firstName, onChoose, onName, onEnter }: NewGoalAreaProps) {
  const id = useId();
  const label = areas.length === 0 ? 'First focus area' : 'New goals go in';
  const field = {
    id,
    onKeyDown: (event: { readonly key: string; readonly preventDefault: () => void }) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      onEnter();
    },
  };
  return (
    <div className={classes.area}>
      <label htmlFor={id}>{label}</label>
      {areas.length === 0 ? (
        <PlainInput {...field} value={firstName} onChange={({ currentTarget }) => onName(currentTarget.value)} />
      ) : (
        <SelectField
          {...field}
          value={value}
          choices={areas.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      )}
    </div>
  );
}
