import { useId } from 'react';
import { Input } from '#web/ui/fields/input.tsx';
import { toTag } from '../search-state.ts';
import { ClearableField, useFilterInput } from './clearable-field.tsx';

interface TagFieldProps {
  readonly value: string | undefined;
  readonly suggestions: readonly string[];
  readonly onChange: (tag: string | undefined) => void;
}

/** A whole tag. It applies when it is complete: chosen from the list, or typed and followed by Enter or Tab. */
export function TagField({ value = '', suggestions, onChange }: TagFieldProps) {
  const id = useId();
  const input = useFilterInput(value);
  const commit = (field: HTMLInputElement) => {
    const tag = toTag(field.value);
    if ((tag ?? '') === value) field.value = value;
    else onChange(tag);
  };
  return (
    <ClearableField id={id} label="Tag" input={input} canClear={value !== ''} onClear={() => onChange(undefined)}>
      <Input
        ref={input}
        id={id}
        type="text"
        list={`${id}-tags`}
        placeholder="Any"
        defaultValue={value}
        onInput={({ currentTarget }) => {
          if (suggestions.includes(currentTarget.value)) commit(currentTarget);
        }}
        onBlur={({ currentTarget }) => commit(currentTarget)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') commit(currentTarget);
        }}
      />
      <datalist id={`${id}-tags`}>
        {suggestions.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
    </ClearableField>
  );
}
