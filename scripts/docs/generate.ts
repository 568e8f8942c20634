/** `npm run docs`: updates what the documents repeat from the sources. A test fails if they are out of date. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDocuments } from './documents.ts';

const root = join(import.meta.dirname, '..', '..');
for (const [path, text] of generateDocuments(root)) writeFileSync(join(root, path), text);
