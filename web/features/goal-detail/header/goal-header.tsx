import type { GoalDetail } from '#contract/goal-detail.ts';
import { FavoriteButton } from '#web/parts/goal/favorite-button.tsx';
import type { GoalAction } from '#web/parts/goal/goal-dialogs.tsx';
import { GoalMenu } from '#web/parts/goal/goal-menu.tsx';
import { useToggleFavorite } from '#web/parts/goal/use-toggle-favorite.ts';
import { ClassMark } from '#web/ui/class-mark.tsx';
import { ChartIcon } from '#web/ui/icons.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { MenuLink } from '#web/ui/menu.tsx';
import { GoalEffort } from './goal-effort.tsx';
import classes from './goal-head.module.css';
import { GoalTimer } from './goal-timer.tsx';

interface GoalHeadProps {
  readonly detail: GoalDetail;
  /** When the server told it, by the clock of this device. */
  readonly toldAt: number;
  readonly onAction: (action: GoalAction) => void;
}

/** What goal it is, how much time went into it, and what can be done with it. */
export function GoalHead({ detail, toldAt, onAction }: GoalHeadProps) {
  const { goal, focusArea } = detail;
  const isActive = goal.status === 'Active';
  const onFavorite = useToggleFavorite();
  return (
    <section className={classes.head} aria-labelledby="goal-title">
      <div className={classes.top}>
        <p className={classes.area}>
          <ClassMark of={focusArea.focusAreaClass} size="sm" />
          <TextLink to="/goals" search={{ status: goal.status }} dir="auto">
            {focusArea.name}
          </TextLink>
          {!isActive && <span className={classes.status}>{goal.status}</span>}
        </p>
        {isActive && <FavoriteButton goal={goal} onFavorite={onFavorite} />}
        <GoalMenu
          goal={goal}
          onAction={onAction}
          more={
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
        <GoalEffort detail={detail} toldAt={toldAt} />
        {isActive && <GoalTimer goal={goal} />}
      </div>
    </section>
  );
}
