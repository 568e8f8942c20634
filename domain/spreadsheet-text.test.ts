import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guarded, unguarded } from './spreadsheet-text.ts';

const marks = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', "'", ' ', 'a'];

describe('text in a spreadsheet', () => {
  it('never begins a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =1', '＝1', "'=1", "'"]) {
      expect(guarded(text)).toBe(`'${text}`);
    }
    for (const text of ['', 'Run', '1-2', 'a=b', 'é', '"quoted"']) expect(guarded(text)).toBe(text);
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
});
