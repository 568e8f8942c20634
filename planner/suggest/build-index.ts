import { readSearchTerms } from '../library/playbooks.ts';
import type { Language } from '../plan-fields.ts';
import { packLists } from './packed-lists.ts';
import type { StoredIndex } from './search-index.ts';
import { createTokenizer } from './tokenize.ts';

/** Being listed as a word of the field counts as much as being in this many phrases. */
const MENTIONS_PER_WORD = 2;

/** Most are endings and particles. */
const hiragana = /^\p{Script=Hiragana}/u;
const HIRAGANA_FACTOR = 0.4;

interface Phrase {
  readonly playbook: number;
  readonly stems: readonly number[];
  readonly isNot: boolean;
}

/** Builds the index of a language from the headers of the playbooks. */
export function buildIndex(language: Language): StoredIndex {
  const tokenize = createTokenizer(language);
  const ids = new Map<string, number>();
  const idOf = (stem: string) => {
    const id = ids.get(stem) ?? ids.size;
    ids.set(stem, id);
    return id;
  };
  const stemsOf = (text: string) => [...new Set(tokenize(text).map(idOf))];

  const terms = readSearchTerms(language);
  const phrases: Phrase[] = [];
  const mentions = terms.map(({ words, phrases: own, not }, playbook) => {
    const counts = new Map<number, number>();
    const mention = (stem: number, times: number) => counts.set(stem, (counts.get(stem) ?? 0) + times);
    for (const text of own) {
      const stems = stemsOf(text);
      phrases.push({ playbook, stems, isNot: false });
      for (const stem of stems) mention(stem, 1);
    }
    for (const text of not) phrases.push({ playbook, stems: stemsOf(text), isNot: true });
    for (const stem of words.flatMap(stemsOf)) mention(stem, MENTIONS_PER_WORD);
    return counts;
  });

  const stems = [...ids.keys()];
  const listed = stems.map((): [playbook: number, count: number][] => []);
  mentions.forEach((counts, playbook) => {
    for (const [stem, count] of counts) listed[stem]!.push([playbook, count]);
  });
  const weights = Float32Array.from(listed, (list, stem) => {
    const rarity = Math.log(1 + terms.length / Math.max(1, list.length));
    return hiragana.test(stems[stem]!) ? rarity * HIRAGANA_FACTOR : rarity;
  });
  const found = phrases.filter((phrase) => phrase.stems.length > 0);
  const phrasesOf = stems.map((): number[] => []);
  found.forEach((phrase, index) => {
    for (const stem of phrase.stems) phrasesOf[stem]!.push(index);
  });
  return {
    ids,
    weights,
    mentionsOf: packLists(listed.map((list) => list.map(([playbook]) => playbook))),
    counts: packLists(listed.map((list) => list.map(([, count]) => count))),
    playbooks: Uint16Array.from(found, ({ playbook }) => playbook),
    totals: Float32Array.from(found, (phrase) => phrase.stems.reduce((sum, stem) => sum + weights[stem]!, 0)),
    isNot: Uint8Array.from(found, ({ isNot }) => Number(isNot)),
    phrasesOf: packLists(phrasesOf),
  };
}
