import type { ReactNode } from 'react';
import classes from './badge.module.css';

interface BadgeProps {
  /** Accented badges say what is going on; plain ones state a fact. */
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
