import { Input, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './signs.tsx';
import { PlainInput } from './plain-input.tsx';
import { tagsIn, withTags } from './tag-texts.ts';
import classes from './tags-field.module.css';

interface TagsFieldProps {
  /** Of the form field, which holds the list as JSON, with what is still being typed. */
  readonly name: string;
  readonly label: string;
  readonly defaultTags: readonly string[];
  readonly error?: string | undefined;
  readonly onInput: (event: { readonly currentTarget: HTMLInputElement }) => void;
}

/** Words that are typed one after the other: Enter or a comma ends each, Backspace takes the last one back. */
export function TagsField({ name, label, defaultTags, error, onInput }: TagsFieldProps) {
  const id = useId();
  const [tags, setTags] = useState(defaultTags);
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Not drawn by React: it is read in the same event in which something is typed.
  const list = useRef<HTMLInputElement>(null);

  function put(next: readonly string[], text: string) {
    setTags(next);
    if (input.current!.value !== text) input.current!.value = text;
    list.current!.value = JSON.stringify(withTags(next, tagsIn(text)));
    // The form hears of what no key has typed, too.
    list.current!.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Makes tags of a text; what stands behind its last comma may still be going on. */
  function add(text: string, rest = '') {
    const words = tagsIn(text);
    const next = withTags(tags, words);
    put(next, rest);
    if (words.length === 0) return;
    const added = next.slice(tags.length);
    setNews(added.length > 0 ? `Added ${added.join(', ')}.` : `${words.join(', ')} is already in the list.`);
  }

  function remove(tag: string) {
    put(
      tags.filter((other) => other !== tag),
      input.current!.value,
    );
    setNews(`Removed ${tag}.`);
    input.current!.focus();
  }

  function type(text: string) {
    const end = text.lastIndexOf(',') + 1;
    if (end > 0) add(text.slice(0, end), text.slice(end).trimStart());
    else put(tags, text);
  }

  function pasted(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    if (!/[,\n]/.test(text)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    add(value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? 0));
  }

  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    const { value } = event.currentTarget;
    // Enter may also choose a character of a script that is typed by sound.
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
      <Input.Label htmlFor={id} size="md">
        {label}
      </Input.Label>
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
      <PlainInput
        id={id}
        ref={input}
        className={classes.input}
        data-field={name}
        enterKeyHint="enter"
        autoCapitalize="none"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? `${id}-how` : `${id}-how ${id}-error`}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={pressed}
        onPaste={pasted}
      />
      <p id={`${id}-how`} className={classes.how}>
        Press Enter or type a comma after each.
      </p>
      <VisuallyHidden component="output">{news}</VisuallyHidden>
      {/* No `type=hidden`: what it holds was typed, so it is kept should the session end. */}
      <input ref={list} hidden name={name} defaultValue={JSON.stringify(defaultTags)} onInput={onInput} />
      {error !== undefined && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </div>
  );
}
