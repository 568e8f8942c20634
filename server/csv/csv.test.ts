import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsvLine, parseCsv, detectDelimiter } from './csv.ts';

const parseCells = (text: string, delimiter = ',') => [...parseCsv(text, delimiter)].map(({ cells }) => cells);
const parseLineNumbers = (text: string) => [...parseCsv(text, ',')].map(({ line }) => line);

describe('CSV', () => {
  it('quotes cells that would be misread otherwise', () => {
    expect(formatCsvLine(['a', 'b c', 'd,e', 'f"g', 'h\ni', ' j', ''])).toBe('a,b c,"d,e","f""g","h\ni"," j",\r\n');
  });

  it('parses whatever it has formatted (EX-01)', () => {
    const unit = fc.constantFrom('"', ',', ';', '\t', '\r', '\n', ' ', 'a', 'é', '😀', '\u0000', '\uFEFF');
    const cell = fc.string({ unit, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 })), (rows) => {
        expect(parseCells(`\uFEFF${rows.map(formatCsvLine).join('')}`)).toEqual(rows);
      }),
      { numRuns: 200 },
    );
  });

  it('parses every kind of line break, and a last line without one', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(parseCells(`a,b${end}1,2${end}3,`)).toEqual([
        ['a', 'b'],
        ['1', '2'],
        ['3', ''],
      ]);
    expect(parseCells('')).toEqual([]);
    expect(parseCells('\uFEFF"a"')).toEqual([['a']]);
  });

  it('counts lines as an editor does', () => {
    expect(parseLineNumbers('a,b\r\n1,"x\r\ny\r\nz"\r\n\r\n2,3\n"4\r5",6\n7')).toEqual([1, 2, 6, 7, 9]);
  });

  it('keeps quotes inside a cell and text after a closing quote', () => {
    expect(parseCells('x"y,a "b" c,"d"e\n1,2,3')).toEqual([
      ['x"y', 'a "b" c', 'de'],
      ['1', '2', '3'],
    ]);
  });

  it('reports the record in which a quote is never closed', () => {
    const [, record] = [...parseCsv('a,b\n1,"2\n3,4\n', ',')];
    expect(record).toEqual({ line: 2, cells: ['1', '2\n3,4\n'], isUnterminated: true });
  });

  it('gives up on a record that does not end', () => {
    for (const text of [
      ...[',', '"', 'x', '"",', '"x"'].map((part) => part.repeat(1_000_000)),
      `"${'\n'.repeat(1_000_000)}"`,
    ]) {
      const [header, record, ...more] = [...parseCsv(`a,b\n${text}\n1,2`, ',')];
      expect(header!.isUnterminated).toBe(false);
      expect([record!.line, record!.isUnterminated, more]).toEqual([2, true, []]);
      expect(record!.cells.length).toBeLessThanOrEqual(500);
    }
  });

  it('detects the delimiter', () => {
    expect(detectDelimiter('a,b,c')).toBe(',');
    expect(detectDelimiter('\n\n"a,b,c";d;e\n1,2,3,4,5')).toBe(';');
    expect(detectDelimiter('a\tb\tc, d')).toBe('\t');
    expect(detectDelimiter('one')).toBe(',');
  });
});
