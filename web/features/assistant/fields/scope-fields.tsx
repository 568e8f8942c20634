import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { efforts } from '#domain/assistant/brief.ts';
import { structureFaces } from '#web/parts/plan/plan-words.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import classes from './frame-fields.module.css';
import type { frameOf, ReviewValues } from './wizard-state.ts';

interface FrameFieldsProps {
  readonly frame: ReturnType<typeof frameOf>;
  /** By the names of the contract. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<ReviewValues>) => void;
}

const structures = (['weekly', 'backlog'] as const).map((value) => ({ value, ...structureFaces[value] }));
const effortNames = { light: 'Light', medium: 'Medium', strong: 'Strong' } as const;
const levels = efforts.map((value) => ({ value, label: effortNames[value] }));

/** How big the plan is to be. */
export function FrameFields({ frame, errors, onChange }: FrameFieldsProps) {
  return (
    <>
      <ChoiceField
        legend="Structure"
        type="radio"
        name="structure"
        choices={structures}
        chosen={[frame.structure]}
        onChoose={(structure) => onChange({ structure })}
      />
      <div className={classes.numbers}>
        <TextInput
          label={frame.structure === 'weekly' ? 'Weeks' : 'Weeks of work'}
          name="numberOfWeeks"
          inputMode="numeric"
          autoComplete="off"
          value={frame.weeks}
          error={errors['numberOfWeeks']}
          onChange={({ currentTarget }) => onChange({ weeks: currentTarget.value })}
        />
        <TextInput
          label="Hours a week"
          name="weeklyCommitmentHours"
          inputMode="numeric"
          autoComplete="off"
          value={frame.weeklyHours}
          error={errors['weeklyCommitmentHours']}
          onChange={({ currentTarget }) => onChange({ weeklyHours: currentTarget.value })}
        />
      </div>
      <ChoiceField
        legend="Commitment level"
        type="radio"
        name="commitmentLevel"
        choices={levels}
        chosen={[frame.effort]}
        isRow
        onChoose={(effort) => onChange({ effort })}
      />
    </>
  );
}
