import { efforts } from '#domain/assistant/brief.ts';
import { structureLabels } from '#web/widgets/plan/plan-labels.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import classes from './scope-fields.module.css';
import type { effectiveScope, ReviewValues } from '../wizard/wizard-state.ts';

interface ScopeFieldsProps {
  readonly scope: ReturnType<typeof effectiveScope>;
  /** By field name of the contract. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<ReviewValues>) => void;
}

const structureOptions = (['weekly', 'backlog'] as const).map((value) => ({ value, ...structureLabels[value] }));
const effortLabels = { light: 'Light', medium: 'Medium', strong: 'Strong' } as const;
const effortOptions = efforts.map((value) => ({ value, label: effortLabels[value] }));

/** The scope of the plan. */
export function ScopeFields({ scope, errors, onChange }: ScopeFieldsProps) {
  return (
    <>
      <ChoiceField
        legend="Structure"
        type="radio"
        name="structure"
        choices={structureOptions}
        selected={[scope.structure]}
        onChange={(structure) => onChange({ structure })}
      />
      <div className={classes.numbers}>
        <TextInput
          label={scope.structure === 'weekly' ? 'Weeks' : 'Weeks of work'}
          name="numberOfWeeks"
          inputMode="numeric"
          autoComplete="off"
          value={scope.weeks}
          error={errors['numberOfWeeks']}
          onChange={({ currentTarget }) => onChange({ weeks: currentTarget.value })}
        />
        <TextInput
          label="Hours a week"
          name="weeklyCommitmentHours"
          inputMode="numeric"
          autoComplete="off"
          value={scope.weeklyHours}
          error={errors['weeklyCommitmentHours']}
          onChange={({ currentTarget }) => onChange({ weeklyHours: currentTarget.value })}
        />
      </div>
      <ChoiceField
        legend="Commitment level"
        type="radio"
        name="commitmentLevel"
        choices={effortOptions}
        selected={[scope.effort]}
        isRow
        onChange={(effort) => onChange({ effort })}
      />
    </>
  );
}
