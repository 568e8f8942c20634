import { useState } from 'react';
import { pillars } from '#domain/assistant/brief.ts';
import type { Wizard } from './use-wizard.ts';
import { EditedAnswer, ShownAnswer } from './wizard-answer.tsx';
import classes from './wizard-answers.module.css';
import { edited, editing, entered, type WizardState } from './wizard-state.ts';

/** All that was answered; each answer can be set right where it stands. */
export function WizardAnswers({ wizard: { state, change } }: { readonly wizard: Wizard }) {
  const [touched, setTouched] = useState<number>();
  const act = (n: number, make: (before: WizardState) => WizardState) => {
    setTouched(n);
    change(make);
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
              <EditedAnswer
                step={step}
                takesFocus={n === touched}
                onChange={(entry) => change((before) => entered(before, n, entry))}
                onSave={(answer) => act(n, (before) => edited(before, n, answer))}
                onCancel={() => act(n, (before) => editing(before, undefined))}
              />
            ) : (
              <ShownAnswer
                step={step}
                takesFocus={n === touched}
                onEdit={() => act(n, (before) => editing(before, n))}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
