import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Suggestions } from '#contract/assistant/outlines.ts';
import { planGeneratorQuery } from '#web/api/assistant/assistant.ts';
import { ChipButton, ChipGroup } from '#web/ui/chip/chip.tsx';
import { ChatbotActions } from '../plan-text/chatbot-actions.tsx';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import type { Start } from './outline-draft.ts';
import * as classes from './outline-section.module.css';
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

/** Starts at once, or opens a panel with more. */
interface Choice {
  readonly key: string;
  readonly label: ReactNode;
  readonly start?: Start;
}

/** Where the steps may come from. A model, a playbook, a chatbot and the user's own head have the same rank. */
export function StartChoices({ suggestions, isBuiltIn, pending, onStart, onAction }: StartChoicesProps) {
  const { data: generator } = useQuery(planGeneratorQuery);
  const [panel, setPanel] = useState<string>();
  // Playbooks are in English, so those who write in another language are better served elsewhere.
  const isForeign = (suggestions?.language ?? 'en') !== 'en';
  const note = isForeign ? ' (in English)' : '';
  const model: Choice = { key: 'model', label: `Ask ${generator?.model}`, start: { source: 'model', playbook: null } };
  const chatbot: Choice = { key: 'chatbot', label: 'Use a chatbot' };
  const suggested = suggestions?.playbooks ?? [];
  const playbooks: readonly Choice[] = [
    ...suggested.map((playbook) => ({
      key: playbook.id,
      label: <span className={classes.option}>{playbook.name + note}</span>,
      start: { source: 'playbook', playbook } as const,
    })),
    { key: 'playbooks', label: `${suggested.length > 0 ? 'Another' : 'A'} playbook${note}…` },
  ];
  const choices: readonly Choice[] = [
    ...(generator?.planner === 'model' && !isBuiltIn ? [model] : []),
    ...(isForeign ? [chatbot, ...playbooks] : [...playbooks, chatbot]),
    { key: 'own', label: 'My own steps', start: { source: 'own', playbook: null } },
  ];
  return (
    <ChipGroup
      legend="Start from"
      panel={
        <>
          {panel === 'playbooks' && (
            <PlaybookPicker onChoose={(playbook) => onStart({ source: 'playbook', playbook })} />
          )}
          {panel === 'chatbot' && <ChatbotActions onAction={onAction} />}
        </>
      }
    >
      {choices.map(({ key, label, start }) => (
        <ChipButton
          key={key}
          aria-busy={start && pending?.source === start.source && pending.playbook?.id === start.playbook?.id}
          aria-expanded={start ? undefined : panel === key}
          dir="auto"
          onClick={() => (start ? onStart(start) : setPanel(panel === key ? undefined : key))}
        >
          {label}
        </ChipButton>
      ))}
    </ChipGroup>
  );
}
