import { guessLanguage } from '../detect-language.ts';
import { isInterjection } from './interjections.ts';
import { isPointing } from './pronouns.ts';

/** Longer than a title that can be read at a glance. */
const MAX_TITLE = 90;
const NEGATIVE =
  /^(?:not (?:going|touching|using|doing|joining|buying|with)|i(?:'m| am) not|i (?:don't|won't|can't)|ich (?:bin|habe|will|gehe) nicht|no (?:voy|quiero|tengo|pienso)|je ne|on ne|n'est pas|não (?:vou|quero|tenho))(?![a-zA-ZÀ-ɏ])/i;

/** Whether a goal tells too little, or too much, to be the title of a plan. */
export function isPoorTitle(goal: string): boolean {
  return (
    goal.length > MAX_TITLE || isInterjection(goal) || NEGATIVE.test(goal) || isPointing(goal, guessLanguage(goal))
  );
}
