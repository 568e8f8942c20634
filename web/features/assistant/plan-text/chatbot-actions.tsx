import type { ChatbotAction } from './chatbot-dialogs.tsx';
import classes from './chatbot-actions.module.css';

interface ChatbotActionsProps {
  readonly onAction: (action: ChatbotAction) => void;
}

/** Any chatbot can write the plan: the prompt goes there, and its reply comes back. */
export function ChatbotActions({ onAction }: ChatbotActionsProps) {
  return (
    <p className={classes.actions}>
      <span>Use any chatbot:</span>
      <button type="button" onClick={() => onAction('prompt')}>
        Copy prompt
      </button>
      <button type="button" onClick={() => onAction('paste')}>
        Paste a plan
      </button>
    </p>
  );
}
