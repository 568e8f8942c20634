import { VisuallyHidden } from '@mantine/core';
import { ChevronIcon } from '#web/ui/icons.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './year-nav.module.css';

interface YearNavProps {
  readonly year: number;
  readonly thisYear: number;
  readonly isFirst: boolean;
  readonly onShow: (year: number) => void;
}

/** From year to year. */
export function YearNav({ year, thisYear, isFirst, onShow }: YearNavProps) {
  const step = (by: number, label: string, isPossible: boolean) => (
    <IconButton
      aria-label={label}
      aria-disabled={!isPossible}
      data-by={by}
      onClick={() => (isPossible ? onShow(year + by) : undefined)}
    >
      <ChevronIcon />
    </IconButton>
  );
  return (
    <fieldset className={classes.nav}>
      <VisuallyHidden component="legend">Year</VisuallyHidden>
      {step(-1, 'Previous year', !isFirst)}
      <p aria-live="polite">{year}</p>
      {step(1, 'Next year', year < thisYear)}
    </fieldset>
  );
}
