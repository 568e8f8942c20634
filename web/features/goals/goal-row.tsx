import { memo } from 'react';
import type { Goal } from '#contract/goals/goals.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { formatShortDay } from '#domain/calendar/format-date.ts';
import { useUser } from '#web/api/account/auth.ts';
import { FavoriteButton } from '#web/widgets/goal/favorite-button.tsx';
import type { GoalAction } from '#web/widgets/goal/goal-dialogs.tsx';
import { GoalMenu } from '#web/widgets/goal/goal-menu.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { GoalLink } from '#web/ui/link/goal-link.tsx';
import { BoxIcon, ListIcon } from '#web/ui/icons/icons.tsx';
import * as classes from './goal-row.module.css';

interface GoalRowProps {
  readonly goal: Goal;
  readonly onAction: (action: GoalAction) => void;
  readonly onToggleFavorite: (goal: Goal) => void;
}

export const GoalRow = memo(function GoalRow({ goal, onAction, onToggleFavorite }: GoalRowProps) {
  const { title, status, includeInActionPlan, inventoryCount, closedAt } = goal;
  const { timeZone } = useUser();
  const formats = useFormats();
  const isActive = status === 'Active';
  return (
    <li className={classes.row}>
      {isActive && <FavoriteButton goal={goal} onToggle={onToggleFavorite} />}
      <div className={classes.text}>
        <GoalLink id={goal._id} title={title} className={classes.title} />
        <span className={classes.badges}>
          {includeInActionPlan && (
            <Chip variant="accent">
              <ListIcon size={14} /> In Plan
            </Chip>
          )}
          {inventoryCount > 0 && (
            <Chip variant="accent">
              <BoxIcon size={14} /> {inventoryCount} {inventoryCount === 1 ? 'item' : 'items'}
            </Chip>
          )}
          {closedAt !== null && (
            <span className={classes.closed}>
              {status} {formatShortDay(toDay(Date.parse(closedAt), timeZone), formats)}
            </span>
          )}
        </span>
      </div>
      <GoalMenu goal={goal} onAction={onAction} />
    </li>
  );
});
