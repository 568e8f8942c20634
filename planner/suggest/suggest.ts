import { playbookHeaders } from '../library/playbooks.ts';
import type { Language, Suggestions } from '../plan-fields.ts';
import { confidence } from './confidence.ts';
import { rankInLanguages } from './rank-in-languages.ts';

const MAX_SUGGESTIONS = 5;
/** Below it, the words in common say nothing. */
const MIN_SCORE = 4;
/** The user hardly meant a playbook that matches so much worse than the best one. */
const MIN_SHARE_OF_BEST = 0.45;
/** At most 2 % of short goals are then taken for another one. */
const MIN_CONFIDENCE = 0.8;

/** Longer goals tell a story, which may mention anything. */
const MAX_CLEAR_WORDS = 25;
const MAX_CLEAR_CHARACTERS = 60;
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The playbooks that a goal may be about. */
export function suggest(goal: string, language: Language | null): Suggestions {
  const ranked = rankInLanguages(goal, language);
  const minScore = Math.max(MIN_SCORE, MIN_SHARE_OF_BEST * (ranked[0]?.score ?? 0));
  const headers = playbookHeaders();
  const likely = ranked.filter(({ score }) => score >= minScore).slice(0, MAX_SUGGESTIONS);
  const playbooks = likely.map(({ playbook }) => {
    const { id, name } = headers[playbook]!;
    return { id, name };
  });
  return { playbooks, isClear: playbooks.length > 0 && isShort(goal) && confidence(ranked) >= MIN_CONFIDENCE };
}

function isShort(goal: string): boolean {
  const text = goal.trim();
  return withoutSpaces.test(text) ? text.length <= MAX_CLEAR_CHARACTERS : text.split(/\s+/).length <= MAX_CLEAR_WORDS;
}
