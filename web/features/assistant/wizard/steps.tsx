import { pillars } from '#domain/assistant/brief.ts';
import { CheckIcon } from '#web/ui/icons/svg-icon.tsx';
import type { Wizard } from './use-wizard.ts';
import { formatAnswer } from './answers/entry.ts';
import * as classes from './steps.module.css';

/** Lists answered and upcoming questions next to the current one on wide screens. */
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
                  {step.answer !== undefined && <span dir="auto">{formatAnswer(step.answer)}</span>}
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
