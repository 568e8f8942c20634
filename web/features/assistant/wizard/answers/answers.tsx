import { useState } from 'react';
import { pillars } from '#domain/assistant/brief.ts';
import type { Wizard } from '../use-wizard.ts';
import { AnswerEditor, AnswerSummary } from './answer.tsx';
import * as classes from './answers.module.css';
import { editAnswer, startEditing, setEntry, type WizardState } from '../wizard-state.ts';

/** Lists all answers. Each can be edited in place. */
export function WizardAnswers({ wizard: { state, change } }: { readonly wizard: Wizard }) {
  const [lastEdited, setLastEdited] = useState<number>();
  const edit = (n: number, update: (before: WizardState) => WizardState) => {
    setLastEdited(n);
    change(update);
  };
  return (
    <section aria-labelledby="wizard-answers">
      <h3 id="wizard-answers" className={classes.title}>
        Your answers
      </h3>
      <ol className={classes.answers}>
        {state.steps.map((step, n) => (
          <li key={pillars[n]}>
            {n === state.review.editing ? (
              <AnswerEditor
                step={step}
                takesFocus={n === lastEdited}
                onChange={(entry) => change((before) => setEntry(before, n, entry))}
                onSave={(answer) => edit(n, (before) => editAnswer(before, n, answer))}
                onCancel={() => edit(n, (before) => startEditing(before, undefined))}
              />
            ) : (
              <AnswerSummary
                step={step}
                takesFocus={n === lastEdited}
                onEdit={() => edit(n, (before) => startEditing(before, n))}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
