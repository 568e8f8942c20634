import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { OptionList } from '#web/ui/fields/combobox/option-list.tsx';
import { useCombobox } from '#web/ui/fields/combobox/use-combobox.ts';
import { usePendingConfirm } from '#web/ui/fields/combobox/use-pending-confirm.ts';
import { Input } from '#web/ui/fields/input.tsx';
import { searchCommands, type Command } from './command-search.ts';
import * as classes from './command-palette.module.css';
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
  const input = useRef<HTMLInputElement>(null);
  // The dialog would otherwise focus its first button.
  useEffect(() => input.current?.focus(), []);
  const [query, setQuery] = useState('');
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

  function runCommand(command: Command | undefined) {
    if (!command) return;
    // Closes first, because the command may move the focus.
    onClose();
    command.run();
  }

  const combobox = useCombobox({
    findOptions: () => results,
    initialIndex: 0,
    isAlwaysOpen: true,
    onChoose: runCommand,
  });
  const enter = usePendingConfirm(isLoading, () => runCommand(matches[0]));

  return (
    <>
      <Input
        ref={input}
        type="text"
        {...combobox.inputProps}
        aria-label="Goal, plan, page or timer"
        placeholder="Goal, plan, page or timer…"
        value={query}
        spellCheck={false}
        onKeyDown={(event) => {
          if (combobox.handleKey(event)) return;
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && results.length === 0)
            enter.setPending(isLoading);
        }}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value);
          combobox.open();
          enter.setPending(false);
        }}
      />
      <div className={classes.results}>
        <OptionList combobox={combobox} label="Results" toRow={(command) => command} isInPanel />
        <output>{results.length === 0 && 'Searching…'}</output>
      </div>
    </>
  );
}
