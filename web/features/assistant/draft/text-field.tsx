import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useId } from 'react';
import { joinLines } from './draft-edits.ts';
import * as classes from './text-field.module.css';

interface DraftTextFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  /** Only for screen readers, because the position makes it clear visually. */
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly isMultiline?: boolean;
  readonly onChange: (text: string) => void;
  /** Called instead of `onChange` when Enter or a paste produces several lines. */
  readonly onMultiline?: (text: string, caretFromEnd: number) => void;
}

/** Text that is edited in place and grows with its content. */
export function DraftTextField({
  label,
  value,
  error,
  isMultiline = false,
  className = '',
  onChange,
  onMultiline,
  onKeyDown,
  ...rest
}: DraftTextFieldProps) {
  const errorId = useId();

  function handleChange({ currentTarget: { value: text, selectionEnd } }: ChangeEvent<HTMLTextAreaElement>) {
    if (isMultiline || !text.includes('\n')) onChange(text);
    else if (onMultiline) onMultiline(text, text.length - selectionEnd);
    else onChange(joinLines(text));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event);
    // During composition, Enter confirms the input method's suggestion.
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (isEnter && !isMultiline && !onMultiline) event.preventDefault();
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
          onChange={handleChange}
          onKeyDown={handleKeyDown}
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
