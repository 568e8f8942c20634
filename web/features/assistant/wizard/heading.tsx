import { type ReactNode, useEffect, useRef } from 'react';
import classes from './wizard-heading.module.css';

interface WizardHeadingProps {
  /** Keyboard and screen reader go on here. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** What a step of the wizard begins with. */
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
