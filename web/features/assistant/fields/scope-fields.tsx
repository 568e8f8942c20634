import { efforts } from '#domain/assistant/brief.ts';
import { bindChoice, bindText } from '#web/forms/bind.ts';
import { structureLabels } from '#web/widgets/plan/plan-labels.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import type { BriefForm } from './brief-form.ts';
import * as classes from './scope-fields.module.css';
import type { PlanSpec } from './spec.ts';
import type { Reading } from './use-spec.ts';

export interface SpecFieldsProps {
  readonly form: BriefForm;
  /** As shown. */
  readonly spec: PlanSpec;
  readonly sources: Reading['sources'];
}

const structureOptions = (['weekly', 'backlog'] as const).map((value) => ({ value, ...structureLabels[value] }));
const effortLabels = { light: 'Light', medium: 'Medium', strong: 'Strong' } as const;
const effortOptions = efforts.map((value) => ({ value, label: effortLabels[value] }));

/** Asks for the plan's structure, length, weekly hours and commitment level. */
export function ScopeFields({ form, spec, sources }: SpecFieldsProps) {
  return (
    <>
      <form.Field name="structure">
        {(field) => (
          <ChoiceField
            {...bindChoice(field)}
            legend={withSource('Structure', sources.structure)}
            type="radio"
            choices={structureOptions}
            selected={[spec.structure]}
          />
        )}
      </form.Field>
      <div className={classes.numbers}>
        <form.Field name="weeks">
          {(field) => (
            <TextInput
              {...bindText(field)}
              label={spec.structure === 'weekly' ? 'Weeks' : 'Weeks of work'}
              inputMode="numeric"
              autoComplete="off"
              value={spec.weeks}
              description={sources.weeks}
            />
          )}
        </form.Field>
        <form.Field name="weeklyHours">
          {(field) => (
            <TextInput
              {...bindText(field)}
              label="Hours a week"
              inputMode="numeric"
              autoComplete="off"
              value={spec.weeklyHours}
              description={sources.weeklyHours}
            />
          )}
        </form.Field>
      </div>
      <form.Field name="effort">
        {(field) => (
          <ChoiceField
            {...bindChoice(field)}
            legend={withSource('Commitment level', sources.effort)}
            type="radio"
            choices={effortOptions}
            selected={[spec.effort]}
            isRow
          />
        )}
      </form.Field>
    </>
  );
}

/** The label of a field that has no description of its own. */
export const withSource = (label: string, source: string | undefined) => (
  <>
    {label} {source && <small className={classes.source}>{source}</small>}
  </>
);
