import type { Found, Language } from '../plan-fields.ts';
import { type Kind, lexiconOf, type Meanings } from './lexicon.ts';
import { normalizeText } from './normalize-text.ts';

/** A term of the lists, a number, a date in digits, any other word, or a single sign. */
export interface Token {
  /** Normalized. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly means: Meanings;
  /** Most words mean nothing and are skipped. */
  readonly isKnown: boolean;
  /** Which clause and which sentence of the text it belongs to. */
  readonly clause: number;
  readonly sentence: number;
}

export interface Source {
  readonly text: string;
  readonly language: Language;
  readonly tokens: readonly Token[];
}

const WORD = /[\p{Script=Latin}\p{M}]+|\d+/uy;
const LETTER = /\p{Script=Latin}/u;
const NUMBER = /\d{1,3}(?:[.,' ]\d{3}){1,3}(?!\d)|\d{1,9}(?:[.,]\d{1,2}(?!\d))?(?: ?[½¼¾]| 1\/2)?|[½¼¾]/uy;
/** '2026-12-20', '20.12.2026', '20.12.', '12/20', '12月20日', '12月' */
const DATE =
  /20\d\d[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)|\d{1,2}([./-]) ?\d{1,2}\1 ?(?:20)?\d\d(?!\d)|\d{1,2}\. ?\d{1,2}\.(?!\d)|\d{1,2}\/\d{1,2}(?![\d/])|(?:20\d\d年)?\d{1,2}月(?:\d{1,2}日)?/uy;
const CLAUSE_END = /[,;:!?()[\]\n.、。・…]|[–—-](?= (?!\d))/uy;
const SENTENCE_END = /[!?\n.。;]/u;
/** How far a clause is looked at, so that a text without signs takes no longer. */
const MAX_AROUND = 40;

/** Reads a text into tokens, in linear time. */
export function readTokens(raw: string, language: Language): Source {
  const written = raw.normalize('NFC');
  const normal = normalizeText(written);
  const tokens: Token[] = [];
  let clause = 0;
  let sentence = 0;
  for (let from = 0; from < normal.length;) {
    const { length, means } = tokenAt(normal, from, language);
    const text = normal.slice(from, from + length);
    const token = { text, from, to: from + length, means, isKnown: means !== nothing, clause, sentence };
    if (text !== ' ') tokens.push(token);
    from = token.to;
    if (matchAt(CLAUSE_END, normal, token.from) !== length || isWithinClause(token, tokens.at(-2))) continue;
    clause += 1;
    if (SENTENCE_END.test(text)) sentence += 1;
  }
  return { text: written, language, tokens };

  /** Whether a point belongs to an abbreviation, an ordinal or an address. */
  function isWithinClause({ text: sign, to }: Token, before: Token | undefined): boolean {
    const next = normal.slice(to, to + 2).trimStart();
    if (sign !== '.' || next.length === 2) return sign === '.';
    if (says(before, 'number') && tokenAt(normal, to + 1, language).means.month !== undefined) return true;
    // 'ca. 5', 'Std. pro Woche'
    const isAbbreviation = before?.isKnown === true && before.text.length <= 4;
    return isAbbreviation && /^[a-zß-ÿ\d]/u.test(written.slice(to + 1, to + 2));
  }
}

const nothing: Meanings = {};

function tokenAt(text: string, at: number, language: Language): { length: number; means: Meanings } {
  const { terms, lengths } = lexiconOf(language);
  const dateLength = matchAt(DATE, text, at);
  for (const length of lengths.get(text.charAt(at)) ?? []) {
    const means = length >= dateLength ? terms.get(text.slice(at, at + length)) : undefined;
    const isWord = !LETTER.test(text.charAt(at + length - 1)) || !LETTER.test(text.charAt(at + length));
    if (means && isWord) return { length, means };
  }
  if (dateLength > 0) return { length: dateLength, means: { date: '' } };
  const number = matchAt(NUMBER, text, at);
  if (number > 0) return { length: number, means: { number: String(parseNumber(text.slice(at, at + number))) } };
  return { length: matchAt(WORD, text, at) || 1, means: '-–—~'.includes(text.charAt(at)) ? { range: '' } : nothing };
}

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '1/2': 0.5 };

/** '1,200' → 1200, '2,5' → 2.5, '1½' → 1.5 */
function parseNumber(text: string): number {
  const [, digits = '', fraction = ''] = /^(.*?) ?([½¼¾]|(?<= )1\/2)?$/u.exec(text) ?? [];
  const isGrouped = /^\d{1,3}(?:[.,' ]\d{3})+$/u.test(digits);
  const whole = Number(isGrouped ? digits.replaceAll(/\D/gu, '') : digits.replace(',', '.'));
  return whole + (fractions[fraction] ?? 0);
}

/** The length of what a sticky pattern matches at a position. */
function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

export const says = (token: Token | undefined, ...kinds: readonly Kind[]): boolean =>
  token !== undefined && kinds.some((kind) => token.means[kind] !== undefined);

export type Placed<T> = T & { readonly at: number };

/** What a reader finds at each token that means something and is not part of what it found before. */
export function readAll<T extends { end: number }>({ tokens }: Source, read: (at: number) => T | null): Placed<T>[] {
  const all: Placed<T>[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const result = tokens[at]!.isKnown ? read(at) : null;
    if (!result) continue;
    all.push({ ...result, at });
    at = result.end - 1;
  }
  return all;
}

/** The tokens around one that share its clause, or its sentence. */
export function tokensAround({ tokens }: Source, at: number, unit: 'clause' | 'sentence'): readonly Token[] {
  const nearby = tokens.slice(Math.max(0, at - MAX_AROUND), at + MAX_AROUND);
  return nearby.filter((token) => token[unit] === tokens[at]![unit]);
}

/** The words of the user from one token up to, but not including, another. */
export function found<T>({ text, tokens }: Source, value: T, first: number, end: number): Found<T> {
  return { value, words: text.slice(tokens[first]!.from, tokens[end - 1]!.to) };
}

/** A value counts only if nothing in the text says another one. */
export function onlyOne<T extends Found<unknown>>(all: readonly T[]): T | null {
  return new Set(all.map(({ value }) => value)).size === 1 ? all[0]! : null;
}
