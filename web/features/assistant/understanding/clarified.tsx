import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PlaybookReference } from '#contract/understanding.ts';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import classes from './clarified.module.css';
import { chosenPlaybooks, playbooksKey } from './corrections.ts';
import { PartsField } from './parts-field.tsx';
import { PlaybookQuestion } from './playbook-question.tsx';
import { Understood, type UnderstoodProps } from './understood.tsx';

interface ClarifiedProps extends Pick<UnderstoodProps, 'reading' | 'corrections' | 'onCorrect' | 'hidesHours'> {
  readonly onAction: (action: ChatbotAction) => void;
}

/** One question at a time about a goal that is not clear, and what was understood. No question has to be answered. */
export function Clarified({ onAction, ...understood }: ClarifiedProps) {
  const { reading, corrections, onCorrect } = understood;
  const { read, corrected } = reading;
  const container = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLElement>(null);
  const chosen = chosenPlaybooks(read, corrections);
  const playbooks = chosen ?? corrected.playbooks;
  const asksForPlaybook = chosen === undefined && playbooks.length === 0 && corrected.alternatives.length > 0;
  // The answer to the first question makes no difference, so the next one does not wait for the server.
  const { needsParts } = read.playbooks.length === 0 ? read : corrected;
  const asksForParts = !asksForPlaybook && playbooks.length === 0 && needsParts;

  function answer(playbook: PlaybookReference | undefined) {
    const values = { ...corrections.values, [playbooksKey(read)]: playbook ? [playbook] : [] };
    flushSync(() => onCorrect({ ...corrections, values }));
    // The button that had the focus is gone. The next question is asked where it was.
    (container.current?.querySelector('textarea') ?? row.current)?.focus();
  }

  return (
    <div ref={container} className={classes.clarified}>
      <div className={classes.content}>
        {asksForPlaybook && (
          <div className={classes.reveal}>
            <PlaybookQuestion suggestions={corrected.alternatives} onAnswer={answer} />
          </div>
        )}
        {(asksForParts || corrections.parts !== '') && (
          <div className={classes.reveal}>
            <PartsField corrections={corrections} onCorrect={onCorrect} onAction={onAction} />
          </div>
        )}
        {/* Below, because their number changes while the user types. */}
        <Understood {...understood} ref={row} hidesOwnPlan={asksForPlaybook} />
      </div>
    </div>
  );
}
