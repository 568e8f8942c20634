import { isBuilt, readBuiltFile } from '../library/built-files.ts';
import type { Language } from '../plan-fields.ts';
import { buildIndex } from './build-index.ts';
import type { PackedLists } from './packed-lists.ts';
import { createTokenizer, type Tokenizer } from './tokenize.ts';

/** What the playbooks are found by in one language. Stems, phrases and playbooks are numbers, to save memory. */
export interface StoredIndex {
  /** The number of each stem that occurs in a header. */
  readonly ids: ReadonlyMap<string, number>;
  /** How much each stem tells about a goal: much if few playbooks mention it. */
  readonly weights: Float32Array;
  /** The playbooks that mention each stem, and how often. */
  readonly mentionsOf: PackedLists;
  readonly counts: PackedLists;
  /** The playbook of each phrase, the sum of its weights, and whether it means something else than the playbook. */
  readonly playbooks: Uint16Array;
  readonly totals: Float32Array;
  readonly isNot: Uint8Array;
  /** The phrases that contain each stem. */
  readonly phrasesOf: PackedLists;
}

export interface SearchIndex extends StoredIndex {
  readonly tokenize: Tokenizer;
}

const indexes = new Map<Language, SearchIndex>();

/** Read or built when the first goal in that language arrives. */
export function searchIndex(language: Language): SearchIndex {
  let index = indexes.get(language);
  if (!index) {
    const stored = isBuilt() ? (readBuiltFile(`index-${language}`) as StoredIndex) : buildIndex(language);
    index = { ...stored, tokenize: createTokenizer(language) };
    indexes.set(language, index);
  }
  return index;
}
