import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import * as classes from './chip.module.css';

interface ChipProps {
  /** Accented chips stand out; plain ones are for details such as a status or tag. */
  readonly variant?: 'accent' | 'plain';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A word or two about the text beside it, with an optional icon. */
export function Chip({ variant = 'plain', className, children }: ChipProps) {
  return (
    <span className={className ? `${classes.chip} ${className}` : classes.chip} data-variant={variant}>
      {children}
    </span>
  );
}

interface ChipButtonProps extends ComponentProps<'button'> {
  readonly size?: 'sm' | 'md';
}

/** A chip to choose with one tap. `aria-pressed` and `aria-expanded` mark the chosen one. */
export function ChipButton({ size = 'md', className, children, ...rest }: ChipButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${classes.button} ${className}` : classes.button}
      data-size={size}
    >
      <span>{children}</span>
    </button>
  );
}

interface ChipGroupProps {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly children: ReactNode;
  /** Shown below the chips. */
  readonly panel?: ReactNode;
}

/** Chips to choose from, on as many lines as they need. */
export function ChipGroup({ legend, isLegendHidden = false, children, panel }: ChipGroupProps) {
  return (
    <fieldset className={classes.group}>
      {isLegendHidden ? <VisuallyHidden component="legend">{legend}</VisuallyHidden> : <legend>{legend}</legend>}
      <div className={classes.chips}>{children}</div>
      {panel}
    </fieldset>
  );
}
