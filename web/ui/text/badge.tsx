import type { ReactNode } from 'react';
import classes from './badge.module.css';

interface BadgeProps {
  /** Accented badges stand out; plain ones are for details such as a status or tag. */
  readonly variant?: 'accent' | 'plain';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A word or two about the text beside it, with an optional icon. */
export function Badge({ variant = 'plain', className, children }: BadgeProps) {
  return (
    <span className={className ? `${classes.badge} ${className}` : classes.badge} data-variant={variant}>
      {children}
    </span>
  );
}
