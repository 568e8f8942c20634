/** Letters that are written one by one, so that nobody finds the word: 'k i l l'. */
const SPELLED_OUT = /(?<= )(?:(?:\p{L} ){3,}|ki ll |k ill |mu rd er |mur der |sui cide |su ic ide |suici de )/gu;

/** What stands for letters inside a word: 'su1c1de'. */
const DISGUISES: Readonly<Record<string, string>> = {
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
const DISGUISED = /(?<=\p{L})[013457@$!]+(?=\p{L})/gu;

/** No script has more marks on a letter, and putting thousands of them in their order takes a second. */
const MANY_MARKS = /(?<few>\p{M}{4})\p{M}+/gu;

/**
 * ' i dont want to live . ': lower case without accents, words between single blanks, sentences between dots. Letters of
 * Arabic that stand for whole phrases are left out: they grow to many times their length when they are taken apart.
 */
export function foldWords(text: string): string {
  const plain = text
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufb50-\ufdff\ufeff]/g, '')
    .replaceAll(MANY_MARKS, '$<few>')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’‘`´]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(DISGUISED, (signs) => Array.from(signs, (sign) => DISGUISES[sign]!).join(''))
    .replaceAll(/[.!?;:。！？\n]+/g, ' . ')
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ');
  return ` ${plain} `.replaceAll(/ {2,}/g, ' ').replaceAll(SPELLED_OUT, (letters) => `${letters.replaceAll(' ', '')} `);
}
