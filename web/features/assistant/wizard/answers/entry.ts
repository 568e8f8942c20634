import { answerOrList } from '#contract/assistant/plan-request.ts';
import { answerText, type Question, NO_PREFERENCE } from '#domain/assistant/brief.ts';
import { validationMessage } from '#web/forms/validation.ts';

/** A list of texts if the question is multi-select, otherwise a single text. */
export type Answer = string | string[];

/** The raw input for a question: the selected examples and the typed text. */
export interface Entry {
  readonly chosen: readonly string[];
  readonly text: string;
}

export const emptyEntry: Entry = { chosen: [], text: '' };

/** Converts the input to an answer, which is empty if there is no input. */
export function toAnswer({ multiSelect }: Question, { chosen, text }: Entry): Answer {
  const typed = text.trim();
  return multiSelect ? [...chosen, ...(typed === '' || chosen.includes(typed) ? [] : [typed])] : typed;
}

/** Converts an answer back to input, which is empty for a skipped question. */
export function toEntry({ multiSelect, examples }: Question, answer: Answer): Entry {
  if (formatAnswer(answer) === NO_PREFERENCE) return emptyEntry;
  if (!multiSelect) return { chosen: [], text: formatAnswer(answer) };
  const parts = typeof answer === 'string' ? [answer] : answer;
  return {
    chosen: examples.filter((example) => parts.includes(example)),
    text: parts.filter((part) => !examples.includes(part)).join(', '),
  };
}

export function skippedAnswer(question: Question): Answer {
  return toAnswer(question, { chosen: [], text: NO_PREFERENCE });
}

export function answerError(answer: Answer): string | undefined {
  return validationMessage(answerOrList, answer);
}

/** Keeps the selected examples in the order in which they are offered. */
export function toggleExample(
  { examples }: Question,
  chosen: readonly string[],
  example: string,
  isSelected: boolean,
): readonly string[] {
  return examples.filter((other) => (other === example ? isSelected : chosen.includes(other)));
}

export function formatAnswer(answer: Answer): string {
  return answerText({ a: answer });
}
