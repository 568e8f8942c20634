import { stemmer } from '@orama/stemmers/english';
import { capitalize, normalizeLine, quote } from '../user-text.ts';

const stopWords = new Set(
  'a an the my our your his her their some any i we you me us it its to of in on at for with from by and or not no into about as be is are am was were do does did have has had get got want need that this these those very too so all more than own new old good bad really just also only'.split(
    ' ',
  ),
);

const wordPattern = /[\p{L}\p{N}']+/gu;

/** The stems of all words, in order. */
export function stemsOf(text: string): string[] {
  return [...text.toLowerCase().matchAll(wordPattern)].map(([word]) => stemmer(word.replace(/'s?$/, '')));
}

/** Without words such as 'the'. */
export function contentStems(text: string): string[] {
  const words = [...text.toLowerCase().matchAll(wordPattern)].map(([word]) => word.replace(/'s?$/, ''));
  return words.filter((word) => word.length > 1 && !stopWords.has(word)).map((word) => stemmer(word));
}

/** Whether a text contains all content words of another, in any form and order. */
export function mentions(text: string, phrase: string): boolean {
  const wanted = contentStems(phrase);
  if (wanted.length === 0) return false;
  const stems = new Set(stemsOf(text));
  return wanted.every((stem) => stems.has(stem));
}

/** The share of a phrase's content words that a text contains. */
export function overlap(text: string, phrase: string): number {
  const wanted = contentStems(phrase);
  if (wanted.length === 0) return 0;
  const stems = new Set(stemsOf(text));
  return wanted.filter((stem) => stems.has(stem)).length / wanted.length;
}

const secondPerson: readonly [RegExp, string][] = [
  [/\bI'm\b|\bI am\b|\bim\b/gi, 'you are'],
  [/\bI've\b/gi, 'you have'],
  [/\bmyself\b/gi, 'yourself'],
  [/\b(?:my|our)\b/gi, 'your'],
  [/\b(?:mine|ours)\b/gi, 'yours'],
  [/\b(?:me|us)\b/g, 'you'],
  [/\bI\b/g, 'you'],
];

/** 'my sister' → 'your sister': the plan talks to the user. */
export function toSecondPerson(text: string): string {
  return secondPerson.reduce((result, [pattern, word]) => result.replaceAll(pattern, word), text);
}

const lowercaseNames =
  /\b(?:spanish|french|german|italian|english|japanese|portuguese|polish|chinese|mandarin|korean|russian|dutch|arabic|swedish|norwegian|danish|turkish|greek|hindi|welsh|irish|latin|python|javascript|christmas|easter)\b/g;

/** 'learn spanish' → 'learn Spanish' */
export function capitalizeNames(text: string): string {
  return text.replaceAll(lowercaseNames, (name) => capitalize(name));
}

/** A noun phrase of the user inside a sentence: 'A jumper.' → 'the jumper' */
export function nounPhrase(text: string): string {
  const phrase = capitalizeNames(toSecondPerson(normalizeLine(text)));
  const [first = ''] = phrase.split(' ');
  const decapitalized = /^(?:A|An|The|Your|Some|This|These)$/.test(first)
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase;
  return decapitalized.replace(/^(?:an?|some) /, 'the ');
}

const listFormat = new Intl.ListFormat('en-GB');

export const list = (items: readonly string[]) => listFormat.format(items);

/** The user's own words, quoted. */
export const inQuotes = (text: string, max = 60) => quote(text, max);

/** Where a sentence can end early. A plain comma may be part of an enumeration. */
const seams =
  /[:;]|\. | – | \(|, (?=(?:and|then|with|so|until|which|who|or|by|never|not|without|before|because|one|at|on|from|for|to|if|as|first|the|in)\b)/g;
const softSeams = / (?=(?:before|so that|until|because|while|after|with|for|to|in|on|from|by|at|against|of) )/g;
const MIN_CLAUSE = 12;

/** The first clause of a task: 'Compare three offers, with prices' → 'Compare three offers' */
export function headClause(text: string, max = 90): string {
  const endOf = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ index }) => index).filter((index) => index >= MIN_CLAUSE && index <= max);
  const hard = endOf(seams)[0];
  if (hard !== undefined) return text.slice(0, hard);
  if (text.length <= max) return text;
  const soft = endOf(/, /g).findLast((index) => index >= max / 2) ?? endOf(softSeams).at(-1);
  return soft === undefined ? text.slice(0, max + 1).replace(/\s+\S*$/, '') : text.slice(0, soft);
}

/** 'Painting first' → 'painting first', but 'NHS' and 'Henle edition' stay. */
export function lowerFirst(text: string): string {
  const [first = '', second = ''] = text.split(' ');
  const isName = /\p{Lu}.*\p{Lu}/u.test(first) || /^\p{Lu}/u.test(second) || /['’]s$/.test(first);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export { capitalize };
