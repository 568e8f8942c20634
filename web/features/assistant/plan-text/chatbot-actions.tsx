import { LinkButton } from '#web/ui/button/link-button.tsx';
import type { ChatbotAction } from './chatbot-dialogs.tsx';
import * as classes from './chatbot-actions.module.css';

interface ChatbotActionsProps {
  /** Omitted where it is clear that this is about a chatbot. */
  readonly label?: string;
  readonly onAction: (action: ChatbotAction) => void;
}

/** Any chatbot can write the plan: the prompt goes there, and its reply comes back. */
export function ChatbotActions({ label, onAction }: ChatbotActionsProps) {
  return (
    <p className={classes.actions}>
      {label && <span>{label}</span>}
      <LinkButton onClick={() => onAction('prompt')}>Copy prompt</LinkButton>
      <LinkButton onClick={() => onAction('paste')}>Paste a plan</LinkButton>
    </p>
  );
}
