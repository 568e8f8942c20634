import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ActionPlanWithGoals } from '#contract/action-plans.ts';
import type { PlanChangeDraft } from '#contract/plan-changes.ts';
import { planGeneratorQuery } from '#web/api/assistant.ts';
import { draftPlanChange, fetchChangePrompt, type PlanWish } from '#web/api/plan-changes.ts';
import { ApiError } from '#web/http/api-error.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DialogActions } from '#web/ui/dialog/dialog-actions.tsx';
import { CopyTextDialog } from '#web/widgets/plan/copy-text-dialog.tsx';
import { ChangesDialog } from './changes-dialog.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { WishDialog } from './wish-dialog.tsx';

interface ChangeDialogsProps {
  readonly plan: ActionPlanWithGoals;
  readonly onClose: () => void;
}

type Step =
  | { readonly type: 'wish'; readonly error?: ApiError }
  | { readonly type: 'thinking' }
  | { readonly type: 'prompt'; readonly prompt: string }
  | { readonly type: 'reply' }
  | { readonly type: 'changes'; readonly draft: PlanChangeDraft };

/** One sentence changes a plan: a model or chatbot drafts the changes, and the user accepts them. */
export function ChangeDialogs({ plan, onClose }: ChangeDialogsProps) {
  const { data, error } = useQuery(planGeneratorQuery);
  const [step, setStep] = useState<Step>({ type: 'wish' });
  const [wish, setWish] = useState<PlanWish>({ wish: '', goalId: null });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function askModel(asked: PlanWish) {
    const { signal } = (running.current = new AbortController());
    setStep({ type: 'thinking' });
    try {
      const draft = await draftPlanChange(plan._id, asked, signal);
      if (!signal.aborted) setStep({ type: 'changes', draft });
    } catch (cause) {
      if (signal.aborted) return;
      if (!(cause instanceof ApiError)) throw cause;
      setStep({ type: 'wish', error: cause });
    }
  }

  function stop() {
    running.current?.abort();
    setStep({ type: 'wish' });
  }

  if (step.type === 'changes') {
    return <ChangesDialog plan={plan} draft={step.draft} onBack={() => setStep({ type: 'wish' })} onClose={onClose} />;
  }
  if (step.type === 'prompt') {
    return (
      <CopyTextDialog
        title="Copy prompt"
        doneMessage="Prompt copied. Paste it into any chatbot, then paste its reply here."
        load={async () => step.prompt}
        onClose={() => setStep({ type: 'reply' })}
      />
    );
  }
  if (step.type === 'reply') {
    return (
      <ReplyDialog
        plan={plan}
        goalId={wish.goalId ?? null}
        onDraft={(draft) => setStep({ type: 'changes', draft })}
        onClose={onClose}
      />
    );
  }
  if (step.type === 'thinking') {
    return (
      <Dialog opened title="Ask for a change" onClose={stop}>
        <p aria-busy="true">The model is rewriting your plan. Nothing changes until you accept it.</p>
        <DialogActions>
          <Button variant="default" onClick={stop}>
            Stop
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  // Without an answer, a chatbot is always possible.
  if (!data && !error) return null;
  return (
    <WishDialog
      plan={plan}
      hasModel={data?.planner === 'model'}
      initial={wish}
      error={step.error}
      onChange={setWish}
      onAskModel={(asked) => void askModel(asked)}
      onAskChatbot={async (asked) => setStep({ type: 'prompt', prompt: await fetchChangePrompt(plan._id, asked) })}
      onPaste={() => setStep({ type: 'reply' })}
      onClose={onClose}
    />
  );
}
