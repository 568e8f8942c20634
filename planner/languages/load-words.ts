import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../plan-fields.ts';

let folder = import.meta.dirname;
const lists = new Map<string, readonly string[]>();

/** Says where the build has copied the lists to: in a bundle, they do not lie next to this file. */
export function setLanguagesFolder(path: string): void {
  folder = path;
}

/** The terms of a list, one per line, without comments. */
export function readTerms(path: string): string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}

/** The terms of `<language>/<purpose>.txt`. */
export function loadWords(language: Language | 'other', purpose: string): readonly string[] {
  const path = join(folder, language, `${purpose}.txt`);
  const words = lists.get(path) ?? readTerms(path);
  lists.set(path, words);
  return words;
}
