import { useId } from 'react';
import { Input } from '#web/ui/fields/input.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import * as classes from './quick-start.module.css';

interface AreaFieldProps {
  readonly areas: readonly { readonly _id: string; readonly name: string }[];
  readonly value: string | undefined;
  /** The name for the first focus area, if there are none yet. */
  readonly newAreaName: string;
  readonly onChoose: (id: string) => void;
  readonly onNameChange: (name: string) => void;
  readonly onEnter: () => void;
}

/** Selects the focus area of a new goal, or names the first one if there are none yet. */
export function AreaField({ areas, value, newAreaName, onChoose, onNameChange, onEnter }: AreaFieldProps) {
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
        <Input {...field} value={newAreaName} onChange={({ currentTarget }) => onNameChange(currentTarget.value)} />
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
