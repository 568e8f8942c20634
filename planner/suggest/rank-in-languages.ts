import { playbookHeaders } from '../library/playbooks.ts';
import { type Language, languages } from '../plan-fields.ts';
import { type Ranked, rank } from './rank.ts';
import { type SearchIndex, searchIndex } from './search-index.ts';

/** People mix English words into other languages, but not the other way round. */
const ENGLISH_FACTOR = 0.85;
/** Longer texts say no more about a goal. */
const MAX_LENGTH = 6000;
const MAX_SENTENCES = 40;
const sentenceEnd = /[.!?…\n。！？;]/u;

/** Every playbook at most once, best first. */
export function rankInLanguages(goal: string, language: Language | null): Ranked[] {
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
  const count = playbookHeaders().length;
  return parts.flatMap((tokens) => rank(index, tokens, count));
}
