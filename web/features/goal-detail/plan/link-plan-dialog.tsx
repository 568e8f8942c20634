import { useQuery } from '@tanstack/react-query';
import type { Goal } from '#contract/goals.ts';
import { byName } from '#domain/search.ts';
import { actionPlansQuery, useLinkGoal } from '#web/api/action-plans.ts';
import { failureOf } from '#web/api/failure.ts';
import { useForm } from '#web/api/use-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { showToast } from '#web/ui/toast.ts';

interface LinkPlanProps {
  readonly goal: Goal;
  readonly onClose: () => void;
}

/** Puts a goal into a plan that is there already. */
export function LinkPlan({ goal, onClose }: LinkPlanProps) {
  const { data: plans, error } = useQuery(actionPlansQuery);
  const { mutateAsync: link } = useLinkGoal();
  const choices = (plans ?? [])
    .toSorted((a, b) => byName(a.title, b.title))
    .map(({ _id, title, focusAreaName }) => ({ value: _id, label: `${title} (${focusAreaName})` }));
  const form = useForm({
    fields: ['plan'],
    defaultField: 'plan',
    check: ({ plan }): { plan?: string } => (plan === '' ? { plan: 'Please choose a plan.' } : {}),
    send: async ({ plan }) => {
      try {
        await link({ goalId: goal._id, actionPlanId: plan });
      } catch (failure) {
        throw failureOf(failure, 'The goal was not linked.');
      }
      onClose();
      showToast('done', 'is in the plan.', goal.title);
    },
  });
  const first = error
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
        choices={[{ value: '', label: first }, ...choices]}
      />
    </FormDialog>
  );
}
