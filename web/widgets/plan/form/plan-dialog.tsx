import type { ActionPlan } from '#contract/action-plans.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { PlanFields } from './fields.tsx';
import { type PlanFormOptions, usePlanForm } from './use-plan-form.ts';

interface PlanDialogProps extends Omit<PlanFormOptions, 'onSaved'> {
  readonly onSaved?: (plan: ActionPlan) => void;
  readonly onClose: () => void;
}

export function PlanDialog({ onSaved, onClose, ...options }: PlanDialogProps) {
  const { areas, plan } = options;
  const form = usePlanForm({
    ...options,
    onSaved: (saved) => {
      onClose();
      onSaved?.(saved);
    },
  });
  return (
    <FormDialog
      title={plan ? 'Edit Plan' : 'Create Action Plan'}
      submitLabel={plan ? 'Save' : 'Create Plan'}
      form={form}
      onClose={onClose}
    >
      <PlanFields form={form} areas={areas} plan={plan} />
    </FormDialog>
  );
}
