import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Question } from '#domain/assistant/brief.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { PlainInput } from '#web/ui/plain-input.tsx';
import { ExampleChips } from './example-chips.tsx';
import classes from './wizard-answer-fields.module.css';
import type { Entry } from './wizard-entry.ts';

const WizardSeveral = lazyDialog(async () => (await import('./wizard-several.tsx')).WizardSeveral);

interface WizardAnswerFieldsProps {
  readonly question: Question;
  readonly entry: Entry;
  readonly error: string | undefined;
  /** After the examples, such as a way to see others. */
  readonly tool?: ReactNode;
  readonly onChange: (entry: Entry) => void;
}

/** Examples to choose from, and room for one's own words. */
export function WizardAnswerFields({ question, entry, error, tool, onChange }: WizardAnswerFieldsProps) {
  const id = useId();
  const { examples, multiSelect } = question;
  const field = {
    id,
    value: entry.text,
    'data-field': 'answer',
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  };
  const type = (text: string) => onChange({ ...entry, text });

  return (
    <div className={classes.fields}>
      {multiSelect && examples.length > 0 && (
        // What cannot be fetched to be ticked can still be typed.
        <WizardSeveral question={question} entry={entry} onChange={onChange} onClose={() => undefined} />
      )}
      <div>
        <label className={classes.label} htmlFor={id}>
          {multiSelect && examples.length > 0 ? 'Other' : 'Your answer'}
        </label>
        {multiSelect ? (
          <PlainInput {...field} onChange={({ currentTarget }) => type(currentTarget.value)} />
        ) : (
          <textarea
            {...field}
            className={classes.text}
            rows={2}
            dir="auto"
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={submitOnCtrlEnter}
          />
        )}
        {error !== undefined && (
          <p id={`${id}-error`} className={classes.error} role="alert">
            {error}
          </p>
        )}
      </div>
      {!multiSelect && examples.length > 0 && (
        <ExampleChips
          examples={examples.map((text) => ({ label: text, text }))}
          typed={entry.text}
          onType={type}
          tool={tool}
        />
      )}
    </div>
  );
}

/** Enter alone begins a new line there. */
function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
