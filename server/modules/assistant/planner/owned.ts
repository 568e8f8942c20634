import type { PlanInput } from '../plan-input.ts';
import { contentStems, stemsOf } from './user-words.ts';

/** What a task gets is named among its first words. */
const NEAR_WORDS = 9;
const acquirePattern =
  /^(?:buy|borrow|get|order|hire|rent|purchase|find|choose|download|register|apply for|take out)\b/i;
const faultyAfter = /^[^.,;:!?]{0,20}?\b(?:that|which|but|though|although|needs?|is|are|isn't|aren't|doesn't|don't)\b/i;
const faultyBefore =
  /\b(?:broken|old|leaky|leaking|worn|faulty|cheap|blunt|rusty|dead|wrong|small|ancient|battered)\s+$/i;

/** The things the user has that do what they should: of 'goggles that leak' and 'an old saw', a new one may be needed. */
export function soundPossessions({ facts, text }: PlanInput): string[] {
  return facts.has.filter((thing) => {
    const noun = thing.replace(/^(?:an?|the|some|my|our) /i, '');
    const at = text.toLowerCase().indexOf(noun.toLowerCase());
    return (
      !/^(?:broken|old|leaky|worn|faulty|blunt|rusty|battered)\b/i.test(noun) &&
      !faultyBefore.test(text.slice(0, Math.max(0, at))) &&
      (at === -1 || !faultyAfter.test(text.slice(at + noun.length)))
    );
  });
}

/** Whether a task only gets something that the user has. */
export function isAboutGetting(text: string, thing: string): boolean {
  if (!acquirePattern.test(text)) return false;
  const words = contentStems(thing);
  const near = new Set(stemsOf(text).slice(0, NEAR_WORDS));
  return words.length > 0 && words.every((word) => near.has(word));
}
