import type { ActionPlan } from '#contract/action-plans.ts';
import { PlanFacts } from '#web/parts/plan/plan-facts.tsx';
import { StepProgress } from '#web/parts/plan/step-progress.tsx';
import { ClassMark } from '#web/ui/class-mark.tsx';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { DotsIcon, PencilIcon, TrashIcon } from '#web/ui/icons.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Menu, MenuAction } from '#web/ui/menu.tsx';
import classes from './plan-card.module.css';

interface PlanCardProps {
  readonly plan: ActionPlan;
  /** It is being fetched to be edited. */
  readonly isOpening: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function PlanCard({ plan, isOpening, onEdit, onDelete }: PlanCardProps) {
  const { _id, title, focusAreaName, focusAreaClass, progress } = plan;
  return (
    <li className={classes.card} aria-busy={isOpening} data-color={classFaces[focusAreaClass].color}>
      <ClassMark of={focusAreaClass} />
      <div className={classes.body}>
        <h2>
          <TextLink to="/action-plans/$planId" params={{ planId: _id }} className={classes.title} dir="auto">
            {title}
          </TextLink>
        </h2>
        <p className={classes.area} dir="auto">
          {focusAreaName}
        </p>
        <PlanFacts plan={plan} />
        <StepProgress of={title} steps={progress} />
      </div>
      <Menu label={`Actions for ${title}`} icon={<DotsIcon />}>
        <MenuAction icon={<PencilIcon />} onClick={onEdit}>
          Edit
        </MenuAction>
        <MenuAction icon={<TrashIcon />} onClick={onDelete}>
          Delete
        </MenuAction>
      </Menu>
    </li>
  );
}
