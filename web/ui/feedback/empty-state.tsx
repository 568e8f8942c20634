import type { ReactNode } from 'react';
import * as classes from './empty-state.module.css';
import type { Icon } from '../icons/svg-icon.tsx';

interface EmptyStateProps {
  readonly icon: Icon;
  readonly title: string;
  readonly children?: ReactNode;
  /** A button for the obvious next step. */
  readonly action?: ReactNode;
}

/** Says why there is nothing to show and what to do next. */
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
