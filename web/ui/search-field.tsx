import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { CloseIcon, SearchIcon } from './icons.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string | undefined;
}

export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onChange('');
    input.current?.focus();
  }

  return (
    <TextInput
      ref={input}
      type="search"
      className={className}
      aria-label={label}
      placeholder={`${label}…`}
      value={value}
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      leftSection={<SearchIcon />}
      rightSection={
        value !== '' && (
          <IconButton aria-label="Clear search" onClick={clear}>
            <CloseIcon />
          </IconButton>
        )
      }
      rightSectionWidth={48}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') clear();
      }}
    />
  );
}
