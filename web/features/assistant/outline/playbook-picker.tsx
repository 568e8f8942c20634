import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PlaybookReference } from '#contract/assistant/understanding.ts';
import { createMatcher } from '#domain/search/search.ts';
import { playbooksQuery } from '#web/api/assistant/outlines.ts';
import { OptionList } from '#web/ui/fields/combobox/option-list.tsx';
import { useCombobox } from '#web/ui/fields/combobox/use-combobox.ts';
import { Input } from '#web/ui/fields/input.tsx';
import * as classes from './outline-section.module.css';

interface PlaybookPickerProps {
  readonly onChoose: (playbook: PlaybookReference) => void;
}

const MAX_RESULTS = 30;

/** Searches all playbooks. */
export function PlaybookPicker({ onChoose }: PlaybookPickerProps) {
  const { data: all = [], error } = useQuery(playbooksQuery);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const matches = createMatcher(query);
  const isSearching = query.trim() !== '';
  const found = isSearching ? all.filter(({ name, theme }) => matches(`${name} ${theme}`)).slice(0, MAX_RESULTS) : [];
  const combobox = useCombobox<PlaybookReference>({
    findOptions: () => found,
    initialIndex: 0,
    isAlwaysOpen: true,
    onChoose: ({ id, name }) => onChoose({ id, name }),
  });
  useEffect(() => input.current?.focus(), []);
  return (
    <div className={classes.panel}>
      <Input
        ref={input}
        {...combobox.inputProps}
        type="search"
        aria-label="Search all playbooks"
        placeholder="Search all playbooks…"
        value={query}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value);
          combobox.open();
        }}
        onKeyDown={(event) => {
          combobox.handleKey(event);
          // Enter must not submit the form around the outline.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {error && <p>{error.message}</p>}
      {isSearching && all.length > 0 && found.length === 0 && <p>No playbook has these words.</p>}
      <OptionList combobox={combobox} label="Playbooks" toRow={toRow} isInPanel />
    </div>
  );
}

function toRow({ id, name }: PlaybookReference) {
  return { key: id, label: <span className={classes.option}>{name}</span> };
}
