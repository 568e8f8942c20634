import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { focusAreasQuery } from '#web/api/goals/focus-areas.ts';
import { usePersistedState } from '../use-persisted-state.ts';
import { lazyComponent, lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { type AreaChoice, resolveArea } from '../fields/area-choice.ts';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import { FormStep } from './form-step.tsx';
import { initialValues, type PersistedForm, toDescription } from './form-values.ts';
import { useFormGeneration } from './use-form-generation.ts';

const loadFormDraft = async () => (await import('./form-draft.tsx')).FormDraft;
const FormDraft = lazyComponent(loadFormDraft);
const ThinkingOverlay = lazyDialog(async () => (await import('../generation/thinking-overlay.tsx')).ThinkingOverlay);
const ChatbotDialogs = lazyDialog(async () => (await import('../plan-text/chatbot-dialogs.tsx')).ChatbotDialogs);

/** Generates a plan from a single form. The input and the draft are persisted in the tab until the plan is saved. */
export function FormPage(): ReactNode {
  const areasQuery = useQuery(focusAreasQuery);
  const areas = areasQuery.data;
  const { value, latest, persist } = usePersistedState<PersistedForm>('planForm');
  const { generated, ...values }: PersistedForm = { ...initialValues, ...value };
  const change = (changes: Partial<PersistedForm>) => persist({ ...initialValues, ...latest.current, ...changes });
  /** Of the draft that is written again, or else of the form. */
  const currentArea = (): AreaChoice =>
    latest.current?.generated?.area ?? resolveArea(areas ?? [], latest.current?.area);
  const generation = useFormGeneration((result) => change({ generated: { ...result, area: currentArea() } }));
  const [isRevising, setIsRevising] = useState(false);
  const [action, setAction] = useActionFromLink();
  const dialogs = (
    <>
      {generation.isThinking && (
        <ThinkingOverlay
          progress={generation.progress}
          onStop={generation.stop}
          onCancel={generation.cancel}
          onClose={() => undefined}
        />
      )}
      {action && (
        <ChatbotDialogs
          action={action}
          description={toDescription(values)}
          chosen={values}
          hasDraft={generated !== undefined}
          onPlan={(plan) => change({ generated: { ...plan, area: currentArea() } })}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );

  function back(toOutline: boolean) {
    generation.clearError();
    setIsRevising(toOutline);
    persist(values);
  }

  if (generated) {
    return (
      <>
        <FormDraft
          key={generated.id}
          generated={generated}
          generation={generation}
          onChange={change}
          onAction={setAction}
          onBack={back}
          onDone={() => persist(undefined)}
        />
        {dialogs}
      </>
    );
  }
  if (!areas) return <LoadState query={areasQuery} failureTitle="Failed to load categories" />;
  return (
    <>
      <FormStep
        areas={areas}
        values={values}
        generation={generation}
        isRevising={isRevising}
        onChange={change}
        onAction={setAction}
        onGenerate={() => {
          // Preloads the next step. If this fails, it is fetched again when it is rendered.
          loadFormDraft().catch(() => undefined);
        }}
      />
      {dialogs}
    </>
  );
}

/** A link from another page can open a dialog here: '#paste' or '#prompt'. */
function useActionFromLink() {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const linked = hash === 'paste' || hash === 'prompt' ? hash : undefined;
  const [action, setAction] = useState<ChatbotAction>();
  const [lastLinked, setLastLinked] = useState<ChatbotAction>();
  if (linked !== lastLinked) {
    setLastLinked(linked);
    if (linked) setAction(linked);
  }
  useEffect(() => {
    // A reload must not open it again.
    if (linked) history.replaceState(history.state, '', location.pathname + location.search);
  }, [linked]);
  return [action, setAction] as const;
}
