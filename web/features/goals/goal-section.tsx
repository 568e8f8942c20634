import { memo } from 'react';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import type { GoalStatus } from '#domain/goal-status.ts';
import { ClassMark } from '#web/ui/class-mark.tsx';
import { CollapsibleSection } from '#web/ui/collapsible-section.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import type { GoalAction } from '#web/parts/goal/goal-dialogs.tsx';
import { GoalRow } from './goal-row.tsx';
import classes from './goal-section.module.css';

interface GoalSectionProps {
  readonly area: FocusAreaWithGoals;
  readonly goals: readonly Goal[];
  readonly status: GoalStatus;
  /** On the first screen, most likely. */
  readonly isNear: boolean;
  readonly columns: number;
  readonly isOpen: boolean;
  readonly onToggle: (focusArea: string) => void;
  readonly onAction: (action: GoalAction) => void;
  readonly onFavorite: (goal: Goal) => void;
}

/** A focus area that opens and closes over its goals. */
export const GoalSection = memo(function GoalSection(props: GoalSectionProps) {
  const { area, goals, status, isNear, columns, isOpen, onToggle, onAction, onFavorite } = props;
  const rows = () =>
    goals.length === 0 ? (
      <li className={classes.none}>No active goals here yet.</li>
    ) : (
      goals.map((goal) => <GoalRow key={goal._id} goal={goal} onAction={onAction} onFavorite={onFavorite} />)
    );
  return (
    <CollapsibleSection
      name={area.name}
      mark={<ClassMark of={area.focusAreaClass} size="sm" />}
      count={goals.length}
      aside={
        status === 'Active' && (
          <IconButton
            aria-label={`Add a goal to ${area.name}`}
            onClick={() => onAction({ does: 'create', focusArea: area._id })}
          >
            <PlusIcon />
          </IconButton>
        )
      }
      rowCount={Math.ceil(goals.length / columns)}
      isNear={isNear}
      isOpen={isOpen}
      onToggle={() => onToggle(area._id)}
      rows={rows}
    />
  );
});
