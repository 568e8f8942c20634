import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import { useAreaColor } from '#web/api/goals/focus-areas.ts';
import { useTimers } from '#web/api/time-entries/timers.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ClampedText } from '#web/ui/layout/clamped-text.tsx';
import { PlanFacts } from '#web/widgets/plan/plan-facts.tsx';
import { StepProgress } from '#web/widgets/plan/step-progress.tsx';
import { AreaDot } from '#web/ui/focus-area/area-dot.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { CopyIcon, DotsIcon, PencilIcon, QuestionsIcon, TrashIcon } from '#web/ui/icons/icons.tsx';
import type { PlanAction } from '../dialogs/plan-dialogs.tsx';
import { Menu, MenuAction } from '#web/ui/menu/menu.tsx';
import { planTime } from './plan-time.ts';
import { TrackedTime } from './tracked-time.tsx';

interface PlanHeaderProps {
  readonly plan: ActionPlanWithGoals;
  /** When the plan was fetched, by this device's clock. */
  readonly fetchedAt: number;
  readonly onAction: (type: PlanAction['type']) => void;
}

export function PlanHeader({ plan, fetchedAt, onAction }: PlanHeaderProps) {
  const { title, description, focusAreaId, focusAreaName, focusAreaClass, progress } = plan;
  const { timers } = useTimers();
  const running = timers?.running.filter(({ goalId }) => plan.goals.some(({ _id }) => _id === goalId)) ?? [];
  return (
    <PageHeader
      id="plan-title"
      title={title}
      overline={
        <>
          <ClassBadge focusAreaClass={focusAreaClass} size="sm" />
          <span dir="auto">
            <AreaDot color={useAreaColor(focusAreaId)} /> {focusAreaName}
          </span>
        </>
      }
      actions={
        <Menu label={`Actions for ${title}`} icon={<DotsIcon />}>
          <MenuAction icon={<PencilIcon />} onClick={() => onAction('edit')}>
            Edit
          </MenuAction>
          {plan.goals.length > 0 && (
            <MenuAction icon={<QuestionsIcon />} onClick={() => onAction('change')}>
              Ask for a change
            </MenuAction>
          )}
          <MenuAction icon={<CopyIcon />} onClick={() => onAction('copy')}>
            Copy as text
          </MenuAction>
          <MenuAction icon={<TrashIcon />} onClick={() => onAction('delete')}>
            Delete
          </MenuAction>
        </Menu>
      }
    >
      {description !== '' && <ClampedText key={description} text={description} />}
      <PlanFacts plan={plan}>
        <TrackedTime {...planTime(plan)} fetchedAt={fetchedAt} running={running} />
      </PlanFacts>
      <StepProgress subject={title} steps={progress} />
    </PageHeader>
  );
}
