import type { PlaybookLanguage } from '../../playbooks/playbook.ts';
import type { PartKind } from '../steps/steps.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { Lexicon, VerbKind } from './lexicon.ts';
import { portuguese } from './pt.ts';

export type EuropeanLanguage = Exclude<PlaybookLanguage, 'ja'>;

export const lexicons: Readonly<Record<EuropeanLanguage, Lexicon>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
};

/** Finds the kind of a word; a longer entry wins over a shorter one. */
class WordList<Kind extends string> {
  readonly #whole = new Map<string, Kind>();
  readonly #starts: [string, Kind][] = [];
  readonly #ends: [string, Kind][] = [];

  constructor(lists: Readonly<Partial<Record<Kind, string>>>) {
    for (const [kind, list] of Object.entries(lists) as [Kind, string][]) {
      for (const entry of list.split(' ').filter(Boolean)) {
        if (entry.endsWith('*')) this.#starts.push([entry.replaceAll('*', ''), kind]);
        else if (entry.startsWith('*')) this.#ends.push([entry.slice(1), kind]);
        else if (!this.#whole.has(entry)) this.#whole.set(entry, kind);
      }
    }
    for (const list of [this.#starts, this.#ends]) list.sort(([a], [b]) => b.length - a.length);
  }

  find(word: string): Kind | undefined {
    return (
      this.#whole.get(word) ??
      this.#starts.find(([start]) => word.startsWith(start))?.[1] ??
      this.#ends.find(([end]) => word.endsWith(end))?.[1]
    );
  }
}

interface WordLists {
  readonly verbs: WordList<VerbKind>;
  readonly nouns: WordList<PartKind>;
}

const cache = new Map<EuropeanLanguage, WordLists>();

function listsOf(language: EuropeanLanguage): WordLists {
  const cached = cache.get(language);
  if (cached) return cached;
  const { verbs, nouns } = lexicons[language];
  const lists = { verbs: new WordList<VerbKind>(verbs), nouns: new WordList<PartKind>(nouns) };
  cache.set(language, lists);
  return lists;
}

const bare = (word: string) =>
  word
    .toLowerCase()
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/^(?:l|d|n|s|qu)['’]/u, '');

export function verbKindOf(word: string, language: EuropeanLanguage): VerbKind | undefined {
  const { verbs } = listsOf(language);
  const plain = bare(word);
  const { normalize } = lexicons[language];
  return verbs.find(plain) ?? (normalize ? verbs.find(normalize(plain)) : undefined);
}

export function nounKindOf(word: string, language: EuropeanLanguage): PartKind | undefined {
  return listsOf(language).nouns.find(bare(word));
}
