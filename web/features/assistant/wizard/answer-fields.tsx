import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Question } from '#domain/assistant/brief.ts';
import { Input } from '#web/ui/fields/input.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { ExampleChips } from '../fields/example-chips.tsx';
import classes from './answer-fields.module.css';
import type { Entry } from './entry.ts';

const WizardMultiSelect = lazyDialog(async () => (await import('./multi-select.tsx')).WizardMultiSelect);

interface WizardAnswerFieldsProps {
  readonly question: Question;
  readonly entry: Entry;
  readonly error: string | undefined;
  /** Shown after the examples. */
  readonly action?: ReactNode;
  readonly onChange: (entry: Entry) => void;
}

/** Examples to choose from, and a field for the user's own words. */
export function WizardAnswerFields({ question, entry, error, action, onChange }: WizardAnswerFieldsProps) {
  const id = useId();
  const { examples, multiSelect } = question;
  const field = {
    id,
    value: entry.text,
    'data-field': 'answer',
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  };
  const handleText = (text: string) => onChange({ ...entry, text });

  return (
    <div className={classes.fields}>
      {multiSelect && examples.length > 0 && (
        // If the chunk fails to load, the answer can still be typed.
        <WizardMultiSelect question={question} entry={entry} onChange={onChange} onClose={() => undefined} />
      )}
      <div>
        <label className={classes.label} htmlFor={id}>
          {multiSelect && examples.length > 0 ? 'Other' : 'Your answer'}
        </label>
        {multiSelect ? (
          <Input {...field} onChange={({ currentTarget }) => handleText(currentTarget.value)} />
        ) : (
          <textarea
            {...field}
            className={classes.text}
            rows={2}
            dir="auto"
            onChange={({ currentTarget }) => handleText(currentTarget.value)}
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
          value={entry.text}
          onChange={handleText}
          action={action}
        />
      )}
    </div>
  );
}

/** Enter alone inserts a line break. */
function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
