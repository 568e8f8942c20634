import { correctSpelling } from './spelling.ts';

/** Scripts that do not put spaces between words: each of their letters counts as a word. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]`;
const WORD = new RegExp(String.raw`${UNSPACED}|\p{N}+|(?:(?!${UNSPACED})[^\p{N}\s])+`, 'gu');

const unspaced = new RegExp(UNSPACED, 'u');

export const isUnspaced = (text: string): boolean => unspaced.test(text);

/** How much of a text is read at a time: less where each letter counts as a word. */
const PIECE_LENGTH = 1000;
const UNSPACED_PIECE_LENGTH = 200;

/** Words spelled out to avoid detection: 'k i l l'. */
const SPELLED_OUT = /(?<![\p{L}\p{N}])\p{L}(?:[ .-]{1,2}\p{L}){2,30}(?![\p{L}\p{N}])/gu;

/** Characters that replace letters inside a word: 'su1c1de'. */
const LEETSPEAK = { signs: '013457@$!', letters: 'oieastasi' };
const LEETSPEAK_PATTERN = /(?<=\p{L})[013457@$!]{1,3}(?=\p{L})/gu;

/** Letters that normalization does not take apart: 'sœur', 'pobił', 'kız'. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', ı: 'i' };

export const dropAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/[ßœæøłı]/g, (letter) => LETTERS[letter]!);

export const splitWords = (text: string): string[] => text.match(WORD) ?? [];

/** Cuts a text at the ends of sentences, or between words if sentences are very long. */
export function* cutPieces(text: string): Generator<string> {
  let rest = text;
  for (;;) {
    // Some signs are normalized to several letters.
    const isDense = isUnspaced(rest.slice(0, PIECE_LENGTH).normalize('NFKD'));
    const max = isDense ? UNSPACED_PIECE_LENGTH : PIECE_LENGTH;
    if (rest.length <= max) break;
    const piece = rest.slice(0, max);
    const lastOf = (ends: readonly string[]) => Math.max(...ends.map((end) => piece.lastIndexOf(end)));
    const length = lastOf(['\n', '. ', '。', '! ', '? ']) + 1 || lastOf([' ']) + 1 || max;
    yield rest.slice(0, length);
    rest = rest.slice(length);
  }
  yield rest;
}

/** The words of each sentence, in lower case without accents, apostrophes and disguises. */
export function readSentences(text: string): string[][] {
  const plain = text
    // Marks that nobody sees, those that pile up on one letter, and signs that normalization expands to whole sentences.
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufb50-\ufdff\ufeff]/g, '')
    .replaceAll(/(?<=\p{M}{4})\p{M}/gu, '')
    .replaceAll(/['’‘`´＇]/g, '')
    .toLowerCase();
  const letters = dropAccents(plain)
    .replaceAll(LEETSPEAK_PATTERN, (signs) =>
      Array.from(signs, (sign) => LEETSPEAK.letters[LEETSPEAK.signs.indexOf(sign)]).join(''),
    )
    .replaceAll(SPELLED_OUT, (word) => word.replaceAll(/[ .-]/g, ''))
    .replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d)[.,]\d{1,2}(?!\d)/g, '')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1');
  return letters
    .split(/[.!?;:。！？\n]/)
    .map((sentence) => splitWords(sentence.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')).map(correctSpelling))
    .filter((words) => words.length > 0);
}
