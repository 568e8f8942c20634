import { Button } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PencilIcon } from '#web/ui/icons.tsx';
import { WizardAnswerFields } from './wizard-answer-fields.tsx';
import classes from './wizard-answer.module.css';
import { type Answer, answerError, answerOf, type Entry, inWords } from './wizard-entry.ts';
import type { WizardStep } from './wizard-state.ts';

interface ShownAnswerProps {
  readonly step: WizardStep;
  /** It was edited just now. */
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
}

export function ShownAnswer({ step: { question, answer = '' }, takesFocus, onEdit }: ShownAnswerProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className={classes.shown}>
      <div>
        <p className={classes.question} dir="auto">
          {question.question}
        </p>
        <p className={classes.answer} dir="auto">
          {inWords(answer)}
        </p>
      </div>
      <IconButton ref={button} aria-label={`Edit: ${question.question}`} onClick={onEdit}>
        <PencilIcon />
      </IconButton>
    </div>
  );
}

interface EditedAnswerProps {
  readonly step: WizardStep;
  readonly takesFocus: boolean;
  readonly onChange: (entry: Entry) => void;
  readonly onSave: (answer: Answer) => void;
  readonly onCancel: () => void;
}

export function EditedAnswer({ step: { question, entry }, takesFocus, onChange, onSave, onCancel }: EditedAnswerProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (takesFocus) focusFieldOf(form.current);
  }, [takesFocus]);

  function save(event: SubmitEvent) {
    event.preventDefault();
    const answer = answerOf(question, entry);
    const wrong = answerError(answer);
    setError(wrong);
    if (wrong === undefined) onSave(answer);
    else focusFieldOf(form.current);
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
        onChange={(after) => {
          setError(undefined);
          onChange(after);
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

function focusFieldOf(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[data-field="answer"]')?.focus();
}
