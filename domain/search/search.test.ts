import { describe, expect, it } from 'vitest';
import { compareNames, createMatcher, toSortKey, toSearchWords } from './search.ts';

describe('search', () => {
  it('matches text that contains all words of the query, regardless of order, case and accents', () => {
    const matches = createMatcher('RUN émile');
    expect(matches('Emile runs')).toBe(true);
    expect(matches('Émile: a run')).toBe(true);
    expect(matches('Emile walks')).toBe(false);
  });

  it('matches everything if the query is empty', () => {
    expect(createMatcher('')('anything')).toBe(true);
    expect(createMatcher('  ')('')).toBe(true);
  });

  it('matches symbols, emoji and other scripts literally', () => {
    expect(createMatcher('.*')('anything')).toBe(false);
    expect(createMatcher('c++')('Learn C++')).toBe(true);
    expect(createMatcher('🏃')('Morning 🏃')).toBe(true);
    expect(createMatcher('שלום')('שלום עולם')).toBe(true);
  });

  it('sorts numbers in names by their value', () => {
    expect(['Week 10: b', 'week 2: c', 'Ähre', 'Zoo', 'apple'].toSorted(compareNames)).toEqual([
      'Ähre',
      'apple',
      'week 2: c',
      'Week 10: b',
      'Zoo',
    ]);
  });

  it('splits a query into normalized words', () => {
    expect(toSearchWords('  RUN\tÉmile \n ﬁn ')).toEqual(['run', 'emile', 'fin']);
    expect(toSearchWords(' ')).toEqual([]);
    expect(toSearchWords('\u001Frun\u001Ffin\u0007')).toEqual(['run', 'fin']);
  });

  it('provides sort keys that give a database the natural order', () => {
    const names = ['zebra', 'Week 10', ' Émile', 'Week 2', 'apple', 'Eva', 'week 2b', '10', '9'];
    const byKey = (a: string, b: string) => (toSortKey(a) < toSortKey(b) ? -1 : 1);
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
