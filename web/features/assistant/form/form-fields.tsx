import { bindText } from '#web/forms/bind.ts';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import type { AreaOption } from '../fields/area-choice.ts';
import { BriefAreaField } from '../fields/brief-area-field.tsx';
import * as columns from '../fields/scope-fields.module.css';
import { ExampleChips } from '../fields/example-chips.tsx';
import { ScopeFields, type SpecFieldsProps } from '../fields/scope-fields.tsx';
import * as classes from './form-fields.module.css';

const MoreFields = lazyComponent(async () => (await import('../fields/more-fields.tsx')).MoreFields);
const FeasibilityCheck = lazyComponent(async () => (await import('../fields/feasibility-check.tsx')).FeasibilityCheck);

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

interface FormFieldsProps extends SpecFieldsProps {
  readonly areas: readonly AreaOption[];
  readonly playbook: string | undefined;
  /** Whether the goal has been read. */
  readonly isRead: boolean;
}

/** The plan's goal and size, side by side on wide screens. */
export function FormFields({ form, areas, spec, sources, playbook, isRead }: FormFieldsProps) {
  return (
    <div className={columns.columns}>
      <div className={columns.column}>
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
        <div className={classes.more}>
          <MoreFields form={form} spec={spec} sources={sources} />
        </div>
      </div>
      <div className={columns.column}>
        <ScopeFields form={form} spec={spec} sources={sources} />
        <div className={classes.fit}>
          {isRead ? (
            <FeasibilityCheck
              spec={spec}
              playbook={playbook}
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
