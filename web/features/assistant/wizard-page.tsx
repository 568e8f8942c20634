import { type ReactNode, useState } from 'react';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { PlannerNote } from './planner-note.tsx';
import { Thinking } from './thinking.tsx';
import { useWizard } from './use-wizard.ts';
import classes from './wizard-page.module.css';
import { WizardQuestion } from './wizard-question.tsx';
import { ANSWERS, isFresh, type WizardState } from './wizard-state.ts';
import { WizardSteps } from './wizard-steps.tsx';

const WizardReview = lazyDialog(async () => (await import('./wizard-review.tsx')).WizardReview);
const WizardDraft = lazyDialog(async () => (await import('./wizard-draft.tsx')).WizardDraft);
const WizardStartOver = lazyDialog(async () => (await import('./wizard-start-over.tsx')).WizardStartOver);

export function WizardPage(): ReactNode {
  const wizard = useWizard();
  const { state, isThinking, stop, startOver } = wizard;
  const [asksToStartOver, setAsksToStartOver] = useState(false);
  const closeQuestion = () => setAsksToStartOver(false);
  const [unshown, setUnshown] = useState<WizardState['written']>();
  const { written } = state;
  if (written && written !== unshown) {
    return <WizardDraft wizard={wizard} written={written} onClose={() => setUnshown(written)} />;
  }
  return (
    <div className={classes.page}>
      {state.current < ANSWERS ? (
        <div className={classes.columns}>
          <WizardQuestion key={`${state.sessionId} ${state.current}`} wizard={wizard} />
          <WizardSteps wizard={wizard} />
        </div>
      ) : (
        <div className={classes.review}>
          <WizardReview wizard={wizard} onClose={() => wizard.goTo(ANSWERS - 1)} />
        </div>
      )}
      <div className={classes.foot}>
        <PlannerNote planner={state.planner} />
        {isFresh(state) ? (
          <TextLink to="/action-plans/generate-action-plan">Prefer a single form? Fill it in here</TextLink>
        ) : (
          <button type="button" onClick={() => setAsksToStartOver(true)}>
            Start over
          </button>
        )}
      </div>
      {isThinking && <Thinking onCancel={stop} />}
      {asksToStartOver && (
        <WizardStartOver
          onConfirm={() => {
            startOver();
            closeQuestion();
          }}
          onClose={closeQuestion}
        />
      )}
    </div>
  );
}
