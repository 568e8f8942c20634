import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { type Change, changeWords } from './changes.ts';
import { fold } from './fold.ts';
import { negationCues } from './negation.ts';
import { actionVerbsOf, neutralWordsOf, prepositionsOf, stopWordsOf } from './stop-words.ts';
import { synonymGroups } from './synonyms.ts';

export interface LexiconEntry {
  readonly folded: string;
  /** Null if the word says nothing about a goal. */
  readonly stem: string | null;
  readonly isNeutral: boolean;
  readonly isAction: boolean;
  readonly isPreposition: boolean;
  readonly isNegation: boolean;
  readonly change: Change | undefined;
}

const stemmers = { en: stemEnglish, de: stemGerman, es: stemSpanish, fr: stemFrench, pt: stemPortuguese };
/** '10,000', '135lbs' and '3rd', but not '5km'. */
const number = /^\p{N}[\p{N}.,]*(?:lbs?|kgs?|st|nd|rd|th|s|x|min|mins|h|hrs?|€|%)?$/u;
/** More than one language has in all playbooks. */
const MAX_CACHED = 20_000;

/** What is known about a word in lower case. */
export function createLexicon(language: keyof typeof stemmers): (word: string) => LexiconEntry {
  const stop = new Set(stopWordsOf(language).map(fold));
  const neutral = new Set(neutralWordsOf(language).map(fold));
  const prepositions = new Set(prepositionsOf(language).map(fold));
  const stemOf = (word: string, folded: string) => {
    const stem = fold(stemmers[language](word));
    // Stemmers shorten 'overeating' to 'over'.
    return stop.has(stem) || stem.length < 3 ? folded : stem;
  };
  const actions = new Set(actionVerbsOf(language).map((word) => stemOf(word, fold(word))));
  const negations = new Set(negationCues(language).map(fold));
  const changes = new Map(
    changeWords(language).map(([word, change]) => [stemOf(word.toLowerCase(), fold(word)), change]),
  );
  const words = new Map<string, string>();
  const stems = new Map<string, string>();
  for (const { words: group, isExact } of synonymGroups(language)) {
    const common = stemOf(group[0]!, fold(group[0]!));
    for (const word of group) words.set(fold(word), common);
    if (!isExact) for (const word of group) stems.set(stemOf(word, fold(word)), common);
  }
  const read = (word: string): LexiconEntry => {
    const folded = fold(word);
    const isPreposition = prepositions.has(folded);
    const isEmpty = stop.has(folded) || folded.length < 2 || number.test(folded);
    const own = isEmpty ? null : stemOf(word, folded);
    const stem = own === null ? null : (words.get(folded) ?? stems.get(own) ?? own);
    return {
      folded,
      stem,
      isNeutral: neutral.has(folded),
      isAction: own !== null && actions.has(own),
      isPreposition,
      isNegation: negations.has(folded),
      change: own === null ? undefined : changes.get(own),
    };
  };
  const cache = new Map<string, LexiconEntry>();
  return (word) => {
    let entry = cache.get(word);
    if (!entry) {
      entry = read(word);
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(word, entry);
    }
    return entry;
  };
}
