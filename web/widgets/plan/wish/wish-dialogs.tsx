import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { planGeneratorQuery } from '#web/api/assistant/assistant.ts';
import type { PlanWish } from '#web/api/assistant/plan-changes.ts';
import type { PastedPlan } from '#web/api/assistant/plan-texts.ts';
import { ApiError } from '#web/http/api-error.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DialogActions } from '#web/ui/dialog/dialog-actions.tsx';
import { CopyTextDialog } from '#web/widgets/plan/copy-text-dialog.tsx';
import { PasteDialog } from '#web/widgets/plan/paste-dialog.tsx';
import { WishDialog, type WishTexts } from './wish-dialog.tsx';

/** What can be done with a wish. */
export interface WishRequest<Result> extends WishTexts {
  /** Asks a model. */
  readonly ask: (wish: PlanWish, signal: AbortSignal) => Promise<Result>;
  /** Omitted if only a model can do it. */
  readonly chatbot?: {
    readonly fetchPrompt: (wish: PlanWish) => Promise<string>;
    readonly read: (pasted: PastedPlan, wish: PlanWish) => Promise<Result>;
  };
}

interface WishDialogsProps<Result> extends WishRequest<Result> {
  readonly initial?: PlanWish;
  readonly onChange?: (wish: PlanWish) => void;
  readonly onDone: (result: Result) => void;
  readonly onClose: () => void;
}

type Step =
  | { readonly type: 'wish'; readonly error?: ApiError }
  | { readonly type: 'thinking' }
  | { readonly type: 'prompt'; readonly prompt: string }
  | { readonly type: 'reply' };

/** Asks what should be different, and has a model or any chatbot do it. What a model asks is shown with a field. */
export function WishDialogs<Result>(props: WishDialogsProps<Result>) {
  const { ask, chatbot, initial = { wish: '', goalId: null }, onChange, onDone, onClose, ...texts } = props;
  const { data, error } = useQuery(planGeneratorQuery);
  const [step, setStep] = useState<Step>({ type: 'wish' });
  const [wish, setWish] = useState(initial);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function askModel(asked: PlanWish) {
    const { signal } = (running.current = new AbortController());
    setStep({ type: 'thinking' });
    try {
      const result = await ask(asked, signal);
      if (!signal.aborted) onDone(result);
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
  if (chatbot && step.type === 'reply') {
    return (
      <PasteDialog
        title="Paste the reply"
        submitLabel={texts.submitLabel}
        label="Reply of the chatbot"
        description={texts.consequence}
        onRead={async (pasted) => onDone(await chatbot.read(pasted, wish))}
        onClose={onClose}
      />
    );
  }
  if (step.type === 'thinking') {
    return (
      <Dialog opened title={texts.title} onClose={stop}>
        <p aria-busy="true">The model is working on your plan. Nothing has changed yet.</p>
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
      {...texts}
      hasModel={data?.planner === 'model'}
      initial={wish}
      error={step.type === 'wish' ? step.error : undefined}
      onChange={(changed) => {
        setWish(changed);
        onChange?.(changed);
      }}
      onAskModel={(asked) => void askModel(asked)}
      chatbot={
        chatbot && {
          onAsk: async (asked) => setStep({ type: 'prompt', prompt: await chatbot.fetchPrompt(asked) }),
          onPaste: () => setStep({ type: 'reply' }),
        }
      }
      onClose={onClose}
    />
  );
}
