import { type ComponentProps, useId } from 'react';
import classes from './text-area.module.css';

interface FormTextAreaProps extends ComponentProps<'textarea'> {
  /** Shown above the field. Pass an `aria-label` if there is none. */
  readonly label?: string;
  /** Shown below the label. */
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** Without a field around it, because it is part of the initial page load. */
export function FormTextArea({ label, hint, error, ...rest }: FormTextAreaProps) {
  const id = useId();
  const descriptionIds = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className={classes.field}>
      {label !== undefined && <label htmlFor={id}>{label}</label>}
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      <textarea
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={descriptionIds.length > 0 ? descriptionIds.join(' ') : undefined}
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
