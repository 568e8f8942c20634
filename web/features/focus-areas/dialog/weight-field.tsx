import { useId } from 'react';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { limits } from '#domain/limits.ts';
import { FieldError, FieldLabel } from '#web/ui/fields/field-parts.tsx';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import * as classes from './weight-field.module.css';

interface WeightFieldProps {
  readonly name: string;
  readonly focusAreaClass: FocusAreaClass | undefined;
  readonly value: number;
  readonly error: string | undefined;
  readonly onChange: (weight: number) => void;
}

export function WeightField({ name, focusAreaClass, value: weight, error, onChange }: WeightFieldProps) {
  const id = useId();
  const label = focusAreaClass ? classMeta[focusAreaClass].weightLabel : 'Weight';
  return (
    <div>
      <div className={classes.header}>
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        <output htmlFor={id}>{weight}</output>
      </div>
      <input
        id={id}
        className={classes.slider}
        type="range"
        name={name}
        min={limits.weightMin}
        max={limits.weightMax}
        step={1}
        value={weight}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-meaning ${id}-error`}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <div className={classes.marks} aria-hidden="true">
        <span>{limits.weightMin}</span>
        <span>{focusAreaClass === 'life_stuff' ? '5 neutral' : '5'}</span>
        <span>{limits.weightMax}</span>
      </div>
      <p id={`${id}-meaning`} className={classes.meaning}>
        {describeWeight(focusAreaClass, weight)}
      </p>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function describeWeight(focusAreaClass: FocusAreaClass | undefined, weight: number): string {
  switch (focusAreaClass) {
    case 'level_up':
      return `Counts ${1 + weight / 10} times in the rating.`;
    case 'life_stuff':
      return weight === 5 ? 'Neutral: counts once in the rating.' : `Counts ${weight / 5} times in the rating.`;
    case 'chill_zone':
      return `Free within the limit. Time beyond it costs up to ${weight / 10} of 5 stars.`;
    case undefined:
      return 'Its effect depends on the class.';
  }
}
