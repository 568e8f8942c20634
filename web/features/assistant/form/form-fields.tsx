import { bindText } from '#web/forms/bind.ts';
import type { AreaOption } from '../fields/area-choice.ts';
import { BriefAreaField } from '../fields/brief-area-field.tsx';
import type { BriefForm, ScopeValues } from '../fields/brief-form.ts';
import { ExampleChips } from '../fields/example-chips.tsx';
import classes from './form-fields.module.css';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { ScopeFields } from '../fields/scope-fields.tsx';

const examples: readonly { readonly label: string; readonly text: string }[] = [
  {
    label: 'A language',
    text: 'Hold a half-hour conversation in Spanish. I know a few words and like to learn with podcasts.',
  },
  { label: 'A run', text: 'Run 10 km without stopping. I can run for ten minutes today, but my knees sometimes hurt.' },
  { label: 'Savings', text: 'Save 3,000 for a new kitchen without feeling poor. I have never kept a budget.' },
  {
    label: 'A book',
    text: 'Write the first draft of a short crime novel. I have an idea and an hour in the morning.',
  },
  { label: 'An instrument', text: 'Play three songs on the guitar from memory for my sister’s birthday.' },
];

interface FormFieldsProps {
  readonly form: BriefForm;
  readonly areas: readonly AreaOption[];
  readonly scope: ScopeValues;
}

/** The plan's goal and scope, side by side on wide screens. */
export function FormFields({ form, areas, scope }: FormFieldsProps) {
  return (
    <div className={classes.fields}>
      <div className={classes.column}>
        <BriefAreaField form={form} areas={areas} />
        <form.Field name="userPrompt">
          {(field) => (
            <>
              <Textarea
                {...bindText(field)}
                label="What would you like to achieve?"
                description="Say what you want to achieve, by when, and where you stand today."
                rows={6}
              />
              <ExampleChips examples={examples} value={field.state.value} onChange={field.handleChange} />
            </>
          )}
        </form.Field>
      </div>
      <div className={classes.column}>
        <ScopeFields form={form} scope={scope} />
      </div>
    </div>
  );
}
