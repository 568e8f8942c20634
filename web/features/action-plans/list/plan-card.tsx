import type { ActionPlan } from '#contract/action-plans.ts';
import { isStartable } from '#domain/plan/schedule/plan-status.ts';
import { useAreaColor } from '#web/api/focus-areas.ts';
import { PlanFacts } from '#web/widgets/plan/plan-facts.tsx';
import { StepProgress } from '#web/widgets/plan/step-progress.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { AreaDot } from '#web/ui/focus-area/area-dot.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { DotsIcon, PencilIcon, TrashIcon } from '#web/ui/icons/icons.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { Menu, MenuAction } from '#web/ui/menu/menu.tsx';
import classes from './plan-card.module.css';

interface PlanCardProps {
  readonly plan: ActionPlan;
  /** Such as 'Week 3 of 8'; undefined for a plan that was not started. */
  readonly schedule: string | undefined;
  /** The plan is being loaded for editing. */
  readonly isLoading: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function PlanCard({ plan, schedule, isLoading, onEdit, onDelete }: PlanCardProps) {
  const { _id, title, focusAreaId, focusAreaName, focusAreaClass, progress } = plan;
  return (
    <Card as="li" className={classes.card} aria-busy={isLoading} data-color={classMeta[focusAreaClass].color}>
      <ClassBadge focusAreaClass={focusAreaClass} />
      <div className={classes.body}>
        <h2>
          <TextLink to="/action-plans/$planId" params={{ planId: _id }} className={classes.title} dir="auto">
            {title}
          </TextLink>
        </h2>
        <p className={classes.area} dir="auto">
          <AreaDot color={useAreaColor(focusAreaId)} /> {focusAreaName}
        </p>
        {schedule !== undefined && <p className={classes.schedule}>{schedule}</p>}
        {isStartable(plan) && <p className={classes.noFirstWeek}>No first week yet</p>}
        <PlanFacts plan={plan} />
        <StepProgress subject={title} steps={progress} />
      </div>
      <Menu label={`Actions for ${title}`} icon={<DotsIcon />}>
        <MenuAction icon={<PencilIcon />} onClick={onEdit}>
          Edit
        </MenuAction>
        <MenuAction icon={<TrashIcon />} onClick={onDelete}>
          Delete
        </MenuAction>
      </Menu>
    </Card>
  );
}
