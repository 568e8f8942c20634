import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { FieldError, FieldLabel } from './field-parts.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Input } from './input.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icons/svg-icon.tsx';
import { parseTags, mergeTags } from './parsing/parse-tags.ts';
import classes from './tags-field.module.css';

interface TagsFieldProps {
  readonly name: string;
  readonly label: string;
  /** The initial tags; afterwards the field manages its own state. */
  readonly value: readonly string[];
  readonly error?: string | undefined;
  /** The list includes the tag that is still being typed. */
  readonly onChange: (tags: readonly string[]) => void;
}

/** Enter or a comma adds a tag, Backspace in the empty field removes the last one. */
export function TagsField({ name, label, value, error, onChange }: TagsFieldProps) {
  const id = useId();
  const [tags, setTags] = useState(value);
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function update(next: readonly string[], text: string) {
    setTags(next);
    setTyped(text);
    onChange(mergeTags(next, parseTags(text)));
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
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    if (!/[,\n]/.test(text)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    add(typed.slice(0, selectionStart ?? 0) + text + typed.slice(selectionEnd ?? 0));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter may only be confirming a suggestion of an input method editor.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined && !event.repeat) remove(last);
  }

  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
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
        id={id}
        ref={input}
        className={classes.input}
        data-field={name}
        enterKeyHint="enter"
        autoCapitalize="none"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
        value={typed}
        onChange={({ currentTarget }) => handleInput(currentTarget.value)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
      <p id={`${id}-hint`} className={classes.hint}>
        Press Enter or type a comma after each tag.
      </p>
      <VisuallyHidden component="output">{announcement}</VisuallyHidden>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
