import { readFileSync } from 'node:fs';
import { dataPath } from '../data-folder.ts';
import type { Language } from '../plan-fields.ts';

const lists = new Map<string, readonly string[]>();

/** The terms of a list, one per line, without comments. */
export function readTerms(path: string): string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}

/** The terms of `<language>/<purpose>.txt`. */
export function loadWords(language: Language | 'other', purpose: string): readonly string[] {
  const path = dataPath('languages', language, `${purpose}.txt`);
  const words = lists.get(path) ?? readTerms(path);
  lists.set(path, words);
  return words;
}
