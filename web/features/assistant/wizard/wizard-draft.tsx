import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { DraftStep } from '../draft/draft-step.tsx';
import type { Wizard } from './use-wizard.ts';
import { QUESTION_COUNT, updateReview, type WizardState } from './wizard-state.ts';

interface WizardDraftProps {
  readonly wizard: Wizard;
  readonly generated: NonNullable<WizardState['generated']>;
}

export function WizardDraft({ wizard: { state, change, goTo, reset }, generated }: WizardDraftProps) {
  return (
    <DraftStep
      draft={generated.draft}
      area={state.review.area ?? { focusAreaId: '' }}
      generatedBy={generated.planner}
      backLabel={
        <>
          Back<VisuallyHidden> to the answers</VisuallyHidden>
        </>
      }
      onChange={(draft) => change((before) => ({ ...before, generated: { ...generated, draft } }))}
      onAreaChange={(area) => change((before) => updateReview(before, { area }))}
      onBack={() => {
        change((before) => ({ ...before, generated: undefined }));
        goTo(QUESTION_COUNT);
      }}
      onDone={reset}
    />
  );
}
