import type { KeyboardEvent, ReactNode } from 'react';
import type { Question } from '#domain/assistant/brief.ts';
import { bindText } from '#web/forms/bind.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { ExampleChips } from '../../fields/example-chips.tsx';
import * as classes from './answer-fields.module.css';
import { toggleExample } from './entry.ts';
import type { AnswerForm } from './use-answer-form.ts';

const WizardMultiSelect = lazyDialog(async () => (await import('./multi-select.tsx')).WizardMultiSelect);

interface WizardAnswerFieldsProps {
  readonly form: AnswerForm;
  readonly question: Question;
  /** Shown after the examples. */
  readonly action?: ReactNode;
}

/** Examples to choose from, and a field for the user's own words. */
export function WizardAnswerFields({ form, question, action }: WizardAnswerFieldsProps) {
  const { examples, multiSelect } = question;

  return (
    <div className={classes.fields}>
      {multiSelect && examples.length > 0 && (
        <form.Field name="chosen">
          {(field) => (
            // If the chunk fails to load, the answer can still be typed.
            <WizardMultiSelect
              question={question}
              chosen={field.state.value}
              onToggle={(example, isSelected) =>
                field.handleChange(toggleExample(question, field.state.value, example, isSelected))
              }
              onClose={() => undefined}
            />
          )}
        </form.Field>
      )}
      <form.Field name="text">
        {(field) => {
          const input = { ...bindText(field), label: multiSelect && examples.length > 0 ? 'Other' : 'Your answer' };
          return (
            <>
              {multiSelect ? (
                <TextInput {...input} autoComplete="off" dir="auto" />
              ) : (
                <Textarea {...input} rows={2} onKeyDown={submitOnCtrlEnter} />
              )}
              {!multiSelect && examples.length > 0 && (
                <ExampleChips
                  examples={examples.map((example) => ({ label: example, text: example }))}
                  value={field.state.value}
                  onChange={field.handleChange}
                  action={action}
                />
              )}
            </>
          );
        }}
      </form.Field>
    </div>
  );
}

/** Enter alone inserts a line break. */
function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
