import { useState } from 'react';
import { draftFromAnswers, nextQuestion, summarize } from '#web/api/assistant.ts';
import { useKept } from '#web/api/use-kept.ts';
import type { AreaChoice } from './area-choice.ts';
import { useThought } from './use-thought.ts';
import { briefOf } from './wizard-brief.ts';
import type { Answer } from './wizard-entry.ts';
import { fewGoals } from './wizard-goals.ts';
import {
  answered,
  ANSWERS,
  begin,
  historyOf,
  reviewed,
  stepsWith,
  told,
  untold,
  went,
  type WizardState,
  type WizardStep,
} from './wizard-state.ts';

export type Wizard = ReturnType<typeof useWizard>;

/** The talk with the assistant: what was said so far, and how it goes on. All of it is kept in this tab. */
export function useWizard() {
  const { value, latest, keep } = useKept<WizardState>('planWizard');
  const [first, setFirst] = useState(() => begin(randomId(), fewGoals()));
  const { think, stop, forgetFailure, isThinking, failure } = useThought();
  /** What failed, to be tried again. */
  const [attempt, setAttempt] = useState<{ readonly repeat: () => void }>();
  const [hasMoved, setHasMoved] = useState(false);
  const now = () => latest.current ?? first;

  /** What is typed after a failure is not what failed. */
  function change(make: (state: WizardState) => WizardState) {
    forgetFailure();
    keep(make(now()));
  }

  async function story(steps: readonly WizardStep[], signal: AbortSignal): Promise<string> {
    const { contextNarrative, newAnswers } = untold(steps);
    if (Object.keys(newAnswers).length === 0) return contextNarrative;
    return summarize({ ...caller(now()), contextNarrative, newAnswers }, signal);
  }

  function submit(answer: Answer) {
    const steps = stepsWith(now(), answer);
    setAttempt({ repeat: () => submit(answer) });
    void think(
      async (signal) => {
        const narrative = await story(steps, signal);
        const next =
          steps.length < ANSWERS
            ? await nextQuestion(
                { ...caller(now()), contextNarrative: narrative, history: historyOf({ steps }) },
                signal,
              )
            : undefined;
        return { narrative, next };
      },
      ({ narrative, next }) => {
        setHasMoved(true);
        keep(answered(now(), steps, narrative, next));
      },
    );
  }

  function generate(place: AreaChoice) {
    const state = reviewed(now(), { place });
    keep(state);
    setAttempt({ repeat: () => generate(place) });
    void think(
      async (signal) => {
        const narrative = await story(state.steps, signal);
        return { narrative, written: await draftFromAnswers(briefOf(now(), place, narrative), signal) };
      },
      ({ narrative, written }) => keep({ ...now(), steps: told(state.steps, narrative), written }),
    );
  }

  return {
    state: value ?? first,
    /** From here on the focus goes along with what is shown. */
    hasMoved,
    isThinking,
    failure,
    change,
    submit,
    generate,
    stop,
    goTo: (step: number) => {
      setHasMoved(true);
      change((state) => went(state, step));
    },
    retry: () => attempt?.repeat(),
    useBuiltIn: () => {
      keep({ ...now(), planner: 'builtIn' });
      attempt?.repeat();
    },
    startOver: () => {
      setHasMoved(true);
      forgetFailure();
      setFirst(begin(randomId(), fewGoals()));
      keep(undefined);
    },
    forget: () => keep(undefined),
  };
}

function caller({ sessionId, planner }: WizardState) {
  return { sessionId, ...(planner && { planner }) };
}

/** `crypto.randomUUID` exists on https and localhost only; `getRandomValues` everywhere. */
function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
