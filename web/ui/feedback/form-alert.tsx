import { useLayoutEffect, useRef } from 'react';
import { waitInWords } from './wait-in-words.ts';
import { AlertIcon } from './signs.tsx';
import classes from './form-alert.module.css';

export interface Failure {
  readonly message: string;
  readonly retryAfter: number | undefined;
}

interface FormAlertProps {
  readonly failure: Failure | undefined;
}

/** Above the fields: what went wrong with the form as a whole, and how long to wait where waiting helps. */
export function FormAlert({ failure }: FormAlertProps) {
  const alert = useRef<HTMLParagraphElement>(null);
  // It may be out of sight: on a small screen the button that was pressed is far below. Before it is painted, so that
  // nothing scrolls away under a click.
  useLayoutEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  if (!failure) return null;
  return (
    <p ref={alert} className={classes.alert} role="alert" tabIndex={-1}>
      <AlertIcon />
      <span>
        {failure.message}
        {failure.retryAfter !== undefined && ` You can try again in ${waitInWords(failure.retryAfter)}.`}
      </span>
    </p>
  );
}
