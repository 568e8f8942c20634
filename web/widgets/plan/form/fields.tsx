import { type ComponentProps, useState } from 'react';
import type { ActionPlanWithGoals } from '#contract/action-plans.ts';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import { commitmentLevels, planDefaults, type PlanStructure } from '#domain/plan/action-plan.ts';
import { sortByPlanOrder } from '#domain/plan/plan-order.ts';
import { compareNames } from '#domain/search/search.ts';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { parseIds } from './request-body.ts';
import classes from './fields.module.css';
import { PlanGoalsField } from './goals-field.tsx';
import { buildCommitmentOptions, structureLabels } from '../plan-labels.ts';
import type { PlanForm } from './use-plan-form.ts';

export interface PlanFieldsProps {
  readonly areas: readonly FocusAreaWithGoals[];
  /** The plan to edit; omit to create one. */
  readonly plan?: ActionPlanWithGoals | undefined;
  /** Preselected for a new plan. */
  readonly defaultFocusArea?: string | undefined;
  /** Preselected goals of a new plan. */
  readonly initialGoalIds?: readonly string[] | undefined;
}

const structureOptions = (['backlog', 'weekly'] as const).map((value) => ({ value, ...structureLabels[value] }));
const levelOptions = commitmentLevels.map((value) => ({ value, label: value }));

/** Two groups of fields, side by side if the screen is wide enough. */
export function PlanFields({
  form,
  areas,
  plan,
  defaultFocusArea,
  initialGoalIds,
}: PlanFieldsProps & { readonly form: PlanForm }) {
  const { draft, field } = form;
  const onlyAreaId = areas.length === 1 ? areas[0]?._id : undefined;
  const [areaId, setAreaId] = useState(draft?.focusAreaId ?? plan?.focusAreaId ?? defaultFocusArea ?? onlyAreaId ?? '');
  const area = areas.find(({ _id }) => _id === areaId);
  const areaOptions = areas
    .toSorted((a, b) => compareNames(a.name, b.name))
    .map(({ _id, name }) => ({ value: _id, label: name }));
  const initialValues = { ...planDefaults, ...plan, ...draft };
  const [structure, setStructure] = useState<PlanStructure>(initialValues.structure as PlanStructure);

  return (
    <>
      <div className={classes.part}>
        <SelectField
          {...field('focusAreaId')}
          label="Focus area"
          value={areaId}
          // Without an option for a deleted area, the select would silently fall back to another one.
          choices={
            area ? areaOptions : [{ value: areaId, label: areaId === '' ? 'Choose…' : 'Deleted' }, ...areaOptions]
          }
          onChange={({ currentTarget }) => setAreaId(currentTarget.value)}
        />
        <PlanGoalsField
          {...field('goals')}
          goals={listPlannableGoals(area, plan)}
          planId={plan?._id}
          defaultSelected={draft ? parseIds(draft.goals) : (plan?.goals.map(({ _id }) => _id) ?? initialGoalIds ?? [])}
          emptyText={
            area
              ? 'No active goals here yet. You can create the plan now and include goals later.'
              : 'Choose a focus area to see its goals.'
          }
        />
      </div>
      <div className={classes.part}>
        <TextInput
          {...field('title')}
          label="Title"
          defaultValue={draft?.title ?? plan?.title}
          autoComplete="off"
          dir="auto"
        />
        <Textarea
          {...field('description')}
          label="Description (optional)"
          defaultValue={draft?.description ?? plan?.description}
          rows={3}
          dir="auto"
        />
        <RadioField
          {...field('structure')}
          legend="Structure"
          choices={structureOptions}
          defaultValue={structure}
          onChange={(value) => setStructure(value as PlanStructure)}
        />
        {/* Hidden instead of removed, to keep the typed value if the user switches back to weekly. */}
        <div className={classes.weeks} hidden={structure !== 'weekly'}>
          <TextInput
            {...field('weeks')}
            label="Weeks"
            inputMode="numeric"
            defaultValue={draft?.weeks ?? plan?.weeks ?? planDefaults.weeks}
            autoComplete="off"
          />
        </div>
        <RadioField
          {...field('weeklyCommitment')}
          legend="Weekly commitment"
          choices={buildCommitmentOptions(plan)}
          defaultValue={initialValues.weeklyCommitment}
          isRow
        />
        <RadioField
          {...field('commitmentLevel')}
          legend="Commitment level"
          choices={levelOptions}
          defaultValue={initialValues.commitmentLevel}
          isRow
        />
      </div>
    </>
  );
}

/** The active goals of the focus area, and those already in the plan. */
function listPlannableGoals(area: FocusAreaWithGoals | undefined, plan: ActionPlanWithGoals | undefined): Goal[] {
  const planGoals = plan?.goals ?? [];
  const isInPlan = ({ _id }: Goal) => planGoals.some((goal) => goal._id === _id);
  const others = (area?.goals ?? []).filter((goal) => goal.status === 'Active' && !isInPlan(goal));
  return sortByPlanOrder([...planGoals, ...others]);
}

interface RadioFieldProps extends Pick<
  ComponentProps<typeof ChoiceField>,
  'legend' | 'name' | 'choices' | 'isRow' | 'error' | 'onInput'
> {
  readonly defaultValue: string;
  readonly onChange?: (value: string) => void;
}

function RadioField({ defaultValue, onChange, ...rest }: RadioFieldProps) {
  const [selected, setSelected] = useState(defaultValue);
  return (
    <ChoiceField
      {...rest}
      type="radio"
      selected={[selected]}
      onChange={(value) => {
        setSelected(value);
        onChange?.(value);
      }}
    />
  );
}
