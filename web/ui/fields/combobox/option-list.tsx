/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for a field with a list of suggestions */
import type { ReactNode } from 'react';
import * as classes from './option-list.module.css';
import type { Combobox } from './use-combobox.ts';

interface OptionRow {
  readonly key: string;
  readonly label: ReactNode;
  /** Shown beside the label. */
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
}

interface OptionListProps<Option> {
  readonly combobox: Combobox<Option>;
  readonly label: string;
  readonly toRow: (option: Option) => OptionRow;
  /** Whether the list is part of a panel, instead of floating below the field. */
  readonly isInPanel?: boolean;
}

/** The options of a combobox, below its field. */
export function OptionList<Option>(props: OptionListProps<Option>) {
  const { combobox, label, toRow, isInPanel = false } = props;
  const { list, listId, options, activeIndex, isListVisible, optionId, choose } = combobox;
  const listbox = (
    <div ref={list} id={listId} role="listbox" aria-label={label} className={classes.list} hidden={!isListVisible}>
      {options.map((option, n) => {
        const row = toRow(option);
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
          <div
            key={row.key}
            id={optionId(n)}
            role="option"
            tabIndex={-1}
            aria-selected={n === activeIndex}
            className={classes.option}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {row.icon}
            <span className={classes.label} dir="auto">
              {row.label}
            </span>
            {row.description !== undefined && (
              <span className={classes.description} dir="auto">
                {row.description}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
  return isInPanel ? listbox : <div className={classes.floating}>{listbox}</div>;
}
