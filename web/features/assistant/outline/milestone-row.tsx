import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, DotsIcon, GripIcon, PlusIcon } from '#web/ui/icons/icons.tsx';
import { CheckIcon, CloseIcon } from '#web/ui/icons/svg-icon.tsx';
import { Menu, MenuAction } from '#web/ui/menu/menu.tsx';
import { DraftTextField } from '../draft/text-field.tsx';
import task from '#web/widgets/tasks/row/task-row.module.css';
import classes from './milestones.module.css';
import type { Milestone } from './outline-draft.ts';

interface MilestoneRowProps {
  readonly milestone: Milestone;
  /** One-based. */
  readonly number: number;
  readonly count: number;
  /** Whether it keeps the outline from being sent. */
  readonly isInvalid: boolean;
  readonly error: string | undefined;
  readonly onTitle: (title: string) => void;
  readonly onMultiline: (text: string, caretFromEnd: number) => void;
  readonly onState: (state: Milestone['state']) => void;
  readonly onMove: (by: -1 | 1, focusId: string) => void;
  readonly onDrag: (event: PointerEvent<HTMLElement>) => void;
  readonly onAddBelow: () => void;
  readonly onRemove: () => void;
}

/** A step of the outline, with what the user says about it. */
export function MilestoneRow(props: MilestoneRowProps) {
  const { milestone, number, count, isInvalid, error, onTitle, onMultiline, onState, onMove, onDrag } = props;
  const { onAddBelow, onRemove } = props;
  const { key, title, state, suggested } = milestone;
  const isOwn = suggested === undefined;
  const name = title.trim() || `step ${number}`;
  const handleId = `${key}-handle`;

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (by && event.altKey) onMove(by, (event.target as HTMLElement).id);
    else if (event.key === 'Backspace' && isOwn && title === '' && !event.repeat) onRemove();
    else return;
    event.preventDefault();
  }

  return (
    <li className={`${task.row} ${classes.row}`} data-state={state}>
      <DraftTextField
        id={key}
        className={classes.title}
        label={`Step ${number}`}
        placeholder="What has to be reached, such as: roof is tight (6 h)"
        enterKeyHint="enter"
        data-field={isInvalid ? 'outline' : undefined}
        value={title}
        error={error}
        onChange={onTitle}
        onMultiline={onMultiline}
        onKeyDown={handleKeyDown}
      />
      <div className={classes.states}>
        <StateButton
          label="Done already"
          name={name}
          icon={<CheckIcon size={14} />}
          isPressed={state === 'done'}
          onClick={() => onState(state === 'done' ? 'open' : 'done')}
        />
        {isOwn ? (
          <StateButton label="Remove" name={name} icon={<CloseIcon size={14} />} onClick={onRemove} />
        ) : (
          <StateButton
            label="Not for me"
            name={name}
            icon={<CloseIcon size={14} />}
            isPressed={state === 'unwanted'}
            onClick={() => onState(state === 'unwanted' ? 'open' : 'unwanted')}
          />
        )}
      </div>
      {count > 1 && (
        <IconButton
          id={handleId}
          className={`${task.handle} ${classes.handle}`}
          aria-label={`Move ${name}`}
          title="Drag to move, or press Alt+↑ or Alt+↓"
          onPointerDown={onDrag}
          onKeyDown={handleKeyDown}
          onContextMenu={(event) => event.preventDefault()}
        >
          <GripIcon />
        </IconButton>
      )}
      <div className={classes.menu}>
        <Menu label={`Actions for ${name}`} icon={<DotsIcon />}>
          {number > 1 && (
            <MenuAction icon={<ArrowUpIcon />} onClick={() => onMove(-1, handleId)}>
              Move up
            </MenuAction>
          )}
          {number < count && (
            <MenuAction icon={<ArrowDownIcon />} onClick={() => onMove(1, handleId)}>
              Move down
            </MenuAction>
          )}
          <MenuAction icon={<PlusIcon />} onClick={onAddBelow}>
            Add a step below
          </MenuAction>
        </Menu>
      </div>
    </li>
  );
}

interface StateButtonProps {
  readonly label: string;
  /** The title of the step. */
  readonly name: string;
  readonly icon: ReactNode;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

function StateButton({ label, name, icon, isPressed, onClick }: StateButtonProps) {
  return (
    <button type="button" aria-label={`${label}: ${name}`} aria-pressed={isPressed} onClick={onClick}>
      <span>
        {icon}
        {label}
      </span>
    </button>
  );
}
