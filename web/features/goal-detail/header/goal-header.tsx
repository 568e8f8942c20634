import type { GoalDetail } from '#contract/goal-detail.ts';
import { FavoriteButton } from '#web/widgets/goal/favorite-button.tsx';
import type { GoalAction } from '#web/widgets/goal/goal-dialogs.tsx';
import { GoalMenu } from '#web/widgets/goal/goal-menu.tsx';
import { useToggleFavorite } from '#web/widgets/goal/use-toggle-favorite.ts';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { ChartIcon } from '#web/ui/icons/icons.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { MenuLink } from '#web/ui/menu/menu.tsx';
import { EffortSummary } from './effort-summary.tsx';
import classes from './goal-header.module.css';
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
    <section className={classes.header} aria-labelledby="goal-title">
      <div className={classes.top}>
        <p className={classes.area}>
          <ClassBadge focusAreaClass={focusArea.focusAreaClass} size="sm" />
          <TextLink to="/goals" search={{ status: goal.status }} dir="auto">
            {focusArea.name}
          </TextLink>
          {!isActive && <span className={classes.status}>{goal.status}</span>}
        </p>
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
      </div>
      <h2 id="goal-title" className={classes.title} dir="auto">
        {goal.title}
      </h2>
      <div className={classes.effort}>
        <EffortSummary detail={detail} fetchedAt={fetchedAt} />
        {isActive && <TimerToggle goal={goal} />}
      </div>
    </section>
  );
}
