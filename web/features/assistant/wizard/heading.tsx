import { type ReactNode, useEffect, useRef } from 'react';
import * as classes from './heading.module.css';

interface WizardHeadingProps {
  /** Takes keyboard and screen reader users to the new step. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

export function WizardHeading({ takesFocus, children }: WizardHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h2 ref={heading} className={classes.heading} tabIndex={-1} dir="auto">
      {children}
    </h2>
  );
}
