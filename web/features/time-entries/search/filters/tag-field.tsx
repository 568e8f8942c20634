import { useEffect, useId, useRef } from 'react';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { FieldLabel } from '#web/ui/fields/field-parts.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { CloseIcon } from '#web/ui/icons/svg-icon.tsx';
import { toTag } from '../search-state.ts';
import classes from './filters.module.css';

interface TagFieldProps {
  readonly value: string | undefined;
  readonly suggestions: readonly string[];
  readonly onChange: (tag: string | undefined) => void;
}

/** A whole tag. It applies when it is complete: chosen from the list, or typed and followed by Enter or Tab. */
export function TagField({ value = '', suggestions, onChange }: TagFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  const commit = (text: string) => {
    const tag = toTag(text);
    if ((tag ?? '') !== value) onChange(tag);
    else if (input.current) input.current.value = value;
  };
  return (
    <div className={classes.clearable}>
      <FieldLabel htmlFor={id}>Tag</FieldLabel>
      <Input
        ref={input}
        id={id}
        type="text"
        list={`${id}-tags`}
        placeholder="Any"
        defaultValue={value}
        onInput={({ currentTarget }) => {
          if (suggestions.includes(currentTarget.value)) commit(currentTarget.value);
        }}
        onBlur={({ currentTarget }) => commit(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') commit(currentTarget.value);
        }}
      />
      <datalist id={`${id}-tags`}>
        {suggestions.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
      {value !== '' && (
        <IconButton
          aria-label="Clear Tag"
          onClick={() => {
            onChange(undefined);
            input.current?.focus();
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
