import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { ChevronIcon } from '#web/ui/icons/icons.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import * as classes from './year-nav.module.css';

interface YearNavProps {
  readonly year: number;
  readonly thisYear: number;
  readonly isFirst: boolean;
  readonly onYearChange: (year: number) => void;
}

export function YearNav({ year, thisYear, isFirst, onYearChange }: YearNavProps) {
  const stepButton = (years: number, label: string, isPossible: boolean) => (
    <IconButton
      aria-label={label}
      aria-disabled={!isPossible}
      data-years={years}
      onClick={() => (isPossible ? onYearChange(year + years) : undefined)}
    >
      <ChevronIcon />
    </IconButton>
  );
  return (
    <fieldset className={classes.nav}>
      <VisuallyHidden component="legend">Year</VisuallyHidden>
      {stepButton(-1, 'Previous year', !isFirst)}
      <p aria-live="polite">{year}</p>
      {stepButton(1, 'Next year', year < thisYear)}
    </fieldset>
  );
}
