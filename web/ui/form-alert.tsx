import { waitInWords } from './wait-in-words.ts';
import { AlertIcon } from './icons.tsx';
import classes from './form-alert.module.css';

interface FormAlertProps {
  readonly failure: { readonly message: string; readonly retryAfter: number | undefined } | undefined;
}

/** Above the fields: what went wrong with the form as a whole, and how long to wait where waiting helps. */
export function FormAlert({ failure }: FormAlertProps) {
  if (!failure) return null;
  return (
    <p className={classes.alert} role="alert">
      <AlertIcon />
      <span>
        {failure.message}
        {failure.retryAfter !== undefined && ` You can try again in ${waitInWords(failure.retryAfter)}.`}
      </span>
    </p>
  );
}
