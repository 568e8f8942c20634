import { DraftStep } from '../draft/draft-step.tsx';
import { GenerationError } from '../generation/generation-error.tsx';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import { noCorrections } from '../understanding/corrections.ts';
import { type PersistedForm, toDescription } from './form-values.ts';
import type { FormGeneration } from './use-form-generation.ts';

interface FormDraftProps {
  readonly generated: NonNullable<PersistedForm['generated']>;
  readonly values: PersistedForm;
  readonly generation: FormGeneration;
  readonly onChange: (changes: Partial<PersistedForm>) => void;
  readonly onAction: (action: ChatbotAction) => void;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** The draft of the form. Correcting what was understood generates it again. */
export function FormDraft(props: FormDraftProps) {
  const { generated, values, generation, onChange, onAction, onBack, onDone } = props;
  const { area } = generated;
  const regenerate = (changed: PersistedForm) => void generation.generate(changed, area);
  const useBuiltIn = () => {
    generation.choosePlanner('builtIn');
    regenerate(values);
  };
  return (
    <DraftStep
      plan={generated}
      area={area}
      prompt={generated.source === 'pasted' ? '' : values.userPrompt}
      understood={
        generated.source === 'pasted'
          ? undefined
          : {
              description: toDescription(values),
              corrections: values.corrections ?? noCorrections,
              hidesHours: values.weeklyHours !== undefined,
              onCorrect: (corrections) => {
                onChange({ corrections });
                regenerate({ ...values, corrections });
              },
            }
      }
      error={<GenerationError error={generation.error} onRetry={() => regenerate(values)} onUseBuiltIn={useBuiltIn} />}
      onChange={(draft) => onChange({ generated: { ...generated, draft } })}
      onAreaChange={(changed) => onChange({ generated: { ...generated, area: changed } })}
      onAction={onAction}
      onBack={onBack}
      backLabel="Back to the form"
      onDone={onDone}
    />
  );
}
