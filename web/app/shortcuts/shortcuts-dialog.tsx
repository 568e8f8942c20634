import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { pagesByKey } from './use-shortcuts.ts';
import * as classes from './shortcuts-dialog.module.css';

interface Shortcut {
  readonly keys: readonly string[];
  readonly description: string;
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const shortcuts: readonly Shortcut[] = [
  { keys: [isApple ? '⌘' : 'Ctrl', 'k'], description: 'Find a goal, page or timer' },
  { keys: ['s'], description: 'Start tracking something' },
  { keys: [isApple ? '⌥' : 'Alt', '↑'], description: 'Move a task of a goal up' },
  { keys: [isApple ? '⌥' : 'Alt', '↓'], description: 'Move a task of a goal down' },
  { keys: ['?'], description: 'Show this list' },
  { keys: ['Esc'], description: 'Close the open dialog or menu' },
  ...[...pagesByKey].map(([key, { label }]) => ({ keys: ['g', key], description: `Go to ${label}` })),
];

interface ShortcutsDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ShortcutsDialog({ opened, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Keyboard shortcuts">
      <dl className={classes.list}>
        {shortcuts.map(({ keys, description }) => (
          <div key={description}>
            <dt>{description}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
