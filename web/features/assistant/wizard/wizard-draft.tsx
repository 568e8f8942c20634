import { VisuallyHidden } from '@mantine/core';
import { DraftStep } from './draft-step.tsx';
import type { Wizard } from './use-wizard.ts';
import { ANSWERS, reviewed, type WizardState } from './wizard-state.ts';

interface WizardDraftProps {
  readonly wizard: Wizard;
  readonly written: NonNullable<WizardState['written']>;
  /** Called where the editor could not be fetched. */
  readonly onClose: () => void;
}

/** What the assistant has written, until it is saved or the answers are looked at again. */
export function WizardDraft({ wizard: { state, change, goTo, forget }, written }: WizardDraftProps) {
  return (
    <DraftStep
      draft={written.draft}
      place={state.review.place ?? { focusAreaId: '' }}
      writtenBy={written.planner}
      backLabel={
        <>
          Back<VisuallyHidden> to the answers</VisuallyHidden>
        </>
      }
      onChange={(draft) => change((before) => ({ ...before, written: { ...written, draft } }))}
      onPlace={(place) => change((before) => reviewed(before, { place }))}
      onBack={() => {
        change((before) => ({ ...before, written: undefined }));
        goTo(ANSWERS);
      }}
      onDone={forget}
    />
  );
}
