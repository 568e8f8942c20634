import type { KeyboardEvent, PointerEvent } from 'react';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { ChipButton } from '#web/ui/chip/chip.tsx';
import { ArrowDownIcon, ArrowUpIcon, DotsIcon, GripIcon, PlusIcon } from '#web/ui/icons/icons.tsx';
import { CheckIcon, CloseIcon } from '#web/ui/icons/svg-icon.tsx';
import { Menu, MenuAction } from '#web/ui/menu/menu.tsx';
import * as task from '#web/widgets/tasks/row/task-row.module.css';
import { DraftTextField } from '../draft/text-field.tsx';
import type { useLines } from '../draft/use-lines.ts';
import * as classes from './milestones.module.css';
import type { Milestone } from './outline-draft.ts';

interface MilestoneRowProps {
  readonly milestone: Milestone;
  readonly index: number;
  readonly count: number;
  readonly lines: ReturnType<typeof useLines<Milestone>>;
  /** Whether it keeps the outline from being sent. */
  readonly isInvalid: boolean;
  readonly error: string | undefined;
  readonly onState: (state: Milestone['state']) => void;
  readonly onDrag: (event: PointerEvent<HTMLElement>) => void;
}

const stateButtons = [
  { value: 'done', label: 'Done already', Icon: CheckIcon },
  { value: 'unwanted', label: 'Not for me', Icon: CloseIcon },
] as const;

/** A step of the outline, with what the user says about it. */
export function MilestoneRow(props: MilestoneRowProps) {
  const { milestone, index, count, lines, isInvalid, error, onState, onDrag } = props;
  const { key, title, state, suggested } = milestone;
  const isOwn = suggested === undefined;
  const name = title.trim() || `step ${index + 1}`;
  const handleId = `${key}-handle`;

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (by && event.altKey) lines.move(milestone, index, by, (event.target as HTMLElement).id);
    else if (event.key === 'Backspace' && isOwn && title === '' && !event.repeat) lines.remove(milestone, index);
    else return;
    event.preventDefault();
  }

  return (
    <li className={`${task.row} ${classes.row}`} data-state={state}>
      <DraftTextField
        id={key}
        className={classes.title}
        label={`Step ${index + 1}`}
        placeholder="What has to be reached, such as: roof is tight (6 h)"
        enterKeyHint="enter"
        data-field={isInvalid ? 'outline' : undefined}
        value={title}
        error={error}
        onChange={(text) => lines.setTitle(key, text)}
        onMultiline={(text, caretFromEnd) => lines.split(milestone, text, caretFromEnd)}
        onKeyDown={handleKeyDown}
      />
      <div className={classes.states}>
        {stateButtons.map(({ value, label, Icon }) => {
          // A line of the user's own that is not wanted can go.
          const isRemove = isOwn && value === 'unwanted';
          const text = isRemove ? 'Remove' : label;
          return (
            <ChipButton
              key={value}
              size="sm"
              aria-label={`${text}: ${name}`}
              aria-pressed={isRemove ? undefined : state === value}
              onClick={() => (isRemove ? lines.remove(milestone, index) : onState(state === value ? 'open' : value))}
            >
              <Icon size={14} />
              {text}
            </ChipButton>
          );
        })}
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
          {index > 0 && (
            <MenuAction icon={<ArrowUpIcon />} onClick={() => lines.move(milestone, index, -1, handleId)}>
              Move up
            </MenuAction>
          )}
          {index < count - 1 && (
            <MenuAction icon={<ArrowDownIcon />} onClick={() => lines.move(milestone, index, 1, handleId)}>
              Move down
            </MenuAction>
          )}
          <MenuAction icon={<PlusIcon />} onClick={() => lines.add(index + 1)}>
            Add a step below
          </MenuAction>
        </Menu>
      </div>
    </li>
  );
}
