import type { ActionPlan } from '#contract/plans/action-plans.ts';
import { isStartable } from '#domain/plan/schedule/plan-status.ts';
import { useAreaColor } from '#web/api/goals/focus-areas.ts';
import { PlanFacts } from '#web/widgets/plan/plan-facts.tsx';
import { StepProgress } from '#web/widgets/plan/step-progress.tsx';
import { ClassCard } from '#web/widgets/class-card/class-card.tsx';
import { AreaDot } from '#web/ui/focus-area/area-dot.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import * as classes from './plan-card.module.css';

interface PlanCardProps {
  readonly plan: ActionPlan;
  /** Such as 'Week 3 of 8'; undefined for a plan that was not started. */
  readonly schedule: string | undefined;
  /** The plan is being loaded for editing. */
  readonly isLoading: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function PlanCard({ plan, schedule, ...rest }: PlanCardProps) {
  const { _id, title, focusAreaId, focusAreaName, focusAreaClass, progress } = plan;
  return (
    <ClassCard focusAreaClass={focusAreaClass} title={title} {...rest}>
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
    </ClassCard>
  );
}
