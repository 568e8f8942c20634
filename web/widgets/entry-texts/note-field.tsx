import type { KeyboardEvent, ReactNode } from 'react';
import { limits } from '#domain/limits.ts';
import { createMatcher } from '#domain/search/search.ts';
import { OptionList } from '#web/ui/fields/combobox/option-list.tsx';
import { useCombobox } from '#web/ui/fields/combobox/use-combobox.ts';
import { Textarea } from '#web/ui/fields/textarea.tsx';

/** The counter appears when this many characters are left. */
const COUNTER_FROM = 100;
/** As many as fit below the field on a phone. */
const MAX_SUGGESTIONS = 6;

interface NoteFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly placeholder?: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly rows: number;
  /** Notes to choose from, the latest first. */
  readonly suggestions: readonly string[];
  readonly hasInitialFocus?: boolean;
  readonly onChange: (note: string) => void;
  /** Called for keys that the list of suggestions does not need. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

/** A note of several lines, with the goal's latest notes as suggestions. */
export function NoteField(props: NoteFieldProps) {
  const { name, label, placeholder, value, error, rows, suggestions, hasInitialFocus } = props;
  const { onChange, onKeyDown, onFocus, onBlur } = props;
  const combobox = useCombobox({
    findOptions: () => suggestNotes(suggestions, value),
    initialIndex: -1,
    onChoose: onChange,
  });
  // Arrow keys move the cursor between lines.
  const isForList = (key: string) => combobox.isListVisible || (key === 'ArrowDown' && !value.includes('\n'));
  return (
    <div>
      <Textarea
        name={name}
        data-field={name}
        data-focus-first={hasInitialFocus || undefined}
        label={label}
        placeholder={placeholder}
        rows={rows}
        error={error}
        description={error === undefined ? formatCharactersLeft(value) : undefined}
        descriptionBelow
        {...combobox.textareaProps}
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          combobox.open();
        }}
        onClick={() => {
          if (value === '') combobox.open();
        }}
        onKeyDown={(event) => {
          if (!(isForList(event.key) && combobox.handleKey(event))) onKeyDown?.(event);
        }}
        onFocus={onFocus}
        onBlur={() => {
          combobox.close();
          onBlur?.();
        }}
      />
      <OptionList combobox={combobox} label="Recent notes" toRow={(note) => ({ key: note, label: note })} />
    </div>
  );
}

function suggestNotes(suggestions: readonly string[], typed: string): string[] {
  const matches = createMatcher(typed);
  return suggestions.filter((note) => note !== typed.trim() && matches(note)).slice(0, MAX_SUGGESTIONS);
}

function formatCharactersLeft(note: string): string | undefined {
  const left = limits.entryNote - Array.from(note.trim()).length;
  if (left > COUNTER_FROM) return undefined;
  return left === 1 ? '1 character left' : `${left} characters left`;
}
