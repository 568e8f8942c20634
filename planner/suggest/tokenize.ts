import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { loadWords } from '../languages/load-words.ts';
import type { Language } from '../plan-fields.ts';
import { createJapaneseTokenizer } from './tokenize-japanese.ts';

/** The stems of the words that say something about a goal, in order. */
export type Tokenizer = (text: string) => string[];

const stemmers = { en: stemEnglish, de: stemGerman, es: stemSpanish, fr: stemFrench, pt: stemPortuguese };

/** Longer ones are split, since they are no words. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,39}/gu;
/** '5 km' and '5k' are one word, since the distance decides which race it is. */
const distance = /(?<n>\d) ?(?:k|kms?|kilomet(?:er|re)s?|kil[oó]metros?|quil[oóô]metros?)(?![\p{L}\p{N}])/giu;
/** '10000', '135lbs' and '3rd', but not '5km'. */
const number = /^\p{N}+(?:lbs?|kgs?|st|nd|rd|th|s|x|mins?|h|hrs?)?$/u;

/** Lower case without accents. */
const fold = (text: string) => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

const MIN_STEM = 3;
/** Shorter stems are shared by unlike words: 'casarse' has the stem of 'casa'. */
const MIN_SYNONYM_STEM = 4;

export function createTokenizer(language: Language): Tokenizer {
  if (language === 'ja') return createJapaneseTokenizer();
  const stemOf = createWordReader(language);
  return (text) => {
    const words = text.normalize('NFKC').replaceAll(distance, '$<n>km').toLowerCase().match(wordPattern) ?? [];
    return words.map(stemOf).filter((stem) => stem !== null);
  };
}

/** Returns the stem of a word in lower case, or null if the word says nothing about a goal. */
function createWordReader(language: keyof typeof stemmers): (word: string) => string | null {
  const stopWords = new Set(loadWords(language, 'stop-words').map(fold));
  const stemOf = (word: string) => {
    const folded = fold(word);
    const stem = fold(stemmers[language](word));
    // Stemmers shorten 'overeating' to 'over'.
    return stem.length < MIN_STEM || stopWords.has(stem) ? folded : stem;
  };
  const synonyms = new Map<string, string>();
  for (const group of loadWords(language, 'synonyms')) {
    const [common, ...others] = group.split(', ');
    for (const word of others) {
      synonyms.set(fold(word), stemOf(common!));
      if (stemOf(word).length >= MIN_SYNONYM_STEM) synonyms.set(stemOf(word), stemOf(common!));
    }
  }
  return (word) => {
    const folded = fold(word);
    if (stopWords.has(folded) || folded.length < 2 || number.test(folded)) return null;
    const own = stemOf(word);
    return synonyms.get(folded) ?? synonyms.get(own) ?? own;
  };
}
