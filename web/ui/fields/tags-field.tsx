import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { FieldError, FieldLabel } from './field-parts.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Input } from './input.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icons/svg-icon.tsx';
import { parseTags, mergeTags } from './parse-tags.ts';
import classes from './tags-field.module.css';

interface TagsFieldProps {
  /** The form field's name. Its value is the list as JSON, including the tag that is still being typed. */
  readonly name: string;
  readonly label: string;
  readonly defaultTags: readonly string[];
  readonly error?: string | undefined;
  readonly onInput: (event: { readonly currentTarget: HTMLInputElement }) => void;
}

/** Enter or a comma adds a tag, Backspace in the empty field removes the last one. */
export function TagsField({ name, label, defaultTags, error, onInput }: TagsFieldProps) {
  const id = useId();
  const [tags, setTags] = useState(defaultTags);
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Uncontrolled, because the form reads it during the same input event.
  const list = useRef<HTMLInputElement>(null);

  function update(next: readonly string[], text: string) {
    setTags(next);
    if (input.current!.value !== text) input.current!.value = text;
    list.current!.value = JSON.stringify(mergeTags(next, parseTags(text)));
    // Notifies the form of changes that were not typed, such as a removed tag.
    list.current!.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Adds the tags in `text`; `rest` is the unfinished tag that stays in the input. */
  function add(text: string, rest = '') {
    const typed = parseTags(text);
    const next = mergeTags(tags, typed);
    update(next, rest);
    if (typed.length === 0) return;
    const added = next.slice(tags.length);
    setAnnouncement(
      added.length > 0
        ? `Added ${added.join(', ')}.`
        : `${typed.join(', ')} ${typed.length === 1 ? 'is' : 'are'} already in the list.`,
    );
  }

  function remove(tag: string) {
    update(
      tags.filter((other) => other !== tag),
      input.current!.value,
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
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    add(value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? 0));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { value } = event.currentTarget;
    // Enter may only confirm a suggestion of an input method editor.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(value);
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && value === '' && last !== undefined && !event.repeat) remove(last);
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
        onInput={({ currentTarget }) => handleInput(currentTarget.value)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
      <p id={`${id}-hint`} className={classes.hint}>
        Press Enter or type a comma after each tag.
      </p>
      <VisuallyHidden component="output">{announcement}</VisuallyHidden>
      {/* Not `type=hidden`: drafts leave those out, and tags must survive an expired session. */}
      <input ref={list} hidden name={name} defaultValue={JSON.stringify(defaultTags)} onInput={onInput} />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
