import { formDefaults } from '#domain/assistant/brief.ts';
import { bindText } from '#web/forms/bind.ts';
import type { AreaOption } from '../fields/area-choice.ts';
import { BriefAreaField } from '../fields/brief-area-field.tsx';
import type { BriefForm } from '../fields/brief-form.ts';
import { ExampleChips } from '../fields/example-chips.tsx';
import classes from './form-fields.module.css';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { ScopeFields } from '../fields/scope-fields.tsx';
import { parseWholeNumber } from '#web/ui/fields/parsing/parse-whole-number.ts';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import type { Corrections } from '../understanding/corrections.ts';
import type { UnderstandingState } from '../understanding/use-understanding.ts';
import { type FormValues, toDescription } from './form-values.ts';

const FormUnderstanding = lazyComponent(async () => (await import('./form-understanding.tsx')).FormUnderstanding);
const FeasibilityCheck = lazyComponent(
  async () => (await import('../understanding/feasibility-check.tsx')).FeasibilityCheck,
);

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
  readonly typed: FormValues;
  readonly corrections: Corrections | undefined;
  /** Undefined until something was understood. */
  readonly understood: UnderstandingState | undefined;
  readonly onCorrect: (corrections: Corrections) => void;
  readonly onAction: (action: ChatbotAction) => void;
  readonly onUnderstood: (understood: UnderstandingState | undefined) => void;
}

/** The plan's goal and scope, side by side on wide screens. */
export function FormFields(props: FormFieldsProps) {
  const { form, areas, typed, corrections, understood, onCorrect, onAction, onUnderstood } = props;
  const description = toDescription(typed);
  const understanding = understood?.reading?.corrected;
  const scope = {
    ...typed,
    weeks: typed.weeks ?? String(understanding?.weeks ?? formDefaults.weeks),
    weeklyHours: typed.weeklyHours ?? String(understanding?.weeklyHours ?? formDefaults.weeklyHours),
  };
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
              <div className={classes.understood}>
                {description ? (
                  <FormUnderstanding
                    description={description}
                    corrections={corrections}
                    hidesHours={typed.weeklyHours !== undefined}
                    onCorrect={onCorrect}
                    onAction={onAction}
                    onUnderstood={onUnderstood}
                  />
                ) : (
                  <p>Dates, hours and limits in your text will appear here.</p>
                )}
              </div>
              <ExampleChips examples={examples} value={field.state.value} onChange={field.handleChange} />
            </>
          )}
        </form.Field>
      </div>
      <div className={classes.column}>
        <ScopeFields form={form} scope={scope} />
        <div className={classes.fit}>
          {understood ? (
            <FeasibilityCheck
              understanding={understanding}
              isFetching={understood.isFetching}
              error={understood.error}
              narrative={typed.userPrompt}
              weeks={parseWholeNumber(scope.weeks)}
              onWeeksChange={(weeks) => form.setFieldValue('weeks', String(weeks))}
            />
          ) : (
            <p>Whether your goal fits the time will appear here.</p>
          )}
        </div>
      </div>
    </div>
  );
}
