import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ActionPlan, ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { fetchPlanText } from '#web/api/assistant/plan-texts.ts';
import { CopyTextDialog } from '#web/widgets/plan/copy-text-dialog.tsx';
import { PlanDialog } from '#web/widgets/plan/form/plan-dialog.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { ChangeDialogs } from '../change/change-dialogs.tsx';
import { DeletePlanDialog } from './delete-plan-dialog.tsx';

export type PlanAction =
  | { readonly type: 'edit'; readonly plan: ActionPlanWithGoals }
  | { readonly type: 'change'; readonly plan: ActionPlanWithGoals }
  | { readonly type: 'copy'; readonly plan: ActionPlan }
  | { readonly type: 'delete'; readonly plan: ActionPlan };

interface PlanDialogsProps {
  readonly action: PlanAction;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

/** Renders the dialog for the current action. */
export function PlanDialogs({ action, onDeleted, onClose }: PlanDialogsProps) {
  if (action.type === 'edit') return <EditPlanDialog plan={action.plan} onClose={onClose} />;
  if (action.type === 'change') return <ChangeDialogs plan={action.plan} onClose={onClose} />;
  if (action.type === 'copy') {
    return (
      <CopyTextDialog
        title="Copy as text"
        doneMessage="Plan copied."
        load={() => fetchPlanText(action.plan._id)}
        onClose={onClose}
      />
    );
  }
  return <DeletePlanDialog plan={action.plan} onDeleted={onDeleted} onClose={onClose} />;
}

interface EditPlanDialogProps {
  readonly plan: ActionPlanWithGoals;
  readonly onClose: () => void;
}

function EditPlanDialog({ plan, onClose }: EditPlanDialogProps) {
  const { data: areas, error } = useQuery(focusAreasWithGoalsQuery);
  const onLoadError = useEffectEvent(({ message }: Error) => {
    if (areas) return;
    showToast('failed', message);
    onClose();
  });
  useEffect(() => {
    if (error) onLoadError(error);
  }, [error]);
  return areas && <PlanDialog areas={areas} plan={plan} onClose={onClose} />;
}
