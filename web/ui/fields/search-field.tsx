import { useRef } from 'react';
import { Input } from './input.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { SearchIcon } from '../icons/icons.tsx';
import { CloseIcon } from '../icons/svg-icon.tsx';
import * as classes from './search-field.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string | undefined;
}

export function SearchField({ label, value, onChange, className = '' }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onChange('');
    input.current?.focus();
  }

  return (
    <div className={`${classes.field} ${className}`}>
      <SearchIcon />
      <Input
        ref={input}
        className={classes.input}
        type="search"
        aria-label={label}
        placeholder={`${label}…`}
        value={value}
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') clear();
        }}
      />
      {value !== '' && (
        <IconButton aria-label="Clear search" onClick={clear}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
