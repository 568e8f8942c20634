import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlaybookReference } from '#contract/understanding.ts';
import { createMatcher } from '#domain/search/search.ts';
import { playbooksQuery } from '#web/api/understandings.ts';
import { OptionList } from '#web/ui/fields/combobox/option-list.tsx';
import { useCombobox } from '#web/ui/fields/combobox/use-combobox.ts';
import { Input } from '#web/ui/fields/input.tsx';
import classes from './editor-popover.module.css';

interface PlaybookPickerProps {
  readonly alternatives: readonly PlaybookReference[];
  readonly onChoose: (playbook: PlaybookReference | undefined) => void;
}

const NONE = { id: '', name: 'None of these: plan from my own words' };
const MAX_RESULTS = 30;

/** Suggests what else the goal may be, and searches all playbooks. */
export function PlaybookPicker({ alternatives, onChoose }: PlaybookPickerProps) {
  const { data: all = [], error } = useQuery(playbooksQuery);
  const [query, setQuery] = useState('');
  const matches = createMatcher(query);
  const found = all.filter(({ name, theme }) => matches(`${name} ${theme}`)).slice(0, MAX_RESULTS);
  const combobox = useCombobox<PlaybookReference>({
    findOptions: () => [...(query.trim() === '' ? alternatives : found), NONE],
    initialIndex: query.trim() === '' ? -1 : 0,
    isAlwaysOpen: true,
    onChoose: ({ id, name }) => onChoose(id === NONE.id ? undefined : { id, name }),
  });
  return (
    <div className={classes.editor}>
      <Input
        {...combobox.inputProps}
        type="search"
        aria-label="Read the goal as"
        placeholder="Search all playbooks…"
        value={query}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value);
          combobox.open();
        }}
        onKeyDown={(event) => {
          combobox.handleKey(event);
          // Enter must not submit the form around the chips.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {error && <p className={classes.none}>{error.message}</p>}
      <OptionList
        combobox={combobox}
        label="Playbooks"
        getKey={({ id }) => id}
        renderOption={({ name }) => <span className={classes.option}>{name}</span>}
        isInPanel
      />
    </div>
  );
}
