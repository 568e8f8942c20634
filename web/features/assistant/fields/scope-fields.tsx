import { efforts } from '#domain/assistant/brief.ts';
import { bindChoice, bindText } from '#web/forms/bind.ts';
import { structureLabels } from '#web/widgets/plan/plan-labels.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import type { BriefForm, ScopeValues } from './brief-form.ts';
import classes from './scope-fields.module.css';

interface ScopeFieldsProps {
  readonly form: BriefForm;
  /** What the user has set, with defaults for the rest. */
  readonly scope: ScopeValues;
}

const structureOptions = (['weekly', 'backlog'] as const).map((value) => ({ value, ...structureLabels[value] }));
const effortLabels = { light: 'Light', medium: 'Medium', strong: 'Strong' } as const;
const effortOptions = efforts.map((value) => ({ value, label: effortLabels[value] }));

/** Asks for the plan's structure, length, weekly hours and commitment level. */
export function ScopeFields({ form, scope }: ScopeFieldsProps) {
  return (
    <>
      <form.Field name="structure">
        {(field) => (
          <ChoiceField
            {...bindChoice(field)}
            legend="Structure"
            type="radio"
            choices={structureOptions}
            selected={[scope.structure]}
          />
        )}
      </form.Field>
      <div className={classes.numbers}>
        <form.Field name="weeks">
          {(field) => (
            <TextInput
              {...bindText(field)}
              label={scope.structure === 'weekly' ? 'Weeks' : 'Weeks of work'}
              inputMode="numeric"
              autoComplete="off"
              value={scope.weeks}
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
              value={scope.weeklyHours}
            />
          )}
        </form.Field>
      </div>
      <form.Field name="effort">
        {(field) => (
          <ChoiceField
            {...bindChoice(field)}
            legend="Commitment level"
            type="radio"
            choices={effortOptions}
            selected={[scope.effort]}
            isRow
          />
        )}
      </form.Field>
    </>
  );
}
