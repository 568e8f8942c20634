/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for a field with a list of suggestions */
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Input } from '#web/ui/fields/input.tsx';
import { PlusIcon } from '#web/ui/icons/icons.tsx';
import classes from './picker.module.css';
import { type AreaOption, type GoalOption, findGoalOptions } from './options.ts';

interface GoalPickerProps {
  readonly areas: readonly AreaOption[];
  readonly areaId: string;
  /** Whether to offer to create a goal with the typed title. */
  readonly canCreate?: boolean;
  /** The title of the chosen goal or of the one to create. */
  readonly title: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly hasInitialFocus: boolean;
  readonly onInput: () => void;
  /** Called with undefined when the field is cleared. */
  readonly onChoose: (option: GoalOption | undefined) => void;
}

/** A combobox that finds goals as you type, and offers to create one. */
export function GoalPicker(props: GoalPickerProps) {
  const { areas, areaId, canCreate = true, title, hint, error, hasInitialFocus, onInput, onChoose } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** While undefined, the field shows the title of the chosen goal. */
  const [typed, setTyped] = useState<string>();
  const [highlightedIndex, setHighlightedIndex] = useState(0);
  const found = isOpen ? findGoalOptions(areas, areaId, typed ?? '') : [];
  const options = canCreate ? found : found.filter((option) => 'goal' in option);
  const activeIndex = Math.min(highlightedIndex, options.length - 1);
  const isListVisible = isOpen && options.length > 0;
  const optionId = (n: number) => `${id}-option-${n}`;

  function open() {
    setIsOpen(true);
    setHighlightedIndex(0);
  }

  function close() {
    setIsOpen(false);
    setTyped(undefined);
  }

  function choose(option: GoalOption | undefined) {
    close();
    onChoose(option);
  }

  /** On blur, typed text selects the highlighted option. */
  function commitTyped() {
    if (typed === undefined) return close();
    choose(typed.trim() === '' ? undefined : options[activeIndex]);
  }

  function move(to: number) {
    const next = (to + options.length) % options.length;
    setHighlightedIndex(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (!isListVisible) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      open();
    } else if (key === 'ArrowDown') move(activeIndex + 1);
    else if (key === 'ArrowUp') move(activeIndex - 1);
    else if (key === 'Enter') choose(options[activeIndex]);
    // Closes the list only, not the dialog.
    else if (key === 'Escape') close();
    else return;
    event.preventDefault();
  }

  return (
    <div
      className={classes.picker}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) commitTyped();
      }}
    >
      <label className={classes.label} htmlFor={id}>
        Goal
      </label>
      <Input
        id={id}
        type="text"
        role="combobox"
        className={classes.input}
        placeholder={canCreate ? 'Choose or type a new one…' : 'Choose…'}
        aria-expanded={isListVisible}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isListVisible ? optionId(activeIndex) : undefined}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined && hint === undefined ? undefined : `${id}-note`}
        data-field="goalId"
        data-focus-first={hasInitialFocus || undefined}
        spellCheck={false}
        value={typed ?? title}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          if (title === '') open();
        }}
        onClick={open}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          open();
          onInput();
        }}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Matches"
        className={classes.list}
        hidden={!isListVisible}
      >
        {options.map((option, n) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
          <div
            key={'goal' in option ? option.goal : 'new'}
            id={optionId(n)}
            role="option"
            tabIndex={-1}
            aria-selected={n === activeIndex}
            className={classes.option}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {'goal' in option ? (
              <>
                <span dir="auto">{option.label}</span>
                {option.area !== areaId && (
                  <span className={classes.about} dir="auto">
                    {option.areaName}
                  </span>
                )}
              </>
            ) : (
              <span className={classes.create}>
                <PlusIcon size={18} /> Create goal “<bdi>{option.newTitle}</bdi>”
              </span>
            )}
          </div>
        ))}
      </div>
      {error !== undefined ? (
        <p id={`${id}-note`} className={classes.error} role="alert">
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p id={`${id}-note`} className={classes.note}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
