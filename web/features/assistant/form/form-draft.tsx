import { useState } from 'react';
import type { PlanStreamBody } from '#web/api/plan-stream.ts';
import { DraftStep } from '../draft/draft-step.tsx';
import { GenerationError } from '../generation/generation-error.tsx';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import type { PersistedForm } from './form-values.ts';
import type { FormGeneration } from './use-form-generation.ts';

interface FormDraftProps {
  readonly generated: NonNullable<PersistedForm['generated']>;
  readonly generation: FormGeneration;
  readonly onChange: (changes: Partial<PersistedForm>) => void;
  readonly onAction: (action: ChatbotAction) => void;
  readonly onBack: () => void;
  readonly onChangeOutline: () => void;
  readonly onDone: () => void;
}

/** The draft of the form. */
export function FormDraft(props: FormDraftProps) {
  const { generated, generation, onChange, onAction, onBack, onChangeOutline, onDone } = props;
  const { area } = generated;
  /** The last attempt to write the draft again. */
  const [request, setRequest] = useState(generated.request);
  const regenerate = (again: PlanStreamBody) => {
    setRequest(again);
    void generation.generate(again);
  };
  return (
    <DraftStep
      plan={generated}
      area={area}
      error={
        <GenerationError
          error={generation.error}
          onRetry={() => request && regenerate(request)}
          onUseBuiltIn={() => request && regenerate({ ...request, planner: 'builtIn' })}
        />
      }
      onChange={(draft) => onChange({ generated: { ...generated, draft } })}
      onRegenerate={(again, changes) => {
        onChange(changes);
        regenerate(again);
      }}
      onAreaChange={(changed) => onChange({ generated: { ...generated, area: changed } })}
      onAction={onAction}
      onBack={onBack}
      onChangeOutline={onChangeOutline}
      backLabel="Back to the form"
      onDone={onDone}
    />
  );
}
