import { describe, expect, it } from 'vitest';
import { byName, searcher, sortKey, wordsOf } from './search.ts';

describe('search', () => {
  it('finds whatever holds all words, in any order, case and accent', () => {
    const finds = searcher('RUN émile');
    expect(finds('Emile runs')).toBe(true);
    expect(finds('Émile: a run')).toBe(true);
    expect(finds('Emile walks')).toBe(false);
  });

  it('finds everything with nothing to look for', () => {
    expect(searcher('')('anything')).toBe(true);
    expect(searcher('  ')('')).toBe(true);
  });

  it('takes signs for what they are', () => {
    expect(searcher('.*')('anything')).toBe(false);
    expect(searcher('c++')('Learn C++')).toBe(true);
    expect(searcher('🏃')('Morning 🏃')).toBe(true);
    expect(searcher('שלום')('שלום עולם')).toBe(true);
  });

  it('sorts numbers in names by their value', () => {
    expect(['Week 10: b', 'week 2: c', 'Ähre', 'Zoo', 'apple'].toSorted(byName)).toEqual([
      'Ähre',
      'apple',
      'week 2: c',
      'Week 10: b',
      'Zoo',
    ]);
  });

  it('is of words, as they stand in a folded text', () => {
    expect(wordsOf('  RUN\tÉmile \n ﬁn ')).toEqual(['run', 'emile', 'fin']);
    expect(wordsOf(' ')).toEqual([]);
  });

  it('has keys by which a database sorts as people do', () => {
    const names = ['zebra', 'Week 10', ' Émile', 'Week 2', 'apple', 'Eva', 'week 2b', '10', '9'];
    const byKey = (a: string, b: string) => (sortKey(a) < sortKey(b) ? -1 : 1);
    expect(names.toSorted(byKey)).toEqual([
      '9',
      '10',
      'apple',
      ' Émile',
      'Eva',
      'Week 2',
      'week 2b',
      'Week 10',
      'zebra',
    ]);
  });
});
