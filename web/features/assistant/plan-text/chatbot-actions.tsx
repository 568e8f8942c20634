import type { ChatbotAction } from './chatbot-dialogs.tsx';
import classes from './chatbot-actions.module.css';

interface ChatbotActionsProps {
  readonly onAction: (action: ChatbotAction) => void;
  /** The built-in planner knows too little about the goal. */
  readonly isExpert?: boolean;
}

/** Any chatbot can write the plan: the prompt goes there, and its reply comes back. */
export function ChatbotActions({ onAction, isExpert = false }: ChatbotActionsProps) {
  return (
    <p className={classes.actions}>
      <span>{isExpert ? 'Or let a chatbot plan it:' : 'Use any chatbot:'}</span>
      <button type="button" onClick={() => onAction('prompt')}>
        {isExpert ? 'Copy a prompt for any chatbot' : 'Copy prompt'}
      </button>
      <button type="button" onClick={() => onAction('paste')}>
        {isExpert ? 'Paste its plan' : 'Paste a plan'}
      </button>
    </p>
  );
}
