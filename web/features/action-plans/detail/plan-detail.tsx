import { useNavigate } from '@tanstack/react-router';
import type { Dispatch, SetStateAction } from 'react';
import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import { Button } from '#web/ui/button/button.tsx';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TargetIcon } from '#web/ui/icons/icons.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import type { PlanAction } from '../dialogs/plan-dialogs.tsx';
import { PlanGoalList } from './goal-list.tsx';
import { PlanHeader } from './header.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { PlanScheduleCard } from './schedule/schedule-card.tsx';

const PlanDialogs = lazyDialog(async () => (await import('../dialogs/plan-dialogs.tsx')).PlanDialogs);

interface PlanDetailProps {
  readonly plan: ActionPlanWithGoals;
  /** When the plan was fetched, by this device's clock. */
  readonly fetchedAt: number;
  readonly action: PlanAction | undefined;
  readonly onAction: Dispatch<SetStateAction<PlanAction | undefined>>;
}

export function PlanDetail({ plan, fetchedAt, action, onAction }: PlanDetailProps) {
  const navigate = useNavigate();
  const open = (type: PlanAction['type']) => onAction({ type, plan });
  return (
    <Page data-color={classMeta[plan.focusAreaClass].color}>
      <PlanHeader plan={plan} fetchedAt={fetchedAt} onAction={open} />
      <PlanScheduleCard plan={plan} />
      {plan.goals.length === 0 ? (
        <EmptyState
          icon={TargetIcon}
          title="No goals in this plan yet."
          action={<Button onClick={() => open('edit')}>Include goals</Button>}
        >
          Goals you include appear here with their tasks and resources.
        </EmptyState>
      ) : (
        <PlanGoalList plan={plan} fetchedAt={fetchedAt} />
      )}
      {action && (
        <PlanDialogs
          action={action}
          onDeleted={() => void navigate({ to: '/action-plans' })}
          // A late response must not close a dialog that was opened after it.
          onClose={() => onAction((current) => (current === action ? undefined : current))}
        />
      )}
    </Page>
  );
}
