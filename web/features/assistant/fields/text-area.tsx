import { type ComponentProps, useId } from 'react';
import classes from './form-text-area.module.css';

interface FormTextAreaProps extends ComponentProps<'textarea'> {
  /** Above the field; without it give an `aria-label`. */
  readonly label?: string;
  /** Below the label. */
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** Room for several lines; a plain one, as this page is opened first. */
export function FormTextArea({ label, hint, error, ...rest }: FormTextAreaProps) {
  const id = useId();
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className={classes.field}>
      {label !== undefined && <label htmlFor={id}>{label}</label>}
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      <textarea
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
        dir="auto"
        {...rest}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
