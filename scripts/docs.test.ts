import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountQuotas, writesPerMinute } from '#domain/limits.ts';

const root = join(import.meta.dirname, '..');

describe('README.md', () => {
  it('states the current limits of an account', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const table = readme.split('One account can hold')[1]!.split(/\n\n(?!\|)/)[0]!;
    const rows = [...table.matchAll(/^\| ([a-z ]+?) +\| ([\d,]+) +\|$/gm)].map(([, name, max]) => [name, max]);
    expect(rows).toEqual(Object.values(accountQuotas).map(({ name, max }) => [name, max.toLocaleString('en')]));
    expect(readme).toContain(`| ${writesPerMinute} in a minute`);
  });
});

describe('docs/promises.md', () => {
  const promises = readFileSync(join(root, 'docs', 'promises.md'), 'utf8');
  const rows = [...promises.matchAll(/^\| ([A-Z]{2}-\d\d) +\|([^|]*)\|(.*)\|$/gm)];

  it('lists every promise once, with what is tested and a link to the tests', () => {
    const ids = rows.map(([, id]) => id!);
    expect(ids.length).toBeGreaterThan(70);
    expect(ids).toEqual([...new Set(ids)]);
    for (const [, id, tested, links] of rows) {
      expect([id, tested!.trim() !== '', /\]\(\.\.\//.test(links!)]).toEqual([id, true, true]);
    }
  });

  it('links only to files that exist', () => {
    const paths = [...promises.matchAll(/\]\((\.\.\/[^)]+)\)/g)].map(([, path]) => path!);
    expect(paths.length).toBeGreaterThan(rows.length);
    expect(paths.filter((path) => !existsSync(join(root, 'docs', path)))).toEqual([]);
  });
});
