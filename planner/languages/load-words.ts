import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let folder = import.meta.dirname;
const lists = new Map<string, readonly string[]>();

/** A bundle has its lists elsewhere than next to this file. Call this before the first list is read. */
export function setLanguagesFolder(path: string): void {
  folder = path;
  lists.clear();
}

/** The terms in `<language>-<purpose>.txt`: one per line, below a comment that begins with '#'. */
export function loadWords(language: string, purpose: string): readonly string[] {
  const name = `${language}-${purpose}.txt`;
  let words = lists.get(name);
  if (!words) {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n');
    words = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
    lists.set(name, words);
  }
  return words;
}
