import { loadWords } from '../languages/load-words.ts';
import { type Language, languages } from '../plan-fields.ts';

const MAX_LENGTH = 2000;
/** The part of the words that has to be known. */
const MIN_SHARE = 0.12;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const WORDS = /\p{L}+/gu;

const latin = languages.filter((language) => language !== 'ja');
let languagesOf: Map<string, Language[]> | undefined;

/** Null for other languages, and if two are equally likely. */
export function detectLanguage(text: string): Language | null {
  const sample = text.slice(0, MAX_LENGTH).normalize('NFC').toLowerCase();
  if (KANA.test(sample)) return 'ja';
  const words = sample.match(WORDS) ?? [];
  const scores = new Map<Language, number>();
  for (const word of words) {
    const all = commonWords().get(word) ?? [];
    for (const language of all) scores.set(language, (scores.get(language) ?? 0) + 1 / all.length);
  }
  const [best, second] = [...scores].toSorted(([, a], [, b]) => b - a);
  const isClear = best && best[1] > (second?.[1] ?? 0) && best[1] >= Math.max(0.5, words.length * MIN_SHARE);
  return isClear ? best[0] : null;
}

/** A word that several languages share says less about each of them. */
function commonWords(): ReadonlyMap<string, readonly Language[]> {
  if (languagesOf === undefined) {
    languagesOf = new Map();
    for (const language of latin) {
      for (const word of loadWords(language, 'common')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
    }
  }
  return languagesOf;
}
