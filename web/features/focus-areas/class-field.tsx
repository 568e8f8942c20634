import { Input } from '@mantine/core';
import { useId } from 'react';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import { ClassMark } from '#web/ui/class-mark.tsx';
import { classesInOrder } from '#web/ui/focus-area-classes.ts';
import classes from './class-field.module.css';

interface ClassFieldProps {
  readonly name: string;
  readonly value: FocusAreaClass | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: FocusAreaClass) => void;
  readonly onInput: (event: { readonly currentTarget: HTMLFieldSetElement }) => void;
}

export function ClassField({ name, value: chosen, error, onChange, onInput }: ClassFieldProps) {
  const errorId = useId();
  return (
    <fieldset className={classes.field} aria-describedby={error === undefined ? undefined : errorId} onInput={onInput}>
      <Input.Label component="legend" size="md">
        Class
      </Input.Label>
      <div className={classes.choices}>
        {classesInOrder.map(({ value, label, about, color }) => (
          <label
            key={value}
            className={classes.choice}
            data-color={color}
            data-invalid={error !== undefined || undefined}
          >
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChange(value)} />
            <ClassMark of={value} size="sm" />
            <span>
              <strong>{label}</strong>
              <span className={classes.about}>{about}</span>
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <Input.Error id={errorId}>{error}</Input.Error>}
    </fieldset>
  );
}
