import { correctSpelling } from './correct-spelling.ts';

/** Only longer words are certain enough to be corrected. */
const LONG_WORD = /(?<= )\p{L}{5,16}(?= )/gu;

/** Words spelled out to avoid detection: 'k i l l'. */
const SPELLED_OUT = /(?<= )(?:(?:\p{L} ){3,}|ki ll |k ill |mu rd er |mur der |sui cide |su ic ide |suici de )/gu;

/** Characters that replace letters inside a word: 'su1c1de'. */
const LEETSPEAK: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const LEETSPEAK_PATTERN = /(?<=\p{L})[013457@$!]+(?=\p{L})/gu;

/** No script has more than four marks on a letter, and reordering thousands of them takes a second. */
const EXCESS_MARKS = /(?<few>\p{M}{4})\p{M}+/gu;

/** Letters that normalization does not take apart: 'sœur', 'pobił', 'kız'. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', ı: 'i' };

/** Drops accents, also in patterns, because 'й' and 'ё' lose their marks like 'é' does. */
export const dropAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/[ßœæøłı]/g, (letter) => LETTERS[letter]!);

/**
 * ' i dont want to live . ': lower case without accents, single spaces around words, dots after sentences. Drops Arabic
 * presentation forms, because normalization expands some of them to whole phrases.
 */
export function normalizeWords(text: string): string {
  const plain = text
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufb50-\ufdff\ufeff]/g, '')
    .replaceAll(EXCESS_MARKS, '$<few>')
    .replaceAll(/['’‘`´＇]/g, '')
    .toLowerCase();
  const folded = dropAccents(plain)
    .replaceAll(LEETSPEAK_PATTERN, (signs) => Array.from(signs, (sign) => LEETSPEAK[sign]!).join(''))
    .replaceAll(/[.!?;:。！？\n]+/g, ' . ')
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ');
  return ` ${folded} `
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(SPELLED_OUT, (letters) => `${letters.replaceAll(' ', '')} `)
    .replaceAll(/(?<letter>\p{L})\k<letter>{2,}/gu, '$<letter>')
    .replaceAll(LONG_WORD, (word) => correctSpelling(word));
}
