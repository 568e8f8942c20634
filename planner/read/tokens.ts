import type { Found, Language } from '../plan-fields.ts';
import { type Kind, lexiconOf, type Meanings } from './lexicon.ts';
import { normalizeText } from './normalize-text.ts';
import { parseNumber } from './parse-number.ts';

/** A term of the lists, a number, a date in digits, any other word, or a single sign. */
export interface Token {
  /** Normalized. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly means: Meanings;
  /** Which clause and which sentence of the text it belongs to. */
  readonly clause: number;
  readonly sentence: number;
}

export interface Source {
  readonly text: string;
  readonly language: Language;
  readonly tokens: readonly Token[];
}

const WORD = /[\p{Script=Latin}\p{M}]+/uy;
const LETTER = /\p{Script=Latin}/u;
const NUMBER = /\d{1,3}(?:[.,' ]\d{3}){1,3}(?!\d)|\d{1,9}(?:[.,]\d{1,2}(?!\d))?(?: ?[½¼¾]| 1\/2)?|[½¼¾]/uy;
const DIGITS = /\d+/uy;
/** '2026-12-20', '20.12.2026', '20.12.', '12/20', '12月20日', '12月' */
const DATE =
  /20\d\d[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)|\d{1,2}([./-]) ?\d{1,2}\1 ?(?:20)?\d\d(?!\d)|\d{1,2}\. ?\d{1,2}\.(?!\d)|\d{1,2}\/\d{1,2}(?![\d/])|(?:20\d\d年)?\d{1,2}月(?:\d{1,2}日)?/uy;
const CLOCK = /\d{1,2}:\d\d(?!\d)/uy;
const CLAUSE_END = /[,;:!?()[\]\n.、。・…]|[–—-](?= (?!\d))/uy;
const SENTENCE_END = /[!?\n.。;]/u;
/** After 'ca.' and 'Std.', a sentence goes on. */
const MAX_ABBREVIATION = 4;

/** Reads a text into tokens, in linear time. */
export function readTokens(raw: string, language: Language): Source {
  const text = raw.normalize('NFC');
  const normal = normalizeText(text);
  const tokens: Token[] = [];
  let clause = 0;
  let sentence = 0;
  for (let at = 0; at < normal.length;) {
    if (normal[at] === ' ') {
      at += 1;
      continue;
    }
    const { length, means } = tokenAt(normal, at, language);
    const token = { text: normal.slice(at, at + length), from: at, to: at + length, means, clause, sentence };
    tokens.push(token);
    at = token.to;
    if (matchAt(CLAUSE_END, normal, token.from) !== length || isWithinClause(token, tokens.at(-2))) continue;
    clause += 1;
    if (SENTENCE_END.test(token.text)) sentence += 1;
  }
  return { text, language, tokens };

  /** Whether a point belongs to an abbreviation, an ordinal or an address. */
  function isWithinClause({ text: sign, to }: Token, before: Token | undefined): boolean {
    if (sign !== '.') return false;
    const next = normal.slice(to, to + 2).trimStart();
    if (next.length === 2) return true;
    if (before?.means.number !== undefined && tokenAt(normal, to + 1, language).means.month !== undefined) return true;
    const isKnown = before !== undefined && Object.keys(before.means).length > 0;
    return isKnown && before.text.length <= MAX_ABBREVIATION && /^[a-zß-ÿ\d]/u.test(text.slice(to + 1, to + 2));
  }
}

interface Lexeme {
  readonly length: number;
  readonly means: Meanings;
}

function tokenAt(text: string, at: number, language: Language): Lexeme {
  const { terms, lengths } = lexiconOf(language);
  const date = matchAt(DATE, text, at);
  for (const length of lengths.get(text.charAt(at)) ?? []) {
    const means = length >= date ? terms.get(text.slice(at, at + length)) : undefined;
    if (means && !isWithinWord(text, at + length)) return { length, means };
  }
  if (date > 0) return { length: date, means: { date: '' } };
  const clock = matchAt(CLOCK, text, at);
  const number = clock || matchAt(NUMBER, text, at);
  if (number > 0) {
    const value = String(parseNumber(text.slice(at, at + number).replace(/:.*/u, '')));
    return { length: number, means: clock > 0 ? { number: value, clock: '' } : { number: value } };
  }
  const length = Math.max(1, matchAt(WORD, text, at), matchAt(DIGITS, text, at));
  return { length, means: '-–—~'.includes(text.charAt(at)) ? { range: '' } : {} };
}

/** The length of what a sticky pattern matches at a position. */
function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

const isWithinWord = (text: string, at: number) => LETTER.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at));

/** The words of the user from one token up to, but not including, another. */
export function found<T>({ text, tokens }: Source, value: T, first: number, end: number): Found<T> {
  return { value, words: text.slice(tokens[first]!.from, tokens[end - 1]!.to) };
}

/** The tokens around one that share its clause, or its sentence. */
export function tokensAround({ tokens }: Source, at: number, unit: 'clause' | 'sentence'): readonly Token[] {
  const MAX = 40;
  const nearby = tokens.slice(Math.max(0, at - MAX), at + MAX);
  return nearby.filter((token) => token[unit] === tokens[at]![unit]);
}

export const says = (token: Token | undefined, ...kinds: readonly Kind[]): boolean =>
  token !== undefined && kinds.some((kind) => token.means[kind] !== undefined);
