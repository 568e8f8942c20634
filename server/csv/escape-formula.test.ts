import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, csvRecords } from './csv.ts';
import { guarded, unguarded } from './spreadsheet-text.ts';

const marks = [';', '"', ',', '=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', "'", ' ', 'a'];

const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;

describe('text in a spreadsheet', () => {
  it('never begins a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\ta', '\ra', '\na', '  =1', '＝1', "'=1", "'"]) {
      expect(guarded(text)).toBe(`'${text}`);
    }
    for (const separator of [';', '\t', '\n', '\r']) {
      expect(guarded(`a${separator}=1`)).toBe(`a${separator}'=1`);
      expect(guarded(`a${separator} "=1"`)).toBe(`a${separator}' "=1"`);
    }
    for (const text of ['', 'a;b', 'a,-b', 'Run', '1-2', 'a=b', 'é', '"quoted"']) expect(guarded(text)).toBe(text);
  });

  it('is what it was once the mark is taken away', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...marks) }));
    fc.assert(
      fc.property(text, (value) => {
        expect(unguarded(guarded(value))).toBe(value);
        expect(guarded(value)).not.toMatch(/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/);
      }),
      { numRuns: 300 },
    );
  });

  it('begins no formula in a table that is split elsewhere than at its commas', () => {
    const text = fc.string({ unit: fc.constantFrom(...marks), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (area, goal) => {
        const line = csvLine(['2026-11-10', guarded(area), guarded(goal), '60']);
        expect([...csvRecords(line, ',')].map(({ cells }) => cells.map(unguarded))).toEqual([
          ['2026-11-10', area, goal, '60'],
        ]);
        for (const delimiter of [',', ';', '\t']) {
          const cells = [...csvRecords(line, delimiter)].flatMap((record) => record.cells);
          // As read by a program that strips quotes instead of parsing them.
          const parts = delimiter === ',' ? [] : line.replaceAll('"', '').split(new RegExp(`[${delimiter}\r\n]`));
          expect([...cells, ...parts].filter((cell) => formula.test(cell))).toEqual([]);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
