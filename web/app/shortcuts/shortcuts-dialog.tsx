import { Dialog } from '#web/ui/dialog.tsx';
import { pagesByKey } from '../shell/use-shortcuts.ts';
import classes from './shortcuts-dialog.module.css';

interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const shortcuts: readonly Shortcut[] = [
  { keys: [isApple ? '⌘' : 'Ctrl', 'k'], does: 'Find a goal, page or timer' },
  { keys: ['s'], does: 'Start tracking something' },
  { keys: ['?'], does: 'Show this list' },
  { keys: ['Esc'], does: 'Close what is open' },
  ...[...pagesByKey].map(([key, { label }]) => ({ keys: ['g', key], does: `Go to ${label}` })),
];

interface ShortcutsDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ShortcutsDialog({ opened, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Keyboard shortcuts">
      <dl className={classes.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
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
