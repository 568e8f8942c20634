import type { ActionPlan } from '#contract/action-plans.ts';
import { ClampedText } from '#web/ui/layout/clamped-text.tsx';
import { PlanFacts } from '#web/widgets/plan/plan-facts.tsx';
import { StepProgress } from '#web/widgets/plan/step-progress.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { DotsIcon, PencilIcon, TrashIcon } from '#web/ui/icons/icons.tsx';
import { Menu, MenuAction } from '#web/ui/menu/menu.tsx';
import classes from './header.module.css';

interface PlanHeaderProps {
  readonly plan: ActionPlan;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function PlanHeader({ plan, onEdit, onDelete }: PlanHeaderProps) {
  const { title, description, focusAreaName, focusAreaClass, progress } = plan;
  return (
    <section className={classes.header} aria-labelledby="plan-title">
      <div className={classes.top}>
        <p className={classes.area}>
          <ClassBadge focusAreaClass={focusAreaClass} size="sm" />
          <span dir="auto">{focusAreaName}</span>
        </p>
        <Menu label={`Actions for ${title}`} icon={<DotsIcon />}>
          <MenuAction icon={<PencilIcon />} onClick={onEdit}>
            Edit
          </MenuAction>
          <MenuAction icon={<TrashIcon />} onClick={onDelete}>
            Delete
          </MenuAction>
        </Menu>
      </div>
      <h2 id="plan-title" className={classes.title} dir="auto">
        {title}
      </h2>
      {description !== '' && <ClampedText key={description} text={description} />}
      <PlanFacts plan={plan} />
      <StepProgress subject={title} steps={progress} />
    </section>
  );
}
