/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a field with a list of what it finds */
import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PlusIcon } from '#web/ui/icons.tsx';
import { PlainInput } from '#web/ui/plain-input.tsx';
import classes from './entry-goal-picker.module.css';
import { type AreaChoice, type GoalOption, goalOptions } from './entry-goals.ts';

interface EntryGoalPickerProps {
  readonly areas: readonly AreaChoice[];
  readonly area: string;
  /** The title of the chosen goal, or of the one to be created. */
  readonly title: string;
  readonly note: string | undefined;
  readonly error: string | undefined;
  readonly isFirst: boolean;
  readonly onInput: (event: SyntheticEvent<HTMLInputElement>) => void;
  /** Undefined when the field was cleared. */
  readonly onChoose: (option: GoalOption | undefined) => void;
}

/** A field that finds a goal by a few letters, or offers to create one. */
export function EntryGoalPicker(props: EntryGoalPickerProps) {
  const { areas, area, title, note, error, isFirst, onInput, onChoose } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Undefined until something is typed: the field then shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  const options = isOpen ? goalOptions(areas, area, typed ?? '') : [];
  const active = Math.min(at, options.length - 1);
  const isShown = isOpen && options.length > 0;
  const idOf = (n: number) => `${id}-option-${n}`;

  function open() {
    setIsOpen(true);
    setAt(0);
  }

  function close() {
    setIsOpen(false);
    setTyped(undefined);
  }

  function choose(option: GoalOption | undefined) {
    flushSync(() => {
      close();
      onChoose(option);
    });
    // The form hears of it as if it had been typed.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Who types a name and goes on means what is marked in the list. */
  function settle() {
    if (typed === undefined) return close();
    choose(typed.trim() === '' ? undefined : options[active]);
  }

  function move(to: number) {
    const next = (to + options.length) % options.length;
    setAt(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    // An input method is still composing.
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (!isShown) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      open();
    } else if (key === 'ArrowDown') move(active + 1);
    else if (key === 'ArrowUp') move(active - 1);
    else if (key === 'Enter') choose(options[active]);
    // Only the list closes, not the dialog.
    else if (key === 'Escape') close();
    else return;
    event.preventDefault();
  }

  return (
    <div
      className={classes.picker}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) settle();
      }}
    >
      <label className={classes.label} htmlFor={id}>
        Goal
      </label>
      <PlainInput
        ref={input}
        id={id}
        type="text"
        role="combobox"
        className={classes.input}
        placeholder="Choose or type a new one…"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown ? idOf(active) : undefined}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined && note === undefined ? undefined : `${id}-note`}
        data-field="goalId"
        data-focus-first={isFirst || undefined}
        spellCheck={false}
        value={typed ?? title}
        onInput={onInput}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          if (title === '') open();
        }}
        onClick={open}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          open();
        }}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Matches" className={classes.list} hidden={!isShown}>
        {options.map((option, n) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys
          <div
            key={'goal' in option ? option.goal : 'new'}
            id={idOf(n)}
            role="option"
            tabIndex={-1}
            aria-selected={n === active}
            className={classes.option}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {'goal' in option ? (
              <>
                <span dir="auto">{option.label}</span>
                {option.area !== area && (
                  <span className={classes.about} dir="auto">
                    {option.areaName}
                  </span>
                )}
              </>
            ) : (
              <>
                <span className={classes.create}>
                  <PlusIcon size={18} /> Create goal “<bdi>{option.create}</bdi>”
                </span>
              </>
            )}
          </div>
        ))}
      </div>
      {error !== undefined ? (
        <p id={`${id}-note`} className={classes.error} role="alert">
          {error}
        </p>
      ) : (
        note !== undefined && (
          <p id={`${id}-note`} className={classes.note}>
            {note}
          </p>
        )
      )}
    </div>
  );
}
