import { readBuilt } from '../data-folder.ts';
import type { Language } from '../plan-fields.ts';
import { buildIndex, type Stems } from './build-index.ts';
import { createTokenizer, type Tokenizer } from './tokenize.ts';

/** What the playbooks are found by in one language. */
export interface SearchIndex {
  readonly stems: Stems;
  readonly tokenize: Tokenizer;
}

const indexes = new Map<Language, SearchIndex>();

/** Read or built when the first goal in that language arrives. */
export function searchIndex(language: Language): SearchIndex {
  let index = indexes.get(language);
  if (!index) {
    const stems = readBuilt(`index-${language}`, () => buildIndex(language));
    index = { stems, tokenize: createTokenizer(language) };
    indexes.set(language, index);
  }
  return index;
}
