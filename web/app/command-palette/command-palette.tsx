/* oxlint-disable jsx-a11y/prefer-tag-over-role -- there is no native element for a combobox with options */
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Input } from '#web/ui/fields/input.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { searchCommands, type Command } from './command-search.ts';
import classes from './command-palette.module.css';
import { useCommands } from './use-commands.ts';

interface CommandPaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Creates a goal with this title and starts its timer. */
  readonly onStart: (title: string) => void;
}

/** Finds goals, plans, pages and timers by a few letters of their names, to open, start or stop them, and time entries. */
export function CommandPalette({ opened, onClose, onStart }: CommandPaletteProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Find">
      <CommandSearch onClose={onClose} onStart={onStart} />
    </Dialog>
  );
}

function CommandSearch({ onClose, onStart }: Omit<CommandPaletteProps, 'opened'>) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  // The dialog would otherwise focus its first button.
  useEffect(() => input.current?.focus(), []);
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const [isEnterPending, setIsEnterPending] = useState(false);
  const { commands, isLoading, hasGoals, searchEntries } = useCommands(query);
  const matches = searchCommands(commands, query);
  const title = query.trim();
  const canCreate = title !== '' && hasGoals && !isLoading && !matches.some(({ isGoal }) => isGoal);
  const createCommand = {
    key: 'create',
    label: `Create and start “${title}”`,
    description: 'New goal',
    run: () => onStart(title),
  };
  const searchCommand = {
    key: 'search',
    label: `Search entries for “${title}”`,
    description: 'Time entries',
    run: () => searchEntries(title),
  };
  const results: readonly Command[] = [
    ...matches,
    ...(canCreate ? [createCommand] : []),
    ...(title !== '' && !isLoading ? [searchCommand] : []),
  ];
  const selectedIndex = Math.min(activeIndex, results.length - 1);
  const optionId = (n: number) => `${listId}-${n}`;

  function runCommand(command: Command | undefined) {
    if (!command) return;
    // Closes first, because the command may move the focus.
    onClose();
    command.run();
  }

  // The user may press Enter before the list has loaded.
  const runFirst = useEffectEvent(() => runCommand(matches[0]));
  useEffect(() => {
    if (isEnterPending && !isLoading) runFirst();
  }, [isEnterPending, isLoading]);

  function select(index: number) {
    const next = (index + results.length) % results.length;
    setActiveIndex(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    if (results.length === 0) return setIsEnterPending(isLoading && event.key === 'Enter');
    if (event.key === 'ArrowDown') select(selectedIndex + 1);
    else if (event.key === 'ArrowUp') select(selectedIndex - 1);
    else if (event.key === 'Enter') runCommand(results[selectedIndex]);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Input
        ref={input}
        type="text"
        role="combobox"
        aria-label="Goal, plan, page or timer"
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={results.length > 0 ? optionId(selectedIndex) : undefined}
        placeholder="Goal, plan, page or timer…"
        value={query}
        spellCheck={false}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value);
          setActiveIndex(0);
          setIsEnterPending(false);
        }}
      />
      <div className={classes.results}>
        <div id={listId} role="listbox" aria-label="Results" hidden={results.length === 0}>
          {results.map((command, n) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the keys
            <div
              key={command.key}
              id={optionId(n)}
              role="option"
              tabIndex={-1}
              aria-selected={n === selectedIndex}
              className={classes.option}
              onClick={() => runCommand(command)}
            >
              <span className={classes.label} dir="auto">
                {command.label}
              </span>
              <span className={classes.description} dir="auto">
                {command.description}
              </span>
            </div>
          ))}
        </div>
        <output>{results.length === 0 && 'Searching…'}</output>
      </div>
    </>
  );
}
