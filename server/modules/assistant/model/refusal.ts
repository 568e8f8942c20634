import { REFUSAL_WORD } from './plan-prompt.ts';

export interface ModelResponse {
  readonly text: string;
  /** The JSON object in the text, if there is one. */
  readonly value: unknown;
  /** The content filter of the provider withheld the response. */
  readonly isFiltered: boolean;
}

/** Some models explain themselves after the word, and some put it into bold type. */
const MAX_WORD_POSITION = 40;

/** How models start a refusal, in the most common languages. */
const REFUSAL_PATTERN =
  /^\W*(i['’]?m (really |so |very |deeply )?sorry|sorry|i (can['’]?t|can ?not|won['’]?t|will not|am unable|must decline|am not able)|i['’]?m (not able|unable|concerned)|es tut mir (sehr )?leid|tut mir leid|dabei kann ich|ich kann (dir|ihnen|dabei|das)[^.]* nicht|lo siento|no puedo|(je suis )?désolée?|je ne peux pas|desculpe|sinto muito|não posso|mi dispiace|non posso|het spijt me|ik kan (je|u|dit)[^.]* niet|申し訳|ごめん)/iu;

/** Recognizes a refusal in a response that contains no plan. */
export function isRefusalText(text: string): boolean {
  const start = text.slice(0, MAX_WORD_POSITION);
  return start.includes(REFUSAL_WORD) || /"refused"\s*:\s*true/.test(start) || REFUSAL_PATTERN.test(text);
}

/** Recognizes a refusal by the content filter, in the agreed field, or in words. */
export function isRefusal({ text, value, isFiltered }: ModelResponse): boolean {
  if (isFiltered) return true;
  if (typeof value !== 'object' || value === null) return REFUSAL_PATTERN.test(text);
  const { refused, title, question } = value as Record<string, unknown>;
  return (
    refused === true || [title, question].some((field) => typeof field === 'string' && REFUSAL_PATTERN.test(field))
  );
}
