import { loadWords } from '../languages/load-words.ts';
import { type Language, languages } from '../plan-fields.ts';
import { lexiconOf } from './lexicon.ts';
import { normalizeText } from './normalize-text.ts';

const MAX_LENGTH = 2000;
/** The part of the words that has to be known. */
const MIN_SHARE = 0.12;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Words, and letters that hardly any other of the languages has. The lists contain both. */
const EVIDENCE = [/\p{L}+/gu, /[ñãõßäöœèùû]/gu];

const latin = languages.filter((language) => language !== 'ja');
let commonWords: ReadonlyMap<string, readonly { readonly language: Language }[]> | undefined;

/** Null for other languages, and if two are equally likely. */
export function detectLanguage(text: string): Language | null {
  const sample = text.slice(0, MAX_LENGTH).normalize('NFC').toLowerCase();
  if (KANA.test(sample)) return 'ja';
  commonWords ??= Map.groupBy(
    latin.flatMap((language) => {
      const words = new Set([...loadWords(language, 'common'), ...lexiconOf(language).terms.keys()]);
      return Array.from(words, (word) => ({ word, language }));
    }),
    ({ word }) => word,
  );
  const words = EVIDENCE.flatMap((pattern) => sample.match(pattern) ?? []);
  const scores = new Map<Language, number>();
  for (const word of words) {
    const all = commonWords.get(word) ?? commonWords.get(normalizeText(word)) ?? [];
    // A word that several languages share says less about each of them.
    for (const { language } of all) scores.set(language, (scores.get(language) ?? 0) + 1 / all.length);
  }
  const [best, second] = [...scores].toSorted(([, a], [, b]) => b - a);
  const isClear = best && best[1] > (second?.[1] ?? 0) && best[1] >= Math.max(0.5, words.length * MIN_SHARE);
  return isClear ? best[0] : null;
}
