import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ActionPlan, ActionPlanWithGoals } from '#contract/action-plans.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { PlanDialog } from '#web/parts/plan/plan-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { DeletePlan } from './delete-plan.tsx';

/** What the user is about to do with a plan. */
export type PlanAction =
  | { readonly does: 'edit'; readonly plan: ActionPlanWithGoals }
  | { readonly does: 'delete'; readonly plan: ActionPlan };

interface PlanDialogsProps {
  readonly action: PlanAction;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

/** The dialog of each action; one at a time. */
export function PlanDialogs({ action, onDeleted, onClose }: PlanDialogsProps) {
  if (action.does === 'edit') return <EditPlan plan={action.plan} onClose={onClose} />;
  return <DeletePlan plan={action.plan} onDeleted={onDeleted} onClose={onClose} />;
}

interface EditPlanProps {
  readonly plan: ActionPlanWithGoals;
  readonly onClose: () => void;
}

function EditPlan({ plan, onClose }: EditPlanProps) {
  const { data: areas, error } = useQuery(focusAreasWithGoalsQuery);
  const failed = useEffectEvent(({ message }: Error) => {
    if (areas) return;
    showToast('failed', message);
    onClose();
  });
  useEffect(() => {
    if (error) failed(error);
  }, [error]);
  return areas && <PlanDialog areas={areas} plan={plan} onClose={onClose} />;
}
