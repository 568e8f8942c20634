import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lines of a file next to the code, without comments and empty lines. */
export function readLines(name: string): string[] {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8');
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
