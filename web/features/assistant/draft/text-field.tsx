import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useId } from 'react';
import { asOneLine } from './draft-edits.ts';
import classes from './draft-text.module.css';

interface DraftTextProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  /** Heard, not seen: where it stands says what it is. */
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  /** May have lines of its own. */
  readonly hasLines?: boolean;
  readonly onChange: (text: string) => void;
  /** Enter or a paste has made several lines of it; so much of the text is behind the caret. */
  readonly onLines?: (text: string, behind: number) => void;
}

/** Text that is edited where it stands, as tall as what it says. */
export function DraftText({
  label,
  value,
  error,
  hasLines = false,
  className = '',
  onChange,
  onLines,
  onKeyDown,
  ...rest
}: DraftTextProps) {
  const errorId = useId();

  function type({ currentTarget: { value: text, selectionEnd } }: ChangeEvent<HTMLTextAreaElement>) {
    if (hasLines || !text.includes('\n')) onChange(text);
    else if (onLines) onLines(text, text.length - selectionEnd);
    else onChange(asOneLine(text));
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event);
    // Enter may also choose a character of a script that is typed by sound.
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (isEnter && !hasLines && !onLines) event.preventDefault();
  }

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
          onChange={type}
          onKeyDown={press}
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
