import { type ActionPlan, type ActionPlanWithGoals, newActionPlan } from '#contract/action-plans.ts';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { useCreatePlan, useUpdatePlan } from '#web/api/action-plans.ts';
import { useUser } from '#web/api/auth.ts';
import { changesOf } from '#web/api/changes.ts';
import { failureOf } from '#web/api/failure.ts';
import { messagesOf } from '#web/api/message-of.ts';
import { useForm } from '#web/api/use-form.ts';
import { showToast } from '#web/ui/toast.ts';
import { bodyOf, idsIn, linksOf, planFields } from './plan-body.ts';

interface PlanFormOptions {
  readonly areas: readonly FocusAreaWithGoals[];
  /** The one to edit; without it a new one is made. */
  readonly plan?: ActionPlanWithGoals | undefined;
  readonly onSaved: (plan: ActionPlan) => void;
}

export type PlanForm = ReturnType<typeof usePlanForm>;

export function usePlanForm({ areas, plan, onSaved }: PlanFormOptions) {
  const { _id: userId } = useUser();
  const { mutateAsync: create } = useCreatePlan();
  const { mutateAsync: update } = useUpdatePlan();
  const inPlan = (plan?.goals ?? []).map(({ _id }) => _id);

  return useForm({
    fields: planFields,
    defaultField: 'title',
    draft: { userId, form: `plan ${plan?._id ?? 'new'}` },
    check: (values) => {
      // One that is no longer there cannot be chosen.
      const isKnown = areas.some(({ _id }) => _id === values.focusAreaId);
      const goals = linksOf(inPlan, idsIn(values.goals));
      return messagesOf(newActionPlan, { ...bodyOf(values), goals, ...(!isKnown && { focusAreaId: '' }) });
    },
    send: async (values) => {
      const body = bodyOf(values);
      const goals = linksOf(inPlan, idsIn(values.goals));
      try {
        const saved = await (plan
          ? update({ id: plan._id, changes: { ...changesOf(plan, body), ...(goals.length > 0 && { goals }) } })
          : create({ ...body, goals }));
        onSaved(saved);
        showToast('done', plan ? 'saved.' : 'created.', saved.title);
      } catch (error) {
        throw failureOf(error, plan ? 'Failed to save action plan.' : 'Failed to create action plan.');
      }
    },
  });
}
