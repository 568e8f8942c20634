import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import classes from './range-switch.module.css';

interface RangeSwitchProps {
  readonly isYear: boolean;
  readonly onChange: (isYear: boolean) => void;
}

export function RangeSwitch({ isYear, onChange }: RangeSwitchProps) {
  return (
    <fieldset className={classes.ranges}>
      <VisuallyHidden component="legend">Time range</VisuallyHidden>
      <button type="button" aria-pressed={!isYear} onClick={() => onChange(false)}>
        12 weeks
      </button>
      <button type="button" aria-pressed={isYear} onClick={() => onChange(true)}>
        Year
      </button>
    </fieldset>
  );
}
