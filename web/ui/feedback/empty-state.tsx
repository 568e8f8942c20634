import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import type { Icon } from './signs.tsx';

interface EmptyStateProps {
  readonly icon: Icon;
  readonly title: string;
  readonly children?: ReactNode;
  /** The one button that does what is to be done next. */
  readonly action?: ReactNode;
}

/** Says why there is nothing here, and what to do next. */
export function EmptyState({ icon: StateIcon, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <StateIcon size={36} />
      <p className={classes.title}>{title}</p>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}
