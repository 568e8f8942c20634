import { useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { FieldError, FieldLegend } from './field-parts.tsx';
import { StarIcon, StarFilledIcon } from '../icons/icons.tsx';
import classes from './star-field.module.css';

interface StarFieldProps {
  readonly name: string;
  readonly legend: string;
  /** 0 means no rating. */
  readonly defaultStars: number;
  readonly error?: string | undefined;
  readonly onInput: (event: { readonly currentTarget: HTMLFieldSetElement }) => void;
}

const starValues = [1, 2, 3, 4, 5];

/** One to five stars, or none, as radio buttons. */
export function StarField({ name, legend, defaultStars, error, onInput }: StarFieldProps) {
  const [stars, setStars] = useState(defaultStars);
  const errorId = useId();
  const field = useRef<HTMLFieldSetElement>(null);

  function clear() {
    setStars(0);
    // Notifies the form, which listens for input events.
    field.current!.dispatchEvent(new Event('input', { bubbles: true }));
    field.current!.querySelector<HTMLElement>('[type=radio]')!.focus();
  }

  return (
    <fieldset
      ref={field}
      className={classes.field}
      aria-describedby={error === undefined ? undefined : errorId}
      onInput={onInput}
    >
      <FieldLegend>{legend}</FieldLegend>
      {stars === 0 && <input type="hidden" name={name} value="" />}
      <div className={classes.row}>
        {starValues.map((number) => (
          <label key={number} className={classes.star} data-full={number <= stars || undefined}>
            <input
              type="radio"
              name={name}
              value={number}
              aria-label={number === 1 ? '1 star' : `${number} stars`}
              checked={number === stars}
              onChange={() => setStars(number)}
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
