import type { GoalDetail } from '#contract/goals/goals.ts';
import { FavoriteButton } from '#web/widgets/goal/favorite-button.tsx';
import type { GoalAction } from '#web/widgets/goal/goal-dialogs.tsx';
import { GoalMenu } from '#web/widgets/goal/goal-menu.tsx';
import { useToggleFavorite } from '#web/widgets/goal/use-toggle-favorite.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { ChartIcon } from '#web/ui/icons/icons.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { MenuLink } from '#web/ui/menu/menu.tsx';
import { EffortSummary } from './effort-summary.tsx';
import * as classes from './goal-header.module.css';
import { TimerToggle } from './timer-toggle.tsx';

interface GoalHeaderProps {
  readonly detail: GoalDetail;
  /** When the detail was fetched, by this device's clock. */
  readonly fetchedAt: number;
  readonly onAction: (action: GoalAction) => void;
}

export function GoalHeader({ detail, fetchedAt, onAction }: GoalHeaderProps) {
  const { goal, focusArea } = detail;
  const isActive = goal.status === 'Active';
  const toggleFavorite = useToggleFavorite();
  return (
    <PageHeader
      id="goal-title"
      title={goal.title}
      overline={
        <>
          <ClassBadge focusAreaClass={focusArea.focusAreaClass} size="sm" />
          <TextLink to="/goals" search={{ status: goal.status }} dir="auto">
            {focusArea.name}
          </TextLink>
          {!isActive && <Chip>{goal.status}</Chip>}
        </>
      }
      actions={
        <>
          {isActive && <FavoriteButton goal={goal} onToggle={toggleFavorite} />}
          <GoalMenu
            goal={goal}
            onAction={onAction}
            extraItems={
              <MenuLink icon={<ChartIcon />} to="/reports" search={{ report: 'objective', goal: goal._id }}>
                Trend
              </MenuLink>
            }
          />
        </>
      }
    >
      <div className={classes.effort}>
        <EffortSummary detail={detail} fetchedAt={fetchedAt} />
        {isActive && <TimerToggle goal={goal} />}
      </div>
    </PageHeader>
  );
}
