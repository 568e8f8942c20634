import { playbookHeaders } from '../library/playbooks.ts';
import { type Language, languages, type Suggestions } from '../plan-fields.ts';
import { type Ranked, rank } from './rank.ts';
import { type SearchIndex, searchIndex } from './search-index.ts';

const MAX_SUGGESTIONS = 5;
/** Below it, the words in common say nothing. */
const MIN_SCORE = 3;
/** The user hardly meant a playbook that matches so much worse than the best one. */
const MIN_SHARE_OF_BEST = 0.3;
/** At most 2 % of short goals are then taken for another one. */
const MIN_CONFIDENCE = 0.8;

/** More matching words do not make up for another playbook that matches almost as well, nor a large margin for a bad match. */
const MAX_SCORE = 16;
const MAX_MARGIN = 0.6;

/** Longer goals tell a story, which may mention anything. */
const MAX_CLEAR_WORDS = 25;
const MAX_CLEAR_CHARACTERS = 60;
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** People mix English words into other languages, but not the other way round. */
const ENGLISH_FACTOR = 0.85;
/** Longer texts say no more about a goal. */
const MAX_LENGTH = 6000;
const MAX_SENTENCES = 40;
const sentenceEnd = /[.!?…\n。！？;]/u;

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

/** Every playbook at most once, best first. */
function rankInLanguages(goal: string, language: Language | null): Ranked[] {
  // Normalization expands some characters to whole phrases.
  const text = goal.slice(0, MAX_LENGTH).normalize('NFKC').slice(0, MAX_LENGTH);
  const best = new Map<number, Ranked>();
  for (const name of language === null ? languages : new Set([language, 'en' as const])) {
    const factor = language === null || name === language ? 1 : ENGLISH_FACTOR;
    for (const match of rankSentences(searchIndex(name), text)) {
      const score = match.score * factor;
      if (score > (best.get(match.playbook)?.score ?? 0)) best.set(match.playbook, { ...match, score });
    }
  }
  return [...best.values()].toSorted((one, other) => other.score - one.score);
}

/** Each sentence by itself, so that a long text is not a bag of words of which some happen to fit any playbook. */
function rankSentences(index: SearchIndex, text: string): Ranked[] {
  const sentences = text.split(sentenceEnd).map((sentence) => index.tokenize(sentence));
  const parts = sentences.filter((tokens) => tokens.length > 0).slice(0, MAX_SENTENCES);
  return parts.flatMap((tokens) => rank(index, tokens));
}

/**
 * How likely the first one is right, from 0 to 1: a logistic regression on 43,000 phrases from the headers of playbooks, each left out
 * of the index alone or together with its playbook.
 */
function confidence([first, second]: readonly Ranked[]): number {
  if (!first) return 0;
  const margin = 1 - (second?.score ?? 0) / first.score;
  const sum =
    -5.1 +
    1.65 * Math.log(Math.min(first.score, MAX_SCORE)) +
    3.7 * Math.min(margin, MAX_MARGIN) +
    1.65 * first.precision ** 2 -
    (first.isOpposed ? 1.2 : 0);
  return 1 / (1 + Math.exp(-sum));
}
