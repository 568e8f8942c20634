import { type KeyboardEvent, useId, useRef, useState } from 'react';

interface ComboboxOptions<Option> {
  /** Called only while the list is open. */
  readonly findOptions: () => readonly Option[];
  /** The index of the option that is highlighted when the list opens; -1 for none until an arrow key is pressed. */
  readonly initialIndex: number;
  /** Whether the list cannot be closed. */
  readonly isAlwaysOpen?: boolean;
  readonly onChoose: (option: Option) => void;
  /** Called when the list is closed with Esc. */
  readonly onCancel?: () => void;
}

/** The state of a text field with a list of options, shown by `OptionList`. */
export function useCombobox<Option>(settings: ComboboxOptions<Option>) {
  const { findOptions, initialIndex, isAlwaysOpen = false, onChoose, onCancel } = settings;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  const isOpen = isExpanded || isAlwaysOpen;
  /** Undefined until an arrow key is pressed. */
  const [highlightedIndex, setHighlightedIndex] = useState<number>();
  const options = isOpen ? findOptions() : [];
  const activeIndex = Math.min(highlightedIndex ?? initialIndex, options.length - 1);
  const isListVisible = options.length > 0;
  const optionId = (n: number) => `${id}-option-${n}`;

  function open() {
    setIsExpanded(true);
    setHighlightedIndex(undefined);
  }

  function close() {
    setIsExpanded(false);
    setHighlightedIndex(undefined);
  }

  function choose(option: Option) {
    close();
    onChoose(option);
  }

  function highlight(n: number) {
    setHighlightedIndex(n);
    list.current?.children[n]?.scrollIntoView({ block: 'nearest' });
  }

  /** Returns whether the key was for the list. */
  function handleKey(event: KeyboardEvent): boolean {
    // Keys belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return false;
    const { key } = event;
    const last = options.length - 1;
    const active = options[activeIndex];
    if (!isListVisible) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
      open();
      setHighlightedIndex(Math.max(initialIndex, 0));
    } else if (key === 'ArrowDown') highlight(activeIndex === last ? 0 : activeIndex + 1);
    else if (key === 'ArrowUp') highlight(activeIndex <= 0 ? last : activeIndex - 1);
    else if (key === 'Enter' && active !== undefined) choose(active);
    else if (key === 'Escape' && !isAlwaysOpen) {
      // Closes the list only, not the dialog.
      close();
      onCancel?.();
    } else return false;
    event.preventDefault();
    return true;
  }

  const fieldProps = {
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isListVisible && activeIndex >= 0 ? optionId(activeIndex) : undefined,
  } as const;
  return {
    list,
    listId: `${id}-list`,
    options,
    activeIndex,
    isOpen,
    isListVisible,
    optionId,
    open,
    close,
    choose,
    handleKey,
    /** For a field of one line. */
    inputProps: { role: 'combobox', 'aria-expanded': isListVisible, ...fieldProps },
    /** For a field of several lines, which cannot have another role. */
    textareaProps: fieldProps,
  };
}

export type Combobox<Option> = ReturnType<typeof useCombobox<Option>>;
