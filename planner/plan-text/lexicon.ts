import { loadWords } from '../languages/load-words.ts';
import { languages } from '../plan-fields.ts';

/** What a plan's sizes, headings and dates can be made of. The lists of other languages are short. */
type Purpose = 'plan-sizes' | 'plan-headings' | 'plan-dates';

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u;
const special = /[\\^$.*+?()[\]{}|/]/g;

/** Word lists are read when they are first needed. */
export function lazy<T>(create: () => T): () => T {
  let created: { readonly value: T } | undefined;
  return () => (created ??= { value: create() }).value;
}

/** The terms of all languages by kind: 'hour' → 'h', 'Stunden' … */
export function readLexicon(purpose: Purpose): Map<string, string[]> {
  const extra = purpose === 'plan-dates' ? [] : (['other'] as const);
  const lexicon = new Map<string, string[]>();
  for (const entry of [...languages, ...extra].flatMap((language) => loadWords(language, purpose))) {
    const [kind = '', ...words] = entry.split(' ');
    lexicon.set(kind, [...(lexicon.get(kind) ?? []), words.join(' ').toLowerCase()]);
  }
  return lexicon;
}

/** A pattern for any of the terms, in lower case, the longest first. Chinese and Japanese words are not separated. */
export function anyOf(terms: readonly string[]): string {
  const sorted = [...new Set(terms)].toSorted((a, b) => b.length - a.length);
  const join = (isJoined: boolean) => {
    const some = sorted.filter((term) => eastAsian.test(term) === isJoined);
    return some.map((term) => term.replaceAll(special, String.raw`\$&`)).join('|') || '(?!)';
  };
  return String.raw`(?:(?<!\p{L})(?:${join(false)})(?!\p{L})|${join(true)})`;
}

/** In lower case and of the same length, so that places match. The flag 'i' makes long patterns slow. */
export function lower(text: string): string {
  const result = text.toLowerCase();
  return result.length === text.length ? result : text;
}

export interface Token {
  readonly kind: string;
  readonly text: string;
}

/**
 * Splits a text into words of one lexicon and what `patterns` match, which must not contain groups. Undefined
 * if there is anything else in the text.
 */
export function createTokenizer(purpose: Purpose, patterns: Readonly<Record<string, string>>) {
  const names = Object.keys(patterns);
  const compile = lazy(() => {
    const kinds = new Map<string, string>();
    for (const [kind, terms] of readLexicon(purpose))
      for (const term of terms) if (!kinds.has(term)) kinds.set(term, kind);
    const sources = [...Object.values(patterns), anyOf([...kinds.keys()])];
    return { kinds, pattern: new RegExp(String.raw`(${sources.join(')|(')})|\s+`, 'uy') };
  });
  return (source: string): Token[] | undefined => {
    const { kinds, pattern } = compile();
    const text = source.toLowerCase();
    const tokens: Token[] = [];
    for (let index = 0; index < text.length; index = pattern.lastIndex) {
      pattern.lastIndex = index;
      const match = pattern.exec(text);
      if (!match) return undefined;
      const [word] = match;
      const group = match.indexOf(word, 1);
      if (group !== -1) tokens.push({ kind: names[group - 1] ?? kinds.get(word)!, text: word });
    }
    return tokens;
  };
}
