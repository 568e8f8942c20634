import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../plan-fields.ts';

let folder = import.meta.dirname;
const lists = new Map<string, readonly string[]>();

/** Says where the build has copied the lists to: in a bundle, they do not lie next to this file. */
export function setLanguagesFolder(path: string): void {
  folder = path;
  lists.clear();
}

/** The terms of `<language>/<purpose>.txt`, one per line, without comments. */
export function loadWords(language: Language | 'other', purpose: string): readonly string[] {
  const name = join(language, `${purpose}.txt`);
  let words = lists.get(name);
  if (words === undefined) {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n');
    words = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
    lists.set(name, words);
  }
  return words;
}
