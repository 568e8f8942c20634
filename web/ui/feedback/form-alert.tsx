import { useLayoutEffect, useRef } from 'react';
import { formatWait } from './format-wait.ts';
import { AlertIcon } from '../icons/svg-icon.tsx';
import * as classes from './form-alert.module.css';

export interface Failure {
  readonly message: string;
  readonly retryAfter: number | undefined;
}

interface FormAlertProps {
  readonly failure: Failure | undefined;
}

/** An error that concerns the form as a whole, and when to retry if the server says so. */
export function FormAlert({ failure }: FormAlertProps) {
  const alert = useRef<HTMLParagraphElement>(null);
  // The alert may be off screen, as the submit button is far below it on phones. Focusing before paint keeps the page
  // from scrolling away under a second click.
  useLayoutEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  if (!failure) return null;
  return (
    <p ref={alert} className={classes.alert} role="alert" tabIndex={-1}>
      <AlertIcon />
      <span>
        {failure.message}
        {failure.retryAfter !== undefined && ` You can try again in ${formatWait(failure.retryAfter)}.`}
      </span>
    </p>
  );
}
