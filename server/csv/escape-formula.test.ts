import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsvLine, parseCsv } from './csv.ts';
import { escapeFormula, unescapeFormula } from './escape-formula.ts';

const specialCharacters = [';', '"', ',', '=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', "'", ' ', 'a'];

const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;

describe('an escaped text', () => {
  it('never begins a formula (EX-01)', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\ta', '\ra', '\na', '  =1', '＝1', "'=1", "'"]) {
      expect(escapeFormula(text)).toBe(`'${text}`);
    }
    for (const separator of [';', '\t', '\n', '\r']) {
      expect(escapeFormula(`a${separator}=1`)).toBe(`a${separator}'=1`);
      expect(escapeFormula(`a${separator} "=1"`)).toBe(`a${separator}' "=1"`);
    }
    for (const text of ['', 'a;b', 'a,-b', 'Run', '1-2', 'a=b', 'é', '"quoted"'])
      expect(escapeFormula(text)).toBe(text);
  });

  it('is restored by unescaping it', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...specialCharacters) }));
    fc.assert(
      fc.property(text, (value) => {
        expect(unescapeFormula(escapeFormula(value))).toBe(value);
        expect(escapeFormula(value)).not.toMatch(/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/);
      }),
      { numRuns: 300 },
    );
  });

  it('never begins a formula in a table that is split at other delimiters than commas', () => {
    const text = fc.string({ unit: fc.constantFrom(...specialCharacters), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (area, goal) => {
        const line = formatCsvLine(['2026-11-10', escapeFormula(area), escapeFormula(goal), '60']);
        expect([...parseCsv(line, ',')].map(({ cells }) => cells.map(unescapeFormula))).toEqual([
          ['2026-11-10', area, goal, '60'],
        ]);
        for (const delimiter of [',', ';', '\t']) {
          const cells = [...parseCsv(line, delimiter)].flatMap((record) => record.cells);
          // As read by a program that strips quotes instead of parsing them.
          const parts = delimiter === ',' ? [] : line.replaceAll('"', '').split(new RegExp(`[${delimiter}\r\n]`));
          expect([...cells, ...parts].filter((cell) => formula.test(cell))).toEqual([]);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
