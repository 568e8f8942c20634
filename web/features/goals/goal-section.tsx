import { memo, useDeferredValue, useId, useState } from 'react';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import type { GoalStatus } from '#domain/goal-status.ts';
import { ClassMark } from '#web/ui/class-mark.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChevronIcon, PlusIcon } from '#web/ui/icons.tsx';
import type { GoalAction } from './goal-dialogs.tsx';
import { GoalRow } from './goal-row.tsx';
import classes from './goal-section.module.css';

interface GoalSectionProps {
  readonly area: FocusAreaWithGoals;
  readonly goals: readonly Goal[];
  readonly status: GoalStatus;
  /** On the first screen, most likely. */
  readonly isNear: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (focusArea: string) => void;
  readonly onAction: (action: GoalAction) => void;
  readonly onFavorite: (goal: Goal) => void;
}

const ROW_HEIGHT = 53;

/** A focus area that opens and closes over its goals. */
export const GoalSection = memo(function GoalSection(props: GoalSectionProps) {
  const { area, goals, status, isNear, isOpen, onToggle, onAction, onFavorite } = props;
  const listId = useId();
  // The head answers at once; a thousand rows may take a moment longer, those out of sight also at the beginning.
  const showsRows = useDeferredValue(isOpen, isOpen && isNear);
  // Closing hides the rows, which is quicker than to take them down and to make them anew.
  const [isDrawn, setIsDrawn] = useState(showsRows);
  if (showsRows && !isDrawn) setIsDrawn(true);
  const height = Math.max(1, goals.length) * ROW_HEIGHT;
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <h2>
          <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => onToggle(area._id)}>
            <span className={classes.chevron}>
              <ChevronIcon size={18} />
            </span>
            <ClassMark of={area.focusAreaClass} size="sm" />
            <span className={classes.name} dir="auto">
              {area.name}
            </span>
            <span className={classes.count}>{goals.length}</span>
          </button>
        </h2>
        {status === 'Active' && (
          <IconButton
            aria-label={`Add a goal to ${area.name}`}
            onClick={() => onAction({ does: 'create', focusArea: area._id })}
          >
            <PlusIcon />
          </IconButton>
        )}
      </div>
      <ul
        id={listId}
        className={classes.goals}
        hidden={!isOpen}
        // The browser can skip what is out of sight, yet knows how tall it is.
        style={{ containIntrinsicSize: `auto ${height}px`, ...(!isDrawn && { minHeight: height }) }}
      >
        {isDrawn &&
          goals.map((goal) => <GoalRow key={goal._id} goal={goal} onAction={onAction} onFavorite={onFavorite} />)}
        {isDrawn && goals.length === 0 && <li className={classes.none}>No active goals here yet.</li>}
      </ul>
    </section>
  );
});
