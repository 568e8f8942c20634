import { readSearchTerms } from '../library/playbooks.ts';
import type { Language } from '../plan-fields.ts';
import { createTokenizer } from './tokenize.ts';

/** Being listed as a word of the field counts as much as being in this many phrases. */
const MENTIONS_PER_WORD = 2;

/** Most are endings and particles. */
const hiragana = /^\p{Script=Hiragana}/u;
const HIRAGANA_FACTOR = 0.4;

/** A phrase of a playbook, which is known by its place among the headers. */
export interface Phrase {
  readonly playbook: number;
  /** The weight of all its stems. */
  readonly total: number;
  /** Whether it means something else than the playbook. */
  readonly isNot: boolean;
}

/** What a stem in the headers tells about a goal. */
export interface Stem {
  /** Much if few playbooks mention it. */
  readonly weight: number;
  /** The playbooks that mention it, and how often. */
  readonly mentions: ReadonlyMap<number, number>;
  readonly phrases: readonly Phrase[];
}

export type Stems = ReadonlyMap<string, Stem>;

/** Builds the index of a language from the headers of the playbooks. */
export function buildIndex(language: Language): Stems {
  const tokenize = createTokenizer(language);
  const createStem = () => ({
    weight: 0,
    mentions: new Map<number, number>(),
    phrases: [] as { readonly playbook: number; total: number; readonly isNot: boolean }[],
  });
  const stems = new Map<string, ReturnType<typeof createStem>>();
  const stemsIn = (text: string) =>
    [...new Set(tokenize(text))].map((word) => {
      const stem = stems.get(word) ?? createStem();
      stems.set(word, stem);
      return stem;
    });
  const terms = readSearchTerms(language);
  for (const [playbook, { words, phrases, not }] of terms.entries()) {
    const mention = ({ mentions }: ReturnType<typeof createStem>, times: number) =>
      mentions.set(playbook, (mentions.get(playbook) ?? 0) + times);
    const addPhrase = (text: string, isNot: boolean) => {
      const phrase = { playbook, total: 0, isNot };
      for (const stem of stemsIn(text)) {
        stem.phrases.push(phrase);
        if (!isNot) mention(stem, 1);
      }
    };
    for (const text of phrases) addPhrase(text, false);
    for (const text of not) addPhrase(text, true);
    for (const stem of words.flatMap(stemsIn)) mention(stem, MENTIONS_PER_WORD);
  }
  for (const [word, stem] of stems) {
    const rarity = Math.log(1 + terms.length / Math.max(1, stem.mentions.size));
    stem.weight = hiragana.test(word) ? rarity * HIRAGANA_FACTOR : rarity;
    for (const phrase of stem.phrases) phrase.total += stem.weight;
  }
  return stems;
}
