import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { FieldLabel } from '#web/ui/fields/field-parts.tsx';
import { CloseIcon } from '#web/ui/icons/svg-icon.tsx';
import * as classes from './filters.module.css';

/** For an uncontrolled field, which follows the filter only when that changes, so that half-typed text stays. */
export function useFilterInput(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return input;
}

interface ClearableFieldProps {
  readonly id: string;
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly canClear: boolean;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** A field with a label and, unless it is empty, a button that clears it. */
export function ClearableField({ id, label, input, canClear, onClear, children }: ClearableFieldProps) {
  return (
    <div className={classes.clearable}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {children}
      {canClear && (
        <IconButton
          aria-label={`Clear ${label}`}
          onClick={() => {
            onClear();
            input.current?.focus();
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
