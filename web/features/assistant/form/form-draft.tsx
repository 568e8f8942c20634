import { withAnswer } from '../draft/generated-plan.ts';
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
  readonly onBack: (toOutline: boolean) => void;
  readonly onDone: () => void;
}

/** The draft of the form. */
export function FormDraft(props: FormDraftProps) {
  const { generated, generation, onChange, onAction, onBack, onDone } = props;
  const { area, request } = generated;
  return (
    <DraftStep
      plan={generated}
      area={area}
      error={
        <GenerationError
          error={generation.error}
          onRetry={generation.retry}
          onAnswer={request && ((answer) => void generation.generate(withAnswer(request, answer)))}
          onUseBuiltIn={() => {
            generation.choosePlanner('builtIn');
            generation.retry();
          }}
        />
      }
      onChange={(draft) => onChange({ generated: { ...generated, draft } })}
      onRegenerate={(again, changes) => {
        onChange(changes);
        void generation.generate(again);
      }}
      onAreaChange={(changed) => onChange({ generated: { ...generated, area: changed } })}
      onAction={onAction}
      onBack={onBack}
      backLabel="Back to the form"
      onDone={onDone}
    />
  );
}
