import { Textarea } from '#web/ui/fields/textarea.tsx';
import { ChatbotActions } from '../plan-text/chatbot-actions.tsx';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import type { Corrections } from './corrections.ts';
import classes from './parts-field.module.css';

interface PartsFieldProps {
  readonly corrections: Corrections;
  readonly onCorrect: (corrections: Corrections) => void;
  readonly onAction: (action: ChatbotAction) => void;
}

/** Asks what the goal consists of if neither the text nor a playbook says it, or for a plan from someone who knows. */
export function PartsField({ corrections, onCorrect, onAction }: PartsFieldProps) {
  return (
    <div className={classes.parts}>
      <Textarea
        label="What has to be true before you are done?"
        description="Three to seven lines, one per line, as concrete as you can: “3 places visited by 15 January (4 h)”. The plan is made of them."
        rows={3}
        value={corrections.parts}
        onChange={({ currentTarget }) => onCorrect({ ...corrections, parts: currentTarget.value })}
      />
      <ChatbotActions isExpert onAction={onAction} />
    </div>
  );
}
