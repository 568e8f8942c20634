import { useQuery } from '@tanstack/react-query';
import type { Goal } from '#contract/goals.ts';
import { compareNames } from '#domain/search/search.ts';
import { actionPlansQuery, useLinkGoal } from '#web/api/action-plans.ts';
import { withContext } from '#web/http/error-context.ts';
import { useForm } from '#web/forms/use-form.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { showToast } from '#web/ui/toast/toast.ts';

interface LinkPlanDialogProps {
  readonly goal: Goal;
  readonly onClose: () => void;
}

/** Adds a goal to an existing plan. */
export function LinkPlanDialog({ goal, onClose }: LinkPlanDialogProps) {
  const { data: plans, error } = useQuery(actionPlansQuery);
  const { mutateAsync: link } = useLinkGoal();
  const options = (plans ?? [])
    .toSorted((a, b) => compareNames(a.title, b.title))
    .map(({ _id, title, focusAreaName }) => ({ value: _id, label: `${title} (${focusAreaName})` }));
  const form = useForm({
    fields: ['plan'],
    defaultField: 'plan',
    validate: ({ plan }): { plan?: string } => (plan === '' ? { plan: 'Please choose a plan.' } : {}),
    submit: async ({ plan }) => {
      try {
        await link({ goalId: goal._id, actionPlanId: plan });
      } catch (linkError) {
        throw withContext(linkError, 'The goal was not linked.');
      }
      onClose();
      showToast('done', 'added to the plan.', goal.title);
    },
  });
  const placeholderLabel = error
    ? 'Failed to load action plans.'
    : plans?.length === 0
      ? 'There are no plans yet'
      : plans
        ? 'Choose…'
        : 'Loading…';
  return (
    <FormDialog title="Add to a plan" submitLabel="Add" form={form} onClose={onClose}>
      <SelectField
        {...form.field('plan')}
        label="Plan"
        defaultValue=""
        choices={[{ value: '', label: placeholderLabel }, ...options]}
      />
    </FormDialog>
  );
}
