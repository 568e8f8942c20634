import { type PlaybookLanguage, playbookLanguages } from '../playbooks/playbook.ts';
import { fold } from './fold.ts';
import { removeNegatedStatements } from './negation.ts';
import { phraseIndex } from './phrase-index.ts';
import { type Ranked, rankPlaybooks } from './rank-playbooks.ts';
import { splitText } from './segments.ts';
import { stopWordsOf } from './stop-words.ts';

/** People mix English words into other languages, but not the other way round. */
const OTHER_LANGUAGE_FACTOR = 0.85;

const emptyWordsByLanguage = new Map<PlaybookLanguage, ReadonlySet<string>>();

/** Words such as 'de' and 'dans', which would be taken for English ones. */
function emptyWordsOf(language: PlaybookLanguage): ReadonlySet<string> {
  const words =
    emptyWordsByLanguage.get(language) ??
    new Set(stopWordsOf(language).flatMap((word) => [fold(word), word.replace(/s$/, '')]));
  emptyWordsByLanguage.set(language, words);
  return words;
}

/** Every playbook once, best first. */
export function rankInLanguages(text: string, goal: string, language: string | null): Ranked[] {
  const own = playbookLanguages.find((name) => name === language);
  const ranked = (own ? [...new Set([own, 'en'] as const)] : likelyLanguages(text))
    .flatMap((name) => {
      const factor = own && name !== own ? OTHER_LANGUAGE_FACTOR : 1;
      const wanted = removeNegatedStatements(text, own ?? name);
      const isUnwanted = text.includes(goal) && !wanted.includes(goal);
      const segments = splitText(wanted, isUnwanted ? '' : goal);
      const emptyWords = own && name !== own ? emptyWordsOf(own) : undefined;
      return rankPlaybooks(phraseIndex(name), segments, goal, emptyWords).map((match) => ({
        ...match,
        score: match.score * factor,
      }));
    })
    .toSorted((one, other) => other.score - one.score);
  const seen = new Set<number>();
  return ranked.filter(({ playbook }) => !seen.has(playbook) && seen.add(playbook));
}

/** Whether English playbooks contain all the words. The indexes of the other languages take a second to build. */
export const isKnownEnglish = (text: string) => knownShare(text, 'en') === 1;

/** The languages whose playbooks contain most of the words; English if it is one of them. */
function likelyLanguages(text: string): PlaybookLanguage[] {
  const shares = playbookLanguages.map((name) => knownShare(text, name));
  const most = Math.max(...shares);
  const likely = playbookLanguages.filter((_, index) => shares[index]! > 0 && shares[index]! >= most - 0.1);
  return likely.includes('en') && shares[0] === most ? ['en'] : likely;
}

/** How many of the words the playbooks contain in a language, from 0 to 1. */
function knownShare(text: string, language: PlaybookLanguage): number {
  const { tokenize, ids } = phraseIndex(language);
  const tokens = tokenize(text);
  return tokens.filter(({ stem }) => ids.has(stem)).length / (tokens.length || 1);
}
