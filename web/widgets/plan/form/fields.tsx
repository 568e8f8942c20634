import { useSelector } from '@tanstack/react-form';
import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import { commitmentLevels } from '#domain/plan/action-plan.ts';
import { listAreaChoicesWith } from '#web/widgets/area-choices/area-choices.ts';
import { bindChoice, bindText, bindValue } from '#web/forms/bind.ts';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import * as classes from './fields.module.css';
import { PlanGoalsField } from './goals-field.tsx';
import { buildCommitmentOptions, structureLabels } from '../plan-labels.ts';
import { listPlannableGoals, type PlanForm } from './use-plan-form.ts';

interface PlanFieldsProps {
  readonly form: PlanForm;
  readonly areas: readonly FocusAreaWithGoals[];
  /** The plan to edit; omit to create one. */
  readonly plan?: ActionPlanWithGoals | undefined;
}

const structureOptions = (['backlog', 'weekly'] as const).map((value) => ({ value, ...structureLabels[value] }));
const levelOptions = commitmentLevels.map((value) => ({ value, label: value }));

/** Two groups of fields, side by side if the screen is wide enough. */
export function PlanFields({ form, areas, plan }: PlanFieldsProps) {
  const { focusAreaId, structure } = useSelector(form.store, ({ values }) => values);
  const area = areas.find(({ _id }) => _id === focusAreaId);

  return (
    <>
      <div className={classes.part}>
        <form.Field name="focusAreaId">
          {(field) => (
            <SelectField {...bindText(field)} label="Focus area" choices={listAreaChoicesWith(focusAreaId, areas)} />
          )}
        </form.Field>
        <form.Field name="goals">
          {(field) => (
            <form.Field name="goalWeeks">
              {(weeks) => (
                <PlanGoalsField
                  {...bindValue(field)}
                  goals={listPlannableGoals(area, plan)}
                  planId={plan?._id}
                  weeks={bindValue(weeks)}
                  emptyText={
                    area
                      ? 'No active goals here yet. You can create the plan now and include goals later.'
                      : 'Choose a focus area to see its goals.'
                  }
                />
              )}
            </form.Field>
          )}
        </form.Field>
      </div>
      <div className={classes.part}>
        <form.Field name="title">
          {(field) => <TextInput {...bindText(field)} label="Title" autoComplete="off" dir="auto" />}
        </form.Field>
        <form.Field name="description">
          {(field) => <Textarea {...bindText(field)} label="Description (optional)" rows={3} dir="auto" />}
        </form.Field>
        <form.Field name="structure">
          {(field) => <ChoiceField {...bindChoice(field)} legend="Structure" type="radio" choices={structureOptions} />}
        </form.Field>
        {/* Hidden instead of removed, so that an error about the weeks can be shown if the user switches back. */}
        <div className={classes.weeks} hidden={structure !== 'weekly'}>
          <form.Field name="weeks">
            {(field) => <TextInput {...bindText(field)} label="Weeks" inputMode="numeric" autoComplete="off" />}
          </form.Field>
        </div>
        <form.Field name="weeklyCommitment">
          {(field) => (
            <ChoiceField
              {...bindChoice(field)}
              legend="Weekly commitment"
              type="radio"
              choices={buildCommitmentOptions(plan)}
              isRow
            />
          )}
        </form.Field>
        <form.Field name="commitmentLevel">
          {(field) => (
            <ChoiceField {...bindChoice(field)} legend="Commitment level" type="radio" choices={levelOptions} isRow />
          )}
        </form.Field>
      </div>
    </>
  );
}
