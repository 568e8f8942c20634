/** `node scripts/count-lines.ts`: counts the tracked lines of source and tests, and lists the folders with many files. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MAX_FILES = 30;

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)));

const isCode = (file: string) => /\.(ts|tsx|css|html)$/.test(file);
const isTest = (file: string) => /^(e2e|faults)\/|\.test\./.test(file);
/** Measures and supports tests; counts as neither source nor tests. */
const isForTests = (file: string) => /^bench\/|(^|\/)testing\//.test(file);
const isTestCode = (file: string) => isCode(file) && isTest(file);
const isSource = (file: string) => isCode(file) && !isTest(file) && !isForTests(file);

const countLines = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;
const sumLines = (inFolder: readonly string[]) => inFolder.reduce((sum, file) => sum + countLines(file), 0);
const toRow = (inFolder: readonly string[]) => ({
  files: inFolder.length,
  source: sumLines(inFolder.filter(isSource)),
  tests: sumLines(inFolder.filter(isTestCode)),
});

const byTopFolder = Map.groupBy(files, (file) => (file.includes('/') ? file.split('/', 1)[0]! : '.'));
const rows = [...byTopFolder].map(([folder, inFolder]) => [folder, toRow(inFolder)]);
console.table(Object.fromEntries([...rows, ['total', toRow(files)]]));

const crowded = [...Map.groupBy(files, (file) => dirname(file))]
  .filter(([folder, { length }]) => length > MAX_FILES && !/^planner\/playbooks|\/migrations$/.test(folder))
  .map(([folder, { length }]) => `${folder} (${length})`);
console.log(`Folders with more than ${MAX_FILES} files: ${crowded.join(', ') || 'none'}`);
