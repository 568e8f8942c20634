import { useState } from 'react';
import { fetchNextQuestion, fetchSummary } from '#web/api/assistant/assistant.ts';
import { usePersistedState } from '../use-persisted-state.ts';
import type { AreaChoice } from '../fields/area-choice.ts';
import { generateDraft } from '../generation/generate-draft.ts';
import { useAssistantRequest } from '../generation/use-assistant-request.ts';
import type { SpecValues } from '../fields/spec.ts';
import type { PlanStreamBody } from '#web/api/assistant/plan-stream.ts';
import { toPlanRequest } from './plan-request.ts';
import type { Answer } from './answers/entry.ts';
import { getRenderContext } from '#web/render-context.ts';
import { pickExampleGoals } from './example-goals.ts';
import {
  submitAnswer,
  QUESTION_COUNT,
  initialState,
  answerHistory,
  updateReview,
  stepsWithAnswer,
  withNarrative,
  pendingAnswers,
  goTo,
  type WizardState,
  type WizardStep,
} from './wizard-state.ts';

export type Wizard = ReturnType<typeof useWizard>;

/** The state of the wizard, persisted in this tab, and the requests that advance it. */
export function useWizard() {
  const { value, latest, persist } = usePersistedState<WizardState>('planWizard');
  const [initial, setInitial] = useState(() =>
    // The browser has to render the same examples as the server.
    initialState(createSessionId(), pickExampleGoals([], getRenderContext()?.renderedAt)),
  );
  const { run, retry, stop, cancel, clearError, isThinking, progress, error } = useAssistantRequest();
  const [hasMoved, setHasMoved] = useState(false);
  const currentState = () => latest.current ?? initial;

  /** Clears the error too, because it was about the previous input. */
  function change(update: (state: WizardState) => WizardState) {
    clearError();
    persist(update(currentState()));
  }

  async function ensureNarrative(steps: readonly WizardStep[], signal: AbortSignal): Promise<string> {
    const { contextNarrative, newAnswers } = pendingAnswers(steps);
    if (Object.keys(newAnswers).length === 0) return contextNarrative;
    return fetchSummary({ ...requestContext(currentState()), contextNarrative, newAnswers }, signal);
  }

  function submit(answer: Answer) {
    const steps = stepsWithAnswer(currentState(), answer);
    void run(
      async (signal) => {
        const narrative = await ensureNarrative(steps, signal);
        const next =
          steps.length < QUESTION_COUNT
            ? await fetchNextQuestion(
                { ...requestContext(currentState()), contextNarrative: narrative, history: answerHistory({ steps }) },
                signal,
              )
            : undefined;
        return { narrative, next };
      },
      ({ narrative, next }) => {
        setHasMoved(true);
        persist(submitAnswer(currentState(), steps, narrative, next));
      },
    );
  }

  /** `spec` is what the review shows; without one, the rest is read from the answers. */
  function generate(area: AreaChoice, spec?: SpecValues) {
    const state = updateReview(currentState(), { area });
    persist(state);
    void run(
      async (signal, stream) => {
        const narrative = await ensureNarrative(state.steps, signal);
        const request = toPlanRequest(currentState(), area, narrative, spec);
        return { narrative, generated: await generateDraft(request, signal, stream) };
      },
      ({ narrative, generated }) =>
        persist({ ...currentState(), steps: withNarrative(state.steps, narrative), generated }),
    );
  }

  /** Writes the draft again. */
  function regenerate(again: PlanStreamBody) {
    void run(
      (signal, stream) => {
        const { planner } = currentState();
        return generateDraft({ ...again, ...(planner && { planner }) }, signal, stream);
      },
      (generated) => persist({ ...currentState(), generated }),
    );
  }

  return {
    state: value ?? initial,
    /** True once the user has navigated, after which each step takes the focus. */
    hasMoved,
    isThinking,
    progress,
    error,
    change,
    submit,
    generate,
    regenerate,
    stop,
    cancel,
    goTo: (step: number) => {
      setHasMoved(true);
      change((state) => goTo(state, step));
    },
    retry,
    useBuiltIn: () => {
      persist({ ...currentState(), planner: 'builtIn' });
      retry();
    },
    startOver: () => {
      setHasMoved(true);
      clearError();
      setInitial(initialState(createSessionId(), pickExampleGoals()));
      persist(undefined);
    },
    reset: () => persist(undefined),
  };
}

function requestContext({ sessionId, planner }: WizardState) {
  return { sessionId, ...(planner && { planner }) };
}

/** Not `crypto.randomUUID`, which is only available on HTTPS and localhost. */
function createSessionId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
