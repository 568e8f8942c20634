import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const page = join(import.meta.dirname, '..', 'docs', 'promises.md');
const text = readFileSync(page, 'utf8');
const rows = [...text.matchAll(/^\| ([A-Z]{2}-\d\d) +\|([^|]*)\|(.*)\|$/gm)];

it('every promise stands there once, with what is tried and where', () => {
  const ids = rows.map(([, id]) => id!);
  expect(ids.length).toBeGreaterThan(70);
  expect(ids).toEqual([...new Set(ids)]);
  for (const [, id, tried, where] of rows) {
    expect([id, tried!.trim() !== '', /\]\(\.\.\//.test(where!)]).toEqual([id, true, true]);
  }
});

it('every file that is named there exists', () => {
  const named = [...text.matchAll(/\]\((\.\.\/[^)]+)\)/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(rows.length);
  expect(named.filter((path) => !existsSync(join(dirname(page), path)))).toEqual([]);
});
