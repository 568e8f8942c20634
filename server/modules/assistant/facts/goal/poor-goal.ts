import { guessLanguage } from '../detect-language.ts';
import { isStatement } from './goal-sentence.ts';
import { isInterjection } from './interjections.ts';
import { isPointing } from './pronouns.ts';

const NEGATIVE =
  /^(?:not (?:going|touching|using|doing|joining|buying|with)|i(?:'m| am) not|i (?:don't|won't|can't)|ich (?:bin|habe|will|gehe) nicht|no (?:voy|quiero|tengo|pienso)|je ne|on ne|n'est pas|não (?:vou|quero|tenho))(?![a-zA-ZÀ-ɏ])/i;

/** Whether a goal tells too little to be the title of a plan. */
export function isPoorTitle(goal: string): boolean {
  const language = guessLanguage(goal);
  return isInterjection(goal) || NEGATIVE.test(goal) || isPointing(goal, language) || isStatement(goal, language);
}
