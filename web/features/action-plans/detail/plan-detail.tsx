import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Dispatch, SetStateAction } from 'react';
import type { ActionPlanWithGoals } from '#contract/action-plans.ts';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TargetIcon } from '#web/ui/icons.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import type { PlanAction } from './plan-dialogs.tsx';
import { PlanGoals } from './plan-goals.tsx';
import { PlanHead } from './plan-head.tsx';
import classes from './shown-plan.module.css';

const PlanDialogs = lazyDialog(async () => (await import('./plan-dialogs.tsx')).PlanDialogs);

interface ShownPlanProps {
  readonly plan: ActionPlanWithGoals;
  readonly action: PlanAction | undefined;
  readonly onAction: Dispatch<SetStateAction<PlanAction | undefined>>;
}

export function ShownPlan({ plan, action, onAction }: ShownPlanProps) {
  const navigate = useNavigate();
  const edit = () => onAction({ does: 'edit', plan });
  return (
    <div className={classes.plan} data-color={classFaces[plan.focusAreaClass].color}>
      <PlanHead plan={plan} onEdit={edit} onDelete={() => onAction({ does: 'delete', plan })} />
      {plan.goals.length === 0 ? (
        <EmptyState
          icon={TargetIcon}
          title="No goals in this plan yet."
          action={<Button onClick={edit}>Include goals</Button>}
        >
          Goals you include appear here with their tasks and resources.
        </EmptyState>
      ) : (
        <PlanGoals
          goals={plan.goals}
          weeklyHours={plan.structure === 'weekly' ? plan.weeklyCommitmentHours : undefined}
        />
      )}
      {action && (
        <PlanDialogs
          action={action}
          onDeleted={() => void navigate({ to: '/action-plans' })}
          // An answer that comes late closes its own dialog, not the next one.
          onClose={() => onAction((now) => (now === action ? undefined : now))}
        />
      )}
    </div>
  );
}
