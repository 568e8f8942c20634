import { type ReactNode, useState } from 'react';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { GeneratorNote } from '../generation/generator-note.tsx';
import { ThinkingOverlay } from '../generation/thinking-overlay.tsx';
import { ChatbotActions } from '../plan-text/chatbot-actions.tsx';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import { toDescription } from './plan-request.ts';
import { useWizard } from './use-wizard.ts';
import { Page } from '#web/ui/layout/page.tsx';
import * as classes from './wizard-page.module.css';
import { WizardQuestion } from './question.tsx';
import { QUESTION_COUNT, isUntouched, type WizardState } from './wizard-state.ts';
import { WizardSteps } from './steps.tsx';

const WizardReview = lazyDialog(async () => (await import('./review.tsx')).WizardReview);
const WizardDraft = lazyDialog(async () => (await import('./wizard-draft.tsx')).WizardDraft);
const ChatbotDialogs = lazyDialog(async () => (await import('../plan-text/chatbot-dialogs.tsx')).ChatbotDialogs);
const StartOverDialog = lazyDialog(async () => (await import('./start-over-dialog.tsx')).StartOverDialog);

export function WizardPage(): ReactNode {
  const wizard = useWizard();
  const { state, isThinking, progress, stop, cancel, startOver } = wizard;
  const [isConfirmingStartOver, setIsConfirmingStartOver] = useState(false);
  const closeDialog = () => setIsConfirmingStartOver(false);
  const [action, setAction] = useState<ChatbotAction>();
  const [isRevising, setIsRevising] = useState(false);
  // The draft whose editor failed to load. The review is shown instead.
  const [failedDraft, setFailedDraft] = useState<WizardState['generated']>();
  const { generated } = state;
  const chatbotDialogs = action && (
    <ChatbotDialogs
      action={action}
      description={toDescription(state)}
      chosen={state.review}
      hasDraft={generated !== undefined}
      onPlan={(plan) => wizard.change((before) => ({ ...before, generated: plan }))}
      onClose={() => setAction(undefined)}
    />
  );
  if (generated && generated !== failedDraft) {
    return (
      <>
        <WizardDraft
          wizard={wizard}
          generated={generated}
          onAction={setAction}
          onBack={setIsRevising}
          onClose={() => setFailedDraft(generated)}
        />
        {chatbotDialogs}
      </>
    );
  }
  const isAsking = state.current < QUESTION_COUNT;
  return (
    <Page className={classes.page}>
      {isAsking ? (
        <div className={classes.columns}>
          <WizardQuestion key={`${state.sessionId} ${state.current}`} wizard={wizard} />
          <WizardSteps wizard={wizard} />
        </div>
      ) : (
        <div className={classes.review}>
          <WizardReview
            wizard={wizard}
            isRevising={isRevising}
            onAction={setAction}
            onClose={() => wizard.goTo(QUESTION_COUNT - 1)}
          />
        </div>
      )}
      <div className={classes.footer}>
        <GeneratorNote planner={state.planner} />
        {isAsking && <ChatbotActions label="Any chatbot:" onAction={setAction} />}
        {isUntouched(state) ? (
          <TextLink to="/action-plans/generate-action-plan">Prefer a single form? Fill it in here</TextLink>
        ) : (
          <LinkButton onClick={() => setIsConfirmingStartOver(true)}>Start over</LinkButton>
        )}
      </div>
      {isThinking && <ThinkingOverlay progress={progress} onStop={stop} onCancel={cancel} />}
      {chatbotDialogs}
      {isConfirmingStartOver && (
        <StartOverDialog
          onConfirm={() => {
            startOver();
            closeDialog();
          }}
          onClose={closeDialog}
        />
      )}
    </Page>
  );
}
