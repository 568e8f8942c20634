import type { ActionPlan } from '#contract/action-plans.ts';
import { LongText } from '#web/ui/long-text.tsx';
import { PlanFacts } from '#web/parts/plan/plan-facts.tsx';
import { StepProgress } from '#web/parts/plan/step-progress.tsx';
import { ClassMark } from '#web/ui/class-mark.tsx';
import { DotsIcon, PencilIcon, TrashIcon } from '#web/ui/icons.tsx';
import { Menu, MenuAction } from '#web/ui/menu.tsx';
import classes from './plan-head.module.css';

interface PlanHeadProps {
  readonly plan: ActionPlan;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** What plan it is, and how far it has come. */
export function PlanHead({ plan, onEdit, onDelete }: PlanHeadProps) {
  const { title, description, focusAreaName, focusAreaClass, progress } = plan;
  return (
    <section className={classes.head} aria-labelledby="plan-title">
      <div className={classes.top}>
        <p className={classes.area}>
          <ClassMark of={focusAreaClass} size="sm" />
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
      {description !== '' && <LongText key={description} text={description} />}
      <PlanFacts plan={plan} />
      <StepProgress of={title} steps={progress} />
    </section>
  );
}
