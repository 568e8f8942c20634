import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Suggestions } from '#contract/outlines.ts';
import { planGeneratorQuery } from '#web/api/assistant.ts';
import chips from '../fields/example-chips.module.css';
import { ChatbotActions } from '../plan-text/chatbot-actions.tsx';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import type { Start } from './outline-draft.ts';
import classes from './outline-section.module.css';
import { PlaybookPicker } from './playbook-picker.tsx';

interface StartChoicesProps {
  readonly suggestions: Suggestions | undefined;
  /** Whether the user has chosen the built-in planner. */
  readonly isBuiltIn: boolean;
  /** What is being loaded. */
  readonly pending: Start | undefined;
  readonly onStart: (start: Start) => void;
  readonly onAction: (action: ChatbotAction) => void;
}

/** Where the steps may come from. A model, a playbook, a chatbot and the user's own head have the same rank. */
export function StartChoices({ suggestions, isBuiltIn, pending, onStart, onAction }: StartChoicesProps) {
  const { data: generator } = useQuery(planGeneratorQuery);
  const [panel, setPanel] = useState<'playbooks' | 'chatbot'>();
  // Playbooks are in English, so those who write in another language are better served elsewhere.
  const isForeign = (suggestions?.language ?? 'en') !== 'en';
  const note = isForeign ? ' (in English)' : '';

  const startButton = (key: string, label: ReactNode, start: Start) => (
    <button
      key={key}
      type="button"
      className={`${chips.chip} ${classes.start}`}
      aria-busy={pending?.source === start.source && pending.playbook?.id === start.playbook?.id}
      onClick={() => onStart(start)}
    >
      {label}
    </button>
  );
  const panelButton = (name: 'playbooks' | 'chatbot', label: string) => (
    <button
      key={name}
      type="button"
      className={`${chips.chip} ${classes.start}`}
      aria-expanded={panel === name}
      onClick={() => setPanel(panel === name ? undefined : name)}
    >
      {label}
    </button>
  );
  const playbooks = [
    ...(suggestions?.playbooks ?? []).map((playbook) =>
      startButton(
        playbook.id,
        <>
          <span className={classes.option}>{playbook.name}</span>
          {note}
        </>,
        { source: 'playbook', playbook },
      ),
    ),
    panelButton('playbooks', `Another playbook…${note}`),
  ];
  const chatbot = panelButton('chatbot', 'Use a chatbot');
  return (
    <fieldset className={chips.examples}>
      <legend>Start from</legend>
      <div className={chips.chips}>
        {generator?.planner === 'model' &&
          !isBuiltIn &&
          startButton(
            'model',
            <>
              Ask <bdi>{generator.model}</bdi>
            </>,
            { source: 'model', playbook: null },
          )}
        {isForeign ? [chatbot, ...playbooks] : [...playbooks, chatbot]}
        {startButton('own', 'My own steps', { source: 'own', playbook: null })}
      </div>
      {panel === 'playbooks' && <PlaybookPicker onChoose={(playbook) => onStart({ source: 'playbook', playbook })} />}
      {panel === 'chatbot' && <ChatbotActions onAction={onAction} />}
    </fieldset>
  );
}
