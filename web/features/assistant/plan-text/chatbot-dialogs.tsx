import { useState } from 'react';
import { fetchPlanPrompt, type PromptInput } from '#web/api/assistant/plan-texts.ts';
import { CopyTextDialog } from '#web/widgets/plan/copy-text-dialog.tsx';
import type { GeneratedPlan } from '../draft/generated-plan.ts';
import type { SpecValues } from '../fields/spec.ts';
import { PastePlanDialog } from './paste-plan-dialog.tsx';
import { PromptGoalDialog } from './prompt-goal-dialog.tsx';

export type ChatbotAction = 'prompt' | 'paste';

interface ChatbotDialogsProps {
  readonly action: ChatbotAction;
  /** What the prompt is about. Undefined if the user has not described a goal yet. */
  readonly description: PromptInput | undefined;
  /** What the user has chosen for the plan. */
  readonly chosen: SpecValues;
  /** A pasted plan replaces a draft that is not saved. */
  readonly hasDraft?: boolean;
  readonly onPlan: (plan: GeneratedPlan) => void;
  readonly onClose: () => void;
}

export function ChatbotDialogs(props: ChatbotDialogsProps) {
  const { action, description, chosen, hasDraft = false, onPlan, onClose } = props;
  const [goal, setGoal] = useState<PromptInput>();
  const subject = description ?? goal;
  if (action === 'paste')
    return <PastePlanDialog hasDraft={hasDraft} chosen={chosen} onPlan={onPlan} onClose={onClose} />;
  if (!subject) return <PromptGoalDialog onSubmit={setGoal} onClose={onClose} />;
  return (
    <CopyTextDialog
      title="Copy prompt"
      doneMessage="Prompt copied. Paste it into any chatbot, then come back and paste its plan here."
      load={() => fetchPlanPrompt(subject)}
      onClose={onClose}
    />
  );
}
