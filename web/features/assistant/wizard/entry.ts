import { answers } from '#contract/assistant.ts';
import { type Question, skipped } from '#domain/assistant/brief.ts';
import { textOf } from '#domain/assistant/read-frame.ts';
import { messageOf } from '#web/api/message-of.ts';

/** Of a question that takes several, a list. */
export type Answer = string | string[];

/** What stands in the fields of a question: which of several examples are ticked, and what was typed. */
export interface Entry {
  readonly chosen: readonly string[];
  readonly text: string;
}

export const noEntry: Entry = { chosen: [], text: '' };

/** What the fields say: of a question that takes several, a list. Empty where they say nothing. */
export function answerOf({ multiSelect }: Question, { chosen, text }: Entry): Answer {
  const typed = text.trim();
  return multiSelect ? [...chosen, ...(typed === '' || chosen.includes(typed) ? [] : [typed])] : typed;
}

/** How the fields say an answer. */
export function entryOf({ multiSelect, examples }: Question, answer: Answer): Entry {
  if (inWords(answer) === skipped) return noEntry;
  if (!multiSelect) return { chosen: [], text: inWords(answer) };
  const parts = typeof answer === 'string' ? [answer] : answer;
  return {
    chosen: examples.filter((example) => parts.includes(example)),
    text: parts.filter((part) => !examples.includes(part)).join(', '),
  };
}

/** What is recorded of a question that is passed over. */
export function skippedAnswer(question: Question): Answer {
  return answerOf(question, { chosen: [], text: skipped });
}

export function answerError(answer: Answer): string | undefined {
  return messageOf(answers, answer);
}

/** With an example ticked or not; they stay in the order in which they are offered. */
export function ticked({ examples }: Question, entry: Entry, example: string, isTicked: boolean): Entry {
  const isChosen = (other: string) => (other === example ? isTicked : entry.chosen.includes(other));
  return { ...entry, chosen: examples.filter(isChosen) };
}

export function inWords(answer: Answer): string {
  return textOf({ q: '', a: answer, pillar: '' });
}
