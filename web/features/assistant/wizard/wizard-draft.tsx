import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { DraftStep } from '../draft/draft-step.tsx';
import { GenerationError } from '../generation/generation-error.tsx';
import { ThinkingOverlay } from '../generation/thinking-overlay.tsx';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import { noCorrections } from '../understanding/corrections.ts';
import { toDescription } from './plan-request.ts';
import type { Wizard } from './use-wizard.ts';
import { QUESTION_COUNT, updateReview, type WizardState } from './wizard-state.ts';

interface WizardDraftProps {
  readonly wizard: Wizard;
  readonly generated: NonNullable<WizardState['generated']>;
  readonly onAction: (action: ChatbotAction) => void;
}

/** The draft of the wizard. Correcting what was understood generates it again. */
export function WizardDraft({ wizard, generated, onAction }: WizardDraftProps) {
  const { state, change, goTo, reset, generate, isThinking, progress, stop, cancel, error, retry, useBuiltIn } = wizard;
  const { review, planner } = state;
  const area = review.area ?? { focusAreaId: '' };
  return (
    <>
      <DraftStep
        key={generated.id}
        plan={generated}
        area={area}
        prompt={state.steps.findLast(({ narrative }) => narrative !== undefined)?.narrative ?? ''}
        understood={
          generated.source === 'pasted'
            ? undefined
            : {
                description: toDescription(state),
                corrections: review.corrections ?? noCorrections,
                hidesHours: review.weeklyHours !== undefined,
                onCorrect: (corrections) => {
                  change((before) => updateReview(before, { corrections }));
                  generate(area);
                },
              }
        }
        error={<GenerationError error={error} onRetry={retry} onUseBuiltIn={planner ? undefined : useBuiltIn} />}
        backLabel={
          <>
            Back<VisuallyHidden> to the answers</VisuallyHidden>
          </>
        }
        onChange={(draft) => change((before) => ({ ...before, generated: { ...generated, draft } }))}
        onAreaChange={(changed) => change((before) => updateReview(before, { area: changed }))}
        onAction={onAction}
        onBack={() => {
          change((before) => ({ ...before, generated: undefined }));
          goTo(QUESTION_COUNT);
        }}
        onDone={reset}
      />
      {isThinking && <ThinkingOverlay progress={progress} onStop={stop} onCancel={cancel} />}
    </>
  );
}
