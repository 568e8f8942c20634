import { Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import type { ActionPlanWithGoals } from '#contract/action-plans.ts';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { commitmentLevels, planDefaults, type PlanStructure } from '#domain/action-plan.ts';
import { byName } from '#domain/search.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { goalChoices } from './goal-choices.ts';
import { idsIn } from './plan-body.ts';
import { PlanChoice } from './plan-choice.tsx';
import classes from './plan-fields.module.css';
import { PlanGoalsField } from './plan-goals-field.tsx';
import { commitmentChoices, structureFaces } from './plan-words.ts';
import type { PlanForm } from './use-plan-form.ts';

export interface PlanFieldsProps {
  readonly areas: readonly FocusAreaWithGoals[];
  /** The one to edit; without it a new one is made. */
  readonly plan?: ActionPlanWithGoals | undefined;
  /** Where a new one goes, as far as the user has said so. */
  readonly focusArea?: string | undefined;
  /** The ids of the goals that are ticked at first. */
  readonly included?: readonly string[] | undefined;
}

const structures = (['backlog', 'weekly'] as const).map((value) => ({ value, ...structureFaces[value] }));
const levels = commitmentLevels.map((value) => ({ value, label: value }));

/** In two parts, which stand side by side where there is room. */
export function PlanFields({ form, areas, plan, focusArea, included }: PlanFieldsProps & { readonly form: PlanForm }) {
  const { draft, field } = form;
  const only = areas.length === 1 ? areas[0]?._id : undefined;
  const [areaId, setAreaId] = useState(draft?.focusAreaId ?? plan?.focusAreaId ?? focusArea ?? only ?? '');
  const area = areas.find(({ _id }) => _id === areaId);
  const choices = areas
    .toSorted((a, b) => byName(a.name, b.name))
    .map(({ _id, name }) => ({ value: _id, label: name }));
  const before = { ...planDefaults, ...plan, ...draft };
  const [structure, setStructure] = useState<PlanStructure>(before.structure as PlanStructure);

  return (
    <>
      <div className={classes.part}>
        <SelectField
          {...field('focusAreaId')}
          label="Focus area"
          value={areaId}
          // Another area must not slip into the place of one that was deleted meanwhile.
          choices={area ? choices : [{ value: areaId, label: areaId === '' ? 'Choose…' : 'Deleted' }, ...choices]}
          onChange={({ currentTarget }) => setAreaId(currentTarget.value)}
        />
        <PlanGoalsField
          {...field('goals')}
          goals={goalChoices(area, plan)}
          planId={plan?._id}
          defaultTicked={draft ? idsIn(draft.goals) : (plan?.goals.map(({ _id }) => _id) ?? included ?? [])}
          none={
            area
              ? 'No active goals here yet. Make the plan now, and include goals once you have some.'
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
        <PlanChoice
          {...field('structure')}
          legend="Structure"
          choices={structures}
          defaultValue={structure}
          onChange={(value) => setStructure(value as PlanStructure)}
        />
        {/* Hidden, not taken away: whoever comes back to weeks finds what was typed. */}
        <div className={classes.weeks} hidden={structure !== 'weekly'}>
          <TextInput
            {...field('weeks')}
            label="Weeks"
            inputMode="numeric"
            defaultValue={draft?.weeks ?? plan?.weeks ?? planDefaults.weeks}
            autoComplete="off"
          />
        </div>
        <PlanChoice
          {...field('weeklyCommitment')}
          legend="Weekly commitment"
          choices={commitmentChoices(plan)}
          defaultValue={before.weeklyCommitment}
          isRow
        />
        <PlanChoice
          {...field('commitmentLevel')}
          legend="Commitment level"
          choices={levels}
          defaultValue={before.commitmentLevel}
          isRow
        />
      </div>
    </>
  );
}
