import { useState } from 'react';
import { type ActionPlan, type ActionPlanWithGoals, newActionPlan } from '#contract/plans/action-plans.ts';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { Goal } from '#contract/goals/goals.ts';
import { useCreatePlan, useUpdatePlan } from '#web/api/plans/action-plans.ts';
import { useUser } from '#web/api/account/auth.ts';
import { findHelp, type Help } from '#web/api/assistant/text-checks.ts';
import { changedFields } from '#web/forms/changed-fields.ts';
import { withContext } from '#web/http/error-context.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { sortByPlanOrder } from '#domain/plan/plan-order.ts';
import { planDefaults } from '#domain/plan/action-plan.ts';
import { invalidGoalWeek, isGoalWeek } from './goal-week.ts';
import { diffGoalLinks, type PlanValues, toPlanBody } from './request-body.ts';

export interface PlanFormOptions {
  readonly areas: readonly FocusAreaWithGoals[];
  /** The plan to edit; omit to create one. */
  readonly plan?: ActionPlanWithGoals | undefined;
  /** Preselected for a new plan. */
  readonly defaultFocusArea?: string | undefined;
  /** Preselected goals of a new plan. */
  readonly initialGoalIds?: readonly string[] | undefined;
  /** Called when the form can be closed: once the plan is saved, and the user has read an offer of help if there is one. */
  readonly onSaved: (plan: ActionPlan) => void;
}

/** What the saved plan calls for. */
export interface PlanHelp extends Help {
  readonly onContinue: () => void;
}

export type PlanForm = ReturnType<typeof usePlanForm>;

export function usePlanForm({ areas, plan, defaultFocusArea, initialGoalIds = [], onSaved }: PlanFormOptions) {
  const { _id: userId } = useUser();
  const { mutateAsync: create } = useCreatePlan();
  const { mutateAsync: update } = useUpdatePlan();
  const [help, setHelp] = useState<PlanHelp>();
  const linkedIds = (plan?.goals ?? []).map(({ _id }) => _id);
  const linkedWeeks = Object.fromEntries(
    (plan?.goals ?? []).flatMap(({ _id, planWeek }) => (planWeek === null ? [] : [[_id, String(planWeek)]])),
  );

  const onlyAreaId = areas.length === 1 ? areas[0]?._id : undefined;

  /** Ignores goals that the focus area does not offer. They stay selected in case the user switches back. */
  function selectedIds({ focusAreaId, goals }: PlanValues) {
    const area = areas.find(({ _id }) => _id === focusAreaId);
    const offered = listPlannableGoals(area, plan).map(({ _id }) => _id);
    return offered.filter((id) => goals.includes(id));
  }

  function linkChanges(values: PlanValues) {
    const selected = { ids: selectedIds(values), weeks: values.goalWeeks };
    return diffGoalLinks({ ids: linkedIds, weeks: linkedWeeks }, selected);
  }

  const form = useAppForm<PlanValues>({
    initialValues: {
      focusAreaId: plan?.focusAreaId ?? defaultFocusArea ?? onlyAreaId ?? '',
      goals: plan ? linkedIds : initialGoalIds,
      goalWeeks: linkedWeeks,
      title: plan?.title ?? '',
      description: plan?.description ?? '',
      structure: (plan ?? planDefaults).structure,
      weeks: String(plan?.weeks ?? planDefaults.weeks),
      weeklyCommitment: (plan ?? planDefaults).weeklyCommitment,
      commitmentLevel: (plan ?? planDefaults).commitmentLevel,
    },
    schema: newActionPlan,
    toBody: (values) => ({
      ...toPlanBody(values),
      goals: linkChanges(withValidWeeks(values)),
      // A restored draft may name a focus area that no longer exists.
      ...(!areas.some(({ _id }) => _id === values.focusAreaId) && { focusAreaId: '' }),
    }),
    validate: (values) => ({
      goalWeeks: selectedIds(values).every((id) => isGoalWeek(values.goalWeeks[id] ?? ''))
        ? undefined
        : invalidGoalWeek,
    }),
    defaultField: 'title',
    draftKey: { userId, form: `plan ${plan?._id ?? 'new'}` },
    submit: async (values) => {
      const body = toPlanBody(values);
      const goals = linkChanges(values);
      const isNewText = body.title !== plan?.title || body.description !== plan.description;
      const helpRequest = isNewText ? findHelp(`${body.title}\n${body.description}`) : null;
      try {
        const saved = await (plan
          ? update({ id: plan._id, changes: { ...changedFields(plan, body), ...(goals.length > 0 && { goals }) } })
          : create({ ...body, goals }));
        const found = await helpRequest;
        if (found) setHelp({ ...found, onContinue: () => onSaved(saved) });
        else onSaved(saved);
        showToast('done', plan ? 'saved.' : 'created.', saved.title);
      } catch (error) {
        throw withContext(error, plan ? 'Failed to save action plan.' : 'Failed to create action plan.');
      }
    },
  });
  return { ...form, help };
}

/** The form's own rule reports invalid weeks, beside their fields. */
function withValidWeeks(values: PlanValues): PlanValues {
  const valid = Object.entries(values.goalWeeks).filter(([, week]) => isGoalWeek(week));
  return { ...values, goalWeeks: Object.fromEntries(valid) };
}

/** The active goals of the focus area, and those already in the plan. */
export function listPlannableGoals(
  area: FocusAreaWithGoals | undefined,
  plan: ActionPlanWithGoals | undefined,
): Goal[] {
  const planGoals = plan?.goals ?? [];
  const isInPlan = ({ _id }: Goal) => planGoals.some((goal) => goal._id === _id);
  const others = (area?.goals ?? []).filter((goal) => goal.status === 'Active' && !isInPlan(goal));
  return sortByPlanOrder([...planGoals, ...others]);
}
