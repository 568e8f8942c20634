import type { KeyboardEvent } from 'react';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#web/ui/icons/icons.tsx';
import { SplitIcon } from './icons.tsx';
import { CloseIcon } from '#web/ui/icons/svg-icon.tsx';
import type { KeyedTask } from '../draft-edits.ts';
import * as classes from './task.module.css';
import { DraftTextField } from '../text-field.tsx';

/** The ids of a task's focusable elements. */
export const taskElementIds = (key: string) => ({ text: key, up: `${key}-up`, down: `${key}-down` });

interface DraftTaskProps {
  readonly task: KeyedTask;
  /** One-based. */
  readonly number: number;
  /** 'week 3' */
  readonly goalLabel: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly error: string | undefined;
  readonly onChange: (title: string) => void;
  readonly onMultiline: (text: string, caretFromEnd: number) => void;
  /** Appends the text to the previous task. */
  readonly onJoin: () => void;
  /** `from` is the element that keeps the focus. */
  readonly onMove: (by: -1 | 1, from: keyof ReturnType<typeof taskElementIds>) => void;
  readonly onRemove: () => void;
  readonly onSplit: () => void;
  /** The task is being split. */
  readonly isBusy: boolean;
}

export function DraftTask(props: DraftTaskProps) {
  const { task, number, goalLabel, isFirst, isLast, error, isBusy } = props;
  const { onChange, onMultiline, onJoin, onMove, onRemove, onSplit } = props;
  const ids = taskElementIds(task.key);
  const label = `task ${number} of ${goalLabel}`;

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
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
      <span className={classes.bullet} aria-hidden="true" />
      <DraftTextField
        id={ids.text}
        label={`Task ${number} of ${goalLabel}`}
        placeholder="What to do, and for how long (30 min)"
        enterKeyHint="enter"
        value={task.title}
        error={error}
        onChange={onChange}
        onMultiline={onMultiline}
        onKeyDown={handleKeyDown}
      />
      <div className={classes.actions}>
        <IconButton
          id={ids.up}
          aria-label={`Move ${label} up`}
          aria-disabled={isFirst}
          onClick={() => onMove(-1, 'up')}
        >
          <ArrowUpIcon size={18} />
        </IconButton>
        <IconButton
          id={ids.down}
          aria-label={`Move ${label} down`}
          aria-disabled={isLast}
          onClick={() => onMove(1, 'down')}
        >
          <ArrowDownIcon size={18} />
        </IconButton>
        <IconButton
          aria-label={`Split ${label}`}
          aria-busy={isBusy}
          aria-disabled={task.title.trim() === ''}
          onClick={onSplit}
        >
          <SplitIcon size={18} />
        </IconButton>
        <IconButton aria-label={`Remove ${label}`} onClick={onRemove}>
          <CloseIcon size={18} />
        </IconButton>
      </div>
    </li>
  );
}
