import { useQuery } from '@tanstack/react-query';
import type { Goal } from '#contract/goals/goals.ts';
import { compareNames } from '#domain/search/search.ts';
import { actionPlansQuery, useLinkGoal } from '#web/api/plans/action-plans.ts';
import { withContext } from '#web/http/error-context.ts';
import { bindText } from '#web/forms/bind.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { goalWeekPlaceholder, invalidGoalWeek, isGoalWeek, parseGoalWeek } from '#web/widgets/plan/form/goal-week.ts';
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
  const form = useAppForm({
    initialValues: { plan: '', week: '' },
    validate: ({ plan, week }) => ({
      plan: plan === '' ? 'Please choose a plan.' : undefined,
      week: isGoalWeek(week) ? undefined : invalidGoalWeek,
    }),
    defaultField: 'plan',
    submit: async ({ plan, week }) => {
      try {
        await link({ goalId: goal._id, actionPlanId: plan, week: parseGoalWeek(week) });
      } catch (linkError) {
        throw withContext(linkError, 'The goal was not linked.');
      }
      onClose();
      showToast('done', 'added to the plan.', goal.title);
    },
  });
  const placeholder = goalWeekPlaceholder(goal.title);
  const placeholderLabel = error
    ? 'Failed to load action plans.'
    : plans?.length === 0
      ? 'There are no plans yet'
      : plans
        ? 'Choose…'
        : 'Loading…';
  return (
    <FormDialog title="Add to a plan" submitLabel="Add" form={form} onClose={onClose}>
      <form.Field name="plan">
        {(field) => (
          <SelectField
            {...bindText(field)}
            label="Plan"
            choices={[{ value: '', label: placeholderLabel }, ...options]}
          />
        )}
      </form.Field>
      <form.Field name="week">
        {(field) => (
          <TextInput
            {...bindText(field)}
            label="Week (optional)"
            description={placeholder === '' ? undefined : 'If you leave it empty, the number in the title counts.'}
            placeholder={placeholder}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
