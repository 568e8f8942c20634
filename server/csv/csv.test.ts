import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, csvRecords, delimiterOf } from './csv.ts';

const cellsOf = (text: string, delimiter = ',') => [...csvRecords(text, delimiter)].map(({ cells }) => cells);
const linesOf = (text: string) => [...csvRecords(text, ',')].map(({ line }) => line);

describe('a table as text', () => {
  it('quotes what would else be read otherwise', () => {
    expect(csvLine(['a', 'b c', 'd,e', 'f"g', 'h\ni', ' j', ''])).toBe('a,b c,"d,e","f""g","h\ni"," j",\r\n');
  });

  it('reads back whatever was written', () => {
    const unit = fc.constantFrom('"', ',', ';', '\t', '\r', '\n', ' ', 'a', 'é', '😀', '\u0000', '\uFEFF');
    const cell = fc.string({ unit, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 })), (rows) => {
        expect(cellsOf(`\uFEFF${rows.map(csvLine).join('')}`)).toEqual(rows);
      }),
      { numRuns: 200 },
    );
  });

  it('reads every kind of line end, and a last line without one', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(cellsOf(`a,b${end}1,2${end}3,`)).toEqual([
        ['a', 'b'],
        ['1', '2'],
        ['3', ''],
      ]);
    expect(cellsOf('')).toEqual([]);
    expect(cellsOf('\uFEFF"a"')).toEqual([['a']]);
  });

  it('counts lines as an editor does', () => {
    expect(linesOf('a,b\r\n1,"x\r\ny\r\nz"\r\n\r\n2,3\n"4\r5",6\n7')).toEqual([1, 2, 6, 7, 9]);
  });

  it('takes a quote within a cell for a character, and text after a closing one as it is', () => {
    expect(cellsOf('x"y,a "b" c,"d"e\n1,2,3')).toEqual([
      ['x"y', 'a "b" c', 'de'],
      ['1', '2', '3'],
    ]);
  });

  it('says where a quote is never closed', () => {
    const [, record] = [...csvRecords('a,b\n1,"2\n3,4\n', ',')];
    expect(record).toEqual({ line: 2, cells: ['1', '2\n3,4\n'], isEndless: true });
  });

  it('gives up where a record does not end', () => {
    for (const text of [
      ...[',', '"', 'x', '"",', '"x"'].map((part) => part.repeat(1_000_000)),
      `"${'\n'.repeat(1_000_000)}"`,
    ]) {
      const [header, record, ...more] = [...csvRecords(`a,b\n${text}\n1,2`, ',')];
      expect(header!.isEndless).toBe(false);
      expect([record!.line, record!.isEndless, more]).toEqual([2, true, []]);
      expect(record!.cells.length).toBeLessThanOrEqual(500);
    }
  });

  it('knows what separates the cells', () => {
    expect(delimiterOf('a,b,c')).toBe(',');
    expect(delimiterOf('\n\n"a,b,c";d;e\n1,2,3,4,5')).toBe(';');
    expect(delimiterOf('a\tb\tc, d')).toBe('\t');
    expect(delimiterOf('one')).toBe(',');
  });
});
