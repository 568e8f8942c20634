import { Button, Input } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useId, useRef, useState } from 'react';
import { StarIcon, StarredIcon } from './icons.tsx';
import classes from './star-field.module.css';

interface StarFieldProps {
  readonly name: string;
  readonly legend: string;
  /** 0: none chosen. */
  readonly defaultStars: number;
  readonly error?: string | undefined;
  readonly onInput: (event: { readonly currentTarget: HTMLFieldSetElement }) => void;
}

const numbers = [1, 2, 3, 4, 5];

/** One to five stars, or none: arrow keys go from star to star. */
export function StarField({ name, legend, defaultStars, error, onInput }: StarFieldProps) {
  const [stars, setStars] = useState(defaultStars);
  const errorId = useId();
  const field = useRef<HTMLFieldSetElement>(null);

  function clear() {
    setStars(0);
    // The form hears of it as of what is typed.
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
      <Input.Label component="legend" size="md">
        {legend}
      </Input.Label>
      {stars === 0 && <input type="hidden" name={name} value="" />}
      <div className={classes.row}>
        {numbers.map((number) => (
          <label key={number} className={classes.star} data-full={number <= stars || undefined}>
            <input
              type="radio"
              name={name}
              value={number}
              aria-label={number === 1 ? '1 star' : `${number} stars`}
              checked={number === stars}
              onChange={() => setStars(number)}
            />
            {number <= stars ? <StarredIcon size={28} /> : <StarIcon size={28} />}
          </label>
        ))}
        {stars > 0 && (
          <Button variant="subtle" size="sm" className={classes.clear} onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      {error !== undefined && <Input.Error id={errorId}>{error}</Input.Error>}
    </fieldset>
  );
}
