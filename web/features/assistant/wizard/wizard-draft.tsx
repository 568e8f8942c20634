import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { withAnswer } from '../draft/generated-plan.ts';
import { DraftStep } from '../draft/draft-step.tsx';
import { GenerationError } from '../generation/generation-error.tsx';
import { ThinkingOverlay } from '../generation/thinking-overlay.tsx';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import type { Wizard } from './use-wizard.ts';
import { QUESTION_COUNT, updateReview, type WizardState } from './wizard-state.ts';

interface WizardDraftProps {
  readonly wizard: Wizard;
  readonly generated: NonNullable<WizardState['generated']>;
  readonly onAction: (action: ChatbotAction) => void;
  readonly onBack: (toOutline: boolean) => void;
}

/** The draft of the wizard. */
export function WizardDraft({ wizard, generated, onAction, onBack }: WizardDraftProps) {
  const { state, change, goTo, reset, regenerate, isThinking, progress, stop, cancel, error, retry, useBuiltIn } =
    wizard;
  const { review, planner } = state;
  return (
    <>
      <DraftStep
        key={generated.id}
        plan={generated}
        area={review.area ?? { focusAreaId: '' }}
        error={
          <GenerationError
            error={error}
            onRetry={retry}
            onUseBuiltIn={planner ? undefined : useBuiltIn}
            onAnswer={generated.request && ((answer) => regenerate(withAnswer(generated.request!, answer)))}
          />
        }
        backLabel={
          <>
            Back<VisuallyHidden> to the answers</VisuallyHidden>
          </>
        }
        onChange={(draft) => change((before) => ({ ...before, generated: { ...generated, draft } }))}
        onRegenerate={(request, changes) => {
          change((before) => updateReview(before, changes));
          regenerate(request);
        }}
        onAreaChange={(changed) => change((before) => updateReview(before, { area: changed }))}
        onAction={onAction}
        onBack={(toOutline) => {
          onBack(toOutline);
          change((before) => ({ ...before, generated: undefined }));
          goTo(QUESTION_COUNT);
        }}
        onDone={reset}
      />
      {isThinking && <ThinkingOverlay progress={progress} onStop={stop} onCancel={cancel} />}
    </>
  );
}
