import type { ActionPlan } from '#contract/action-plans.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { PlanFields, type PlanFieldsProps } from './plan-fields.tsx';
import { usePlanForm } from './use-plan-form.ts';

interface PlanDialogProps extends PlanFieldsProps {
  readonly onSaved?: (plan: ActionPlan) => void;
  readonly onClose: () => void;
}

export function PlanDialog({ onSaved, onClose, ...shown }: PlanDialogProps) {
  const { areas, plan } = shown;
  const form = usePlanForm({
    areas,
    plan,
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
      <PlanFields {...shown} form={form} />
    </FormDialog>
  );
}
