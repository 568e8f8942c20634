import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountQuotas, writesPerMinute } from '#domain/limits.ts';
import { generateDocuments } from './docs/documents.ts';
import { listPromiseIds } from './docs/promises.ts';
import { listProvingTests } from './docs/proving-tests.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).toSorted();

describe('README.md', () => {
  it('states the current limits of an account', () => {
    const readme = read('README.md');
    const table = readme.split('One account can hold')[1]!.split(/\n\n(?!\|)/)[0]!;
    const rows = [...table.matchAll(/^\| ([a-z ]+?) \| ([\d,]+) \|$/gm)].map(([, name, max]) => [name, max]);
    expect(rows).toEqual(Object.values(accountQuotas).map(({ name, max }) => [name, max.toLocaleString('en')]));
    expect(readme).toContain(`| ${writesPerMinute} in a minute`);
  });

  it('names the commands that are run from a clean checkout (NW-01)', () => {
    const commands = [...read('README.md').matchAll(/^npm .*$/gm)].map(([line]) => line.split(/ +#/)[0]);
    expect(commands).toEqual(expect.arrayContaining(['npm ci && npm start', 'npm ci && npm test']));
    expect(read('.ci/run')).toContain("bash -c 'npm ci && npm test'");
  });
});

describe('generated documents', () => {
  it.each(generateDocuments(root))('%s is up to date (otherwise run `npm run docs`)', (path, text) => {
    expect(read(path)).toBe(text);
  });
});

describe('docs/promises.md', () => {
  const ids = listPromiseIds(read('docs/promises.md'));
  const tests = listProvingTests(root);

  it('numbers the promises of each group without gaps', () => {
    expect(ids.length).toBeGreaterThanOrEqual(102);
    const count = (prefix: string, end: number) => ids.slice(0, end).filter((id) => id.startsWith(prefix)).length;
    for (const [index, id] of ids.entries()) {
      expect(id).toBe(`${id.slice(0, 3)}${String(count(id.slice(0, 3), index + 1)).padStart(2, '0')}`);
    }
  });

  it('has a test for every promise, and every promise that a title names', () => {
    expect(new Set(tests.flatMap((test) => test.ids))).toEqual(new Set(ids));
  });
});

describe('tables', () => {
  it.each(documents)('of %s have no padding', (path) => {
    expect(read(path).match(/^\|.*(?: {2,}\||\| {2,}|-{4,}).*$/gm) ?? []).toEqual([]);
  });
});
