import { memo } from 'react';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { Goal } from '#contract/goals/goals.ts';
import type { GoalStatus } from '#domain/goal-status.ts';
import { AreaDot } from '#web/ui/focus-area/area-dot.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { CollapsibleSection } from '#web/ui/layout/collapsible-section.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { PlusIcon } from '#web/ui/icons/icons.tsx';
import type { GoalAction } from '#web/widgets/goal/goal-dialogs.tsx';
import { GoalRow } from './goal-row.tsx';
import * as classes from './goal-section.module.css';

interface GoalSectionProps {
  readonly area: FocusAreaWithGoals;
  readonly goals: readonly Goal[];
  readonly status: GoalStatus;
  readonly isAboveFold: boolean;
  readonly columns: number;
  readonly isOpen: boolean;
  readonly onToggle: (focusArea: string) => void;
  readonly onAction: (action: GoalAction) => void;
  readonly onToggleFavorite: (goal: Goal) => void;
}

/** A collapsible focus area with its goals. */
export const GoalSection = memo(function GoalSection(props: GoalSectionProps) {
  const { area, goals, status, isAboveFold, columns, isOpen, onToggle, onAction, onToggleFavorite } = props;
  const renderRows = () =>
    goals.length === 0 ? (
      <li className={classes.empty}>No active goals here yet.</li>
    ) : (
      goals.map((goal) => (
        <GoalRow key={goal._id} goal={goal} onAction={onAction} onToggleFavorite={onToggleFavorite} />
      ))
    );
  return (
    <CollapsibleSection
      name={area.name}
      icon={
        <>
          <ClassBadge focusAreaClass={area.focusAreaClass} size="sm" />
          <AreaDot color={area.color} />
        </>
      }
      count={goals.length}
      aside={
        status === 'Active' && (
          <IconButton
            aria-label={`Add a goal to ${area.name}`}
            onClick={() => onAction({ type: 'create', focusArea: area._id })}
          >
            <PlusIcon />
          </IconButton>
        )
      }
      rowCount={Math.ceil(goals.length / columns)}
      isAboveFold={isAboveFold}
      isOpen={isOpen}
      onToggle={() => onToggle(area._id)}
      renderRows={renderRows}
    />
  );
});
