import type { ActionPlan } from '#contract/action-plans.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { PlanFields, type PlanFieldsProps } from './fields.tsx';
import { usePlanForm } from './use-plan-form.ts';

interface PlanDialogProps extends PlanFieldsProps {
  readonly onSaved?: (plan: ActionPlan) => void;
  readonly onClose: () => void;
}

export function PlanDialog({ onSaved, onClose, ...fieldsProps }: PlanDialogProps) {
  const { areas, plan } = fieldsProps;
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
      <PlanFields {...fieldsProps} form={form} />
    </FormDialog>
  );
}
