import type { AreaChoice, AreaOption } from '../fields/area-choice.ts';
import { AreaField } from '../fields/area-field.tsx';
import { ExampleChips } from '../fields/example-chips.tsx';
import classes from './form-fields.module.css';
import { FormTextArea } from '#web/ui/fields/text-area.tsx';
import type { FormValues } from './form-values.ts';
import { ScopeFields } from '../fields/scope-fields.tsx';

const examples: readonly { readonly label: string; readonly text: string }[] = [
  {
    label: 'A language',
    text: 'Hold a half-hour conversation in Spanish. I know a few words and like to learn with podcasts.',
  },
  { label: 'A run', text: 'Run 10 km without stopping. I can run for ten minutes today, and my knees need care.' },
  { label: 'Savings', text: 'Save 3,000 for a new kitchen without feeling poor. I have never kept a budget.' },
  {
    label: 'A book',
    text: 'Write the first draft of a short crime novel. I have an idea and an hour in the morning.',
  },
  { label: 'An instrument', text: 'Play three songs on the guitar from memory for my sister’s birthday.' },
];

interface FormFieldsProps {
  readonly areas: readonly AreaOption[];
  readonly area: AreaChoice;
  readonly values: FormValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<FormValues>) => void;
}

/** The goal and the scope of the plan, side by side on wide screens. */
export function FormFields({ areas, area, values, errors, onChange }: FormFieldsProps) {
  const { userPrompt } = values;

  return (
    <div className={classes.fields}>
      <div className={classes.column}>
        <AreaField
          areas={areas}
          value={area}
          error={errors['focusAreaId'] ?? errors['newFocusArea']}
          onChange={(newArea) => onChange({ area: newArea })}
        />
        <FormTextArea
          label="What would you like to achieve?"
          hint="Say what you want to achieve, by when, and where you stand today."
          name="userPrompt"
          rows={6}
          value={userPrompt}
          error={errors['userPrompt']}
          onChange={({ currentTarget }) => onChange({ userPrompt: currentTarget.value })}
        />
        <ExampleChips examples={examples} value={userPrompt} onChange={(text) => onChange({ userPrompt: text })} />
      </div>
      <div className={classes.column}>
        <ScopeFields scope={values} errors={errors} onChange={onChange} />
      </div>
    </div>
  );
}
