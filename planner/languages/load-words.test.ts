import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setBuiltFolder } from '../data-folder.ts';
import { languages } from '../plan-fields.ts';
import { loadWords } from './load-words.ts';

test('reads the terms of a list from the folder of the build, without comments and empty lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weekwise-languages-'));
  try {
    setBuiltFolder(folder);
    mkdirSync(join(folder, 'languages', 'en'), { recursive: true });
    writeFileSync(join(folder, 'languages', 'en', 'fruit.txt'), '# Fruit\nred apple\r\n\n pear \n');
    expect(loadWords('en', 'fruit')).toEqual(['red apple', 'pear']);
    expect(() => loadWords('en', 'missing')).toThrow('missing.txt');
  } finally {
    setBuiltFolder(undefined);
    rmSync(folder, { recursive: true });
  }
});

test.each(languages)('has well-formed sections of terms (%s)', (language) => {
  for (const purpose of ['dates', 'amounts', 'choices']) {
    const [first = '', ...lines] = loadWords(language, purpose);
    expect(first).toMatch(/^\[/);
    expect(lines.filter((line) => line.includes('[') && !/^\[[a-z-]+(?: [^\]]+)?\]$/.test(line))).toEqual([]);
  }
});
