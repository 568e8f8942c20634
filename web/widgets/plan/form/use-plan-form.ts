import { type ActionPlan, type ActionPlanWithGoals, newActionPlan } from '#contract/action-plans.ts';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { useCreatePlan, useUpdatePlan } from '#web/api/action-plans.ts';
import { useUser } from '#web/api/auth.ts';
import { changedFields } from '#web/forms/changed-fields.ts';
import { withContext } from '#web/http/error-context.ts';
import { validationMessages } from '#web/forms/validation.ts';
import { useForm } from '#web/forms/use-form.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { toPlanBody, parseIds, diffGoalLinks, planFields } from './request-body.ts';

interface PlanFormOptions {
  readonly areas: readonly FocusAreaWithGoals[];
  /** The plan to edit; omit to create one. */
  readonly plan?: ActionPlanWithGoals | undefined;
  readonly onSaved: (plan: ActionPlan) => void;
}

export type PlanForm = ReturnType<typeof usePlanForm>;

export function usePlanForm({ areas, plan, onSaved }: PlanFormOptions) {
  const { _id: userId } = useUser();
  const { mutateAsync: create } = useCreatePlan();
  const { mutateAsync: update } = useUpdatePlan();
  const linkedIds = (plan?.goals ?? []).map(({ _id }) => _id);

  return useForm({
    fields: planFields,
    defaultField: 'title',
    draftKey: { userId, form: `plan ${plan?._id ?? 'new'}` },
    validate: (values) => {
      // A restored draft may name a focus area that no longer exists.
      const areaExists = areas.some(({ _id }) => _id === values.focusAreaId);
      const goals = diffGoalLinks(linkedIds, parseIds(values.goals));
      return validationMessages(newActionPlan, {
        ...toPlanBody(values),
        goals,
        ...(!areaExists && { focusAreaId: '' }),
      });
    },
    submit: async (values) => {
      const body = toPlanBody(values);
      const goals = diffGoalLinks(linkedIds, parseIds(values.goals));
      try {
        const saved = await (plan
          ? update({ id: plan._id, changes: { ...changedFields(plan, body), ...(goals.length > 0 && { goals }) } })
          : create({ ...body, goals }));
        onSaved(saved);
        showToast('done', plan ? 'saved.' : 'created.', saved.title);
      } catch (error) {
        throw withContext(error, plan ? 'Failed to save action plan.' : 'Failed to create action plan.');
      }
    },
  });
}
