import type { KeyboardEvent } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowDownIcon, RiseIcon } from '#web/ui/icons.tsx';
import { CloseIcon } from '#web/ui/signs.tsx';
import type { EditedTask } from './draft-edits.ts';
import classes from './draft-task.module.css';
import { DraftText } from './draft-text.tsx';

/** What can have the focus in the row of a task. */
export const taskIds = (key: string) => ({ text: key, up: `${key}-up`, down: `${key}-down` });

interface DraftTaskProps {
  readonly task: EditedTask;
  /** 2 of 'task 2 of week 3' */
  readonly place: number;
  /** 'week 3' */
  readonly of: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly error: string | undefined;
  readonly onType: (title: string) => void;
  /** It has become several lines; so much of the text is behind the caret. */
  readonly onLines: (text: string, behind: number) => void;
  /** Its text goes on where the one before it ends. */
  readonly onJoin: () => void;
  /** From where it is moved, the focus stays. */
  readonly onMove: (by: -1 | 1, from: keyof ReturnType<typeof taskIds>) => void;
  readonly onRemove: () => void;
}

export function DraftTask(props: DraftTaskProps) {
  const { task, place, of, isFirst, isLast, error, onType, onLines, onJoin, onMove, onRemove } = props;
  const ids = taskIds(task.key);
  const name = `task ${place} of ${of}`;

  function pressed(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    const isAtStart = event.currentTarget.selectionEnd === 0;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (event.key === 'Backspace' && isAtStart && !event.repeat && task.title === '') onRemove();
    else if (event.key === 'Backspace' && isAtStart && !event.repeat && !isFirst) onJoin();
    else if (by && event.altKey) onMove(by, 'text');
    else return;
    event.preventDefault();
  }

  return (
    <li className={classes.task}>
      <span className={classes.mark} aria-hidden="true" />
      <DraftText
        id={ids.text}
        label={`Task ${place} of ${of}`}
        placeholder="What to do, and for how long (30 min)"
        enterKeyHint="enter"
        value={task.title}
        error={error}
        onChange={onType}
        onLines={onLines}
        onKeyDown={pressed}
      />
      <div className={classes.tools}>
        <IconButton id={ids.up} aria-label={`Move ${name} up`} aria-disabled={isFirst} onClick={() => onMove(-1, 'up')}>
          <RiseIcon size={18} />
        </IconButton>
        <IconButton
          id={ids.down}
          aria-label={`Move ${name} down`}
          aria-disabled={isLast}
          onClick={() => onMove(1, 'down')}
        >
          <ArrowDownIcon size={18} />
        </IconButton>
        <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
          <CloseIcon size={18} />
        </IconButton>
      </div>
    </li>
  );
}
