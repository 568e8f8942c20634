import { readBuiltFile } from '../playbooks/built-files.ts';
import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import type { StoredIndex } from './phrase-index.ts';

export function readIndex(language: PlaybookLanguage): StoredIndex {
  return readBuiltFile(`index-${language}`) as StoredIndex;
}
