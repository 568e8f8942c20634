import { pillars } from '#domain/assistant/brief.ts';
import { CheckIcon } from '#web/ui/signs.tsx';
import type { Wizard } from './use-wizard.ts';
import { inWords } from './wizard-entry.ts';
import classes from './wizard-steps.module.css';

/** What was answered so far and what is still to come, beside the question where there is room. */
export function WizardSteps({ wizard: { state, goTo } }: { readonly wizard: Wizard }) {
  return (
    <nav className={classes.steps} aria-label="Your answers so far">
      <ol>
        {pillars.map((pillar, n) => {
          const step = state.steps[n];
          const name = step?.question.pillar ?? pillar;
          return (
            <li key={pillar} aria-current={n === state.current ? 'step' : undefined}>
              <span className={classes.mark}>{step?.answer === undefined ? n + 1 : <CheckIcon size={14} />}</span>
              {step ? (
                <button type="button" onClick={() => goTo(n)}>
                  <strong dir="auto">{name}</strong>
                  {step.answer !== undefined && <span dir="auto">{inWords(step.answer)}</span>}
                </button>
              ) : (
                <strong>{name}</strong>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
