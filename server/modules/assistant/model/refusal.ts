/** What a model has said, and what of it was the object that it was asked for. */
export interface ModelAnswer {
  readonly text: string;
  readonly value: unknown;
  /** Its provider held the answer back. */
  readonly isFiltered: boolean;
}

/** How models begin when they decline, in the languages they are asked in most. */
const DECLINES =
  /^\W*(i['’]?m (really |so |very |deeply )?sorry|sorry|i (can['’]?t|can ?not|won['’]?t|will not|am unable|must decline|am not able)|i['’]?m (not able|unable|concerned)|es tut mir (sehr )?leid|tut mir leid|dabei kann ich|ich kann (dir|ihnen|dabei|das)[^.]* nicht|lo siento|no puedo|(je suis )?désolée?|je ne peux pas|desculpe|sinto muito|não posso|mi dispiace|non posso|het spijt me|ik kan (je|u|dit)[^.]* niet|申し訳|ごめん)/iu;

/** A model that declines is believed, however it says so: as a filter, as the agreed field, or in words. */
export function isRefusal({ text, value, isFiltered }: ModelAnswer): boolean {
  if (isFiltered) return true;
  if (typeof value !== 'object' || value === null) return DECLINES.test(text);
  const { refused, title, question } = value as Record<string, unknown>;
  return refused === true || [title, question].some((said) => typeof said === 'string' && DECLINES.test(said));
}
