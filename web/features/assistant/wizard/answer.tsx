import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { PencilIcon } from '#web/ui/icons/icons.tsx';
import { WizardAnswerFields } from './answer-fields.tsx';
import classes from './answer.module.css';
import { type Answer, answerError, toAnswer, type Entry, formatAnswer } from './entry.ts';
import type { WizardStep } from './wizard-state.ts';

interface AnswerSummaryProps {
  readonly step: WizardStep;
  /** Set after editing. */
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
}

export function AnswerSummary({ step: { question, answer = '' }, takesFocus, onEdit }: AnswerSummaryProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className={classes.summary}>
      <div>
        <p className={classes.question} dir="auto">
          {question.question}
        </p>
        <p className={classes.answer} dir="auto">
          {formatAnswer(answer)}
        </p>
      </div>
      <IconButton ref={button} aria-label={`Edit: ${question.question}`} onClick={onEdit}>
        <PencilIcon />
      </IconButton>
    </div>
  );
}

interface AnswerEditorProps {
  readonly step: WizardStep;
  readonly takesFocus: boolean;
  readonly onChange: (entry: Entry) => void;
  readonly onSave: (answer: Answer) => void;
  readonly onCancel: () => void;
}

export function AnswerEditor({ step: { question, entry }, takesFocus, onChange, onSave, onCancel }: AnswerEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (takesFocus) focusAnswerField(form.current);
  }, [takesFocus]);

  function save(event: SubmitEvent) {
    event.preventDefault();
    const answer = toAnswer(question, entry);
    const newError = answerError(answer);
    setError(newError);
    if (newError === undefined) onSave(answer);
    else focusAnswerField(form.current);
  }

  return (
    <form ref={form} className={classes.form} onSubmit={save} noValidate>
      <p className={classes.question} dir="auto">
        {question.question}
      </p>
      <WizardAnswerFields
        question={question}
        entry={entry}
        error={error}
        onChange={(newEntry) => {
          setError(undefined);
          onChange(newEntry);
        }}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="light">
          Save
        </Button>
      </div>
    </form>
  );
}

function focusAnswerField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[data-field="answer"]')?.focus();
}
