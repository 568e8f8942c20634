import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Field } from './field.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Input } from './input.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icons/svg-icon.tsx';
import { createMatcher } from '#domain/search/search.ts';
import { OptionList } from './combobox/option-list.tsx';
import { useCombobox } from './combobox/use-combobox.ts';
import { parseTags, mergeTags } from './parsing/parse-tags.ts';
import * as classes from './tags-field.module.css';

interface TagsFieldProps {
  readonly name: string;
  readonly label: string;
  /** The initial tags; afterwards the field manages its own state. */
  readonly value: readonly string[];
  readonly error?: string | undefined;
  /** Tags to choose from, the most likely first. */
  readonly suggestions?: readonly string[] | undefined;
  /** The list includes the tag that is still being typed, unless it is saved while typing. */
  readonly onChange: (tags: readonly string[]) => void;
  /** Whether each change is saved at once. Then leaving the field adds what has been typed. */
  readonly isSavedWhileTyping?: boolean;
}

/** As many as fit below the field on a phone. */
const MAX_SUGGESTIONS = 6;

/** Enter or a comma adds a tag, Backspace in the empty field removes the last one. */
export function TagsField(props: TagsFieldProps) {
  const { name, label, value, error, suggestions = [], onChange, isSavedWhileTyping = false } = props;
  const [tags, setTags] = useState(value);
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({
    findOptions: () => suggestTags(suggestions, tags, typed),
    initialIndex: -1,
    onChoose: (tag) => add(tag),
  });

  function update(next: readonly string[], text: string) {
    setTags(next);
    setTyped(text);
    onChange(isSavedWhileTyping ? next : mergeTags(next, parseTags(text)));
  }

  /** Adds the tags in `text`; `rest` is the unfinished tag that stays in the input. */
  function add(text: string, rest = '') {
    const parsed = parseTags(text);
    const next = mergeTags(tags, parsed);
    update(next, rest);
    if (parsed.length === 0) return;
    const added = next.slice(tags.length);
    setAnnouncement(
      added.length > 0
        ? `Added ${added.join(', ')}.`
        : `${parsed.join(', ')} ${parsed.length === 1 ? 'is' : 'are'} already in the list.`,
    );
  }

  function remove(tag: string) {
    update(
      tags.filter((other) => other !== tag),
      typed,
    );
    setAnnouncement(`Removed ${tag}.`);
    input.current!.focus();
  }

  function handleInput(text: string) {
    const end = text.lastIndexOf(',') + 1;
    if (end > 0) add(text.slice(0, end), text.slice(end).trimStart());
    else update(tags, text);
    if (text.endsWith(',')) combobox.close();
    else combobox.open();
  }

  function handleBlur() {
    combobox.close();
    if (isSavedWhileTyping && typed.trim() !== '') add(typed);
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    if (!/[,\n]/.test(text)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    add(typed.slice(0, selectionStart ?? 0) + text + typed.slice(selectionEnd ?? 0));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (combobox.handleKey(event)) return;
    // Enter may only be confirming a suggestion of an input method editor.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      combobox.close();
      add(typed);
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined && !event.repeat) remove(last);
  }

  return (
    <Field label={label} description="Press Enter or type a comma after each tag." descriptionBelow error={error}>
      {(control) => (
        <>
          {tags.length > 0 && (
            <ul className={classes.tags} aria-label="Tags">
              {tags.map((tag) => (
                <li key={tag} className={classes.tag}>
                  <span dir="auto">{tag}</span>
                  <IconButton aria-label={`Remove ${tag}`} onClick={() => remove(tag)}>
                    <CloseIcon size={16} />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          <Input
            ref={input}
            className={classes.input}
            data-field={name}
            enterKeyHint="enter"
            autoCapitalize="none"
            {...control}
            {...(suggestions.length > 0 && combobox.inputProps)}
            value={typed}
            onChange={({ currentTarget }) => handleInput(currentTarget.value)}
            onKeyDown={handleKeyDown}
            onPaste={handlePaste}
            onClick={combobox.open}
            onBlur={handleBlur}
          />
          {suggestions.length > 0 && (
            <OptionList combobox={combobox} label="Your tags" toRow={(tag) => ({ key: tag, label: tag })} />
          )}
          <VisuallyHidden component="output">{announcement}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}

function suggestTags(suggestions: readonly string[], tags: readonly string[], typed: string): string[] {
  const isChosen = (tag: string) => mergeTags(tags, [tag]).length === tags.length;
  const matches = createMatcher(typed);
  return suggestions.filter((tag) => matches(tag) && tag !== typed && !isChosen(tag)).slice(0, MAX_SUGGESTIONS);
}
