/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for a field with a list of suggestions */
import type { ReactNode } from 'react';
import classes from './option-list.module.css';
import type { Combobox } from './use-combobox.ts';

interface OptionListProps<Option> {
  readonly combobox: Combobox<Option>;
  readonly label: string;
  readonly getKey: (option: Option) => string;
  readonly renderOption: (option: Option) => ReactNode;
  /** Whether the list is part of a panel, instead of floating below the field. */
  readonly isInPanel?: boolean;
}

/** The options of a combobox, below its field. */
export function OptionList<Option>(props: OptionListProps<Option>) {
  const { combobox, label, getKey, renderOption, isInPanel = false } = props;
  const { list, listId, options, activeIndex, isListVisible, optionId, choose } = combobox;
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={label}
      className={isInPanel ? classes.inPanel : classes.floating}
      hidden={!isListVisible}
    >
      {options.map((option, n) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
        <div
          key={getKey(option)}
          id={optionId(n)}
          role="option"
          tabIndex={-1}
          aria-selected={n === activeIndex}
          className={classes.option}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(option)}
        >
          {renderOption(option)}
        </div>
      ))}
    </div>
  );
}
