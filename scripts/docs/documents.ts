import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDecisionIndex, listDecisions } from './decisions.ts';
import { updateTestsOfPromises } from './promises.ts';
import { listProvingTests } from './proving-tests.ts';

/** The path and text of every document that is generated at least in part. */
export function generateDocuments(root: string): [path: string, text: string][] {
  const promises = 'docs/promises.md';
  return [
    [promises, updateTestsOfPromises(readFileSync(join(root, promises), 'utf8'), listProvingTests(root))],
    ['docs/decisions/README.md', formatDecisionIndex(listDecisions(root))],
  ];
}
