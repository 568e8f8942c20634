import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { readHeaders } from './library/playbooks.ts';
import { languages } from './plan-fields.ts';
import { buildIndex } from './suggest/build-index.ts';

/** Stores what takes a while to compute from the playbooks. */
export function writeBuiltFiles(folder: string): void {
  const write = (name: string, value: unknown) => writeFileSync(join(folder, `${name}.bin`), serialize(value));
  write('headers', readHeaders());
  for (const language of languages) write(`index-${language}`, buildIndex(language));
}
