import type { ActionPlan } from '#contract/action-plans.ts';
import { useDeletePlan } from '#web/api/action-plans.ts';
import { failureOf } from '#web/api/failure.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';

interface DeletePlanProps {
  readonly plan: ActionPlan;
  /** Leaves its page, and with it this dialog. */
  readonly onDeleted: (() => void) | undefined;
  readonly onClose: () => void;
}

export function DeletePlan({ plan, onDeleted, onClose }: DeletePlanProps) {
  const { mutateAsync: deletePlan } = useDeletePlan();

  async function confirmed() {
    try {
      await deletePlan(plan._id);
    } catch (error) {
      throw failureOf(error, 'Failed to delete action plan.');
    }
    if (onDeleted) onDeleted();
    else onClose();
    showToast('done', 'deleted.', plan.title);
  }

  return (
    <ConfirmDialog title="Delete this plan?" confirmLabel="Delete" isDangerous onConfirm={confirmed} onClose={onClose}>
      <p>
        <strong dir="auto">{plan.title}</strong> will be gone for good. {whatStays(plan)}
      </p>
    </ConfirmDialog>
  );
}

function whatStays({ goalCount }: ActionPlan): string {
  if (goalCount === 0) return 'It has no goals.';
  if (goalCount === 1) return 'Its goal stays, with its tasks and resources.';
  return `Its ${goalCount} goals stay, with their tasks and resources.`;
}
