import type { ActionPlan } from '#contract/plans/action-plans.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DialogActions } from '#web/ui/dialog/dialog-actions.tsx';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import { PlanFields } from './fields.tsx';
import { type PlanFormOptions, usePlanForm } from './use-plan-form.ts';

const HelpMessage = lazyComponent(async () => (await import('#web/widgets/help/help-message.tsx')).HelpMessage);

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
  if (form.help) {
    return (
      <Dialog opened onClose={form.help.onContinue} title="Your plan is saved">
        <HelpMessage {...form.help} />
        <DialogActions>
          <Button onClick={form.help.onContinue}>Close</Button>
        </DialogActions>
      </Dialog>
    );
  }
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
