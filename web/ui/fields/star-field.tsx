import { useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { FieldError, FieldLegend } from './field-parts.tsx';
import { StarIcon, StarFilledIcon } from '../icons/icons.tsx';
import * as classes from './star-field.module.css';

interface StarFieldProps {
  readonly name: string;
  readonly legend: string;
  /** Null means no rating. */
  readonly value: number | null;
  readonly error?: string | undefined;
  readonly onChange: (stars: number | null) => void;
}

const starValues = [1, 2, 3, 4, 5];

/** One to five stars, or none, as radio buttons. */
export function StarField({ name, legend, value, error, onChange }: StarFieldProps) {
  const stars = value ?? 0;
  const errorId = useId();
  const field = useRef<HTMLFieldSetElement>(null);

  function clear() {
    onChange(null);
    field.current!.querySelector<HTMLElement>('[type=radio]')!.focus();
  }

  return (
    <fieldset ref={field} aria-describedby={error === undefined ? undefined : errorId}>
      <FieldLegend>{legend}</FieldLegend>
      <div className={classes.row}>
        {starValues.map((number) => (
          <label key={number} className={classes.star} data-full={number <= stars || undefined}>
            <input
              type="radio"
              name={name}
              value={number}
              aria-label={number === 1 ? '1 star' : `${number} stars`}
              checked={number === stars}
              onChange={() => onChange(number)}
            />
            {number <= stars ? <StarFilledIcon size={28} /> : <StarIcon size={28} />}
          </label>
        ))}
        {stars > 0 && (
          <Button variant="subtle" size="sm" className={classes.clear} onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
