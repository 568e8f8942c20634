import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { PencilIcon } from '#web/ui/icons/icons.tsx';
import { WizardAnswerFields } from './answer-fields.tsx';
import * as classes from './answer.module.css';
import { type Answer, type Entry, formatAnswer } from './entry.ts';
import { useAnswerForm } from './use-answer-form.ts';
import type { WizardStep } from '../wizard-state.ts';

interface AnswerSummaryProps {
  readonly step: WizardStep;
  /** True after this answer's editor was closed. */
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
  const element = useRef<HTMLFormElement>(null);
  const form = useAnswerForm({ question, entry, onChange, onSubmit: onSave });
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('[name=text]')?.focus();
  }, [takesFocus]);

  return (
    <form method="post" ref={element} className={classes.form} onSubmit={form.onSubmit} noValidate>
      <p className={classes.question} dir="auto">
        {question.question}
      </p>
      <WizardAnswerFields form={form} question={question} />
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
