import { type ComponentProps, useId } from 'react';
import classes from './draft-text.module.css';

interface DraftTextProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  /** Heard, not seen: where it stands says what it is. */
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  /** May have lines of its own. */
  readonly hasLines?: boolean;
  readonly onChange: (text: string) => void;
}

/** Text that is edited where it stands, as tall as what it says. */
export function DraftText({
  label,
  value,
  error,
  hasLines = false,
  className = '',
  onChange,
  ...rest
}: DraftTextProps) {
  const errorId = useId();
  return (
    <div className={`${classes.field} ${className}`}>
      <div className={classes.text} data-text={value}>
        <textarea
          rows={1}
          value={value}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          autoComplete="off"
          dir="auto"
          onChange={({ currentTarget }) =>
            onChange(hasLines ? currentTarget.value : currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))
          }
          {...rest}
        />
      </div>
      {error !== undefined && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
