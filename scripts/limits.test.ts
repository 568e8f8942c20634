import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { perAccount, writesPerMinute } from '#domain/limits.ts';

const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');

it('README has the limits of an account as they are', () => {
  const table = readme.split('One account can hold')[1]!.split(/\n\n(?!\|)/)[0]!;
  const rows = [...table.matchAll(/^\| ([a-z ]+?) +\| ([\d,]+) +\|$/gm)].map(([, name, max]) => [name, max]);
  expect(rows).toEqual(Object.values(perAccount).map(({ name, max }) => [name, max.toLocaleString('en')]));
  expect(readme).toContain(`| ${writesPerMinute} in a minute`);
});
