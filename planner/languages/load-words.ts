import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../plan-fields.ts';

let folder = import.meta.dirname;

/** Says where the build has copied the lists to. */
export function setLanguagesFolder(path: string): void {
  folder = path;
}

/** The terms of `<language>-<purpose>.txt`, one per line. */
export function loadWords(language: Language, purpose: string): readonly string[] {
  return readFileSync(join(folder, `${language}-${purpose}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}
