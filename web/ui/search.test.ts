import { describe, expect, it } from 'vitest';
import { byName, searcher } from './search.ts';

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
});
