import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import * as classes from './segments.module.css';

interface SegmentsProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Buttons side by side, of which one is pressed. */
export function Segments<Value extends string>({ legend, choices, value: selected, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className={classes.segments}>
      <VisuallyHidden component="legend">{legend}</VisuallyHidden>
      {choices.map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={value === selected} onClick={() => onChange(value)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
