import { describe, expect, it } from 'vitest';
import { findWordRanges } from './word-ranges.ts';

function marked(text: string, ...words: string[]): string[] {
  return findWordRanges(text, words).map(([start, end]) => text.slice(start, end));
}

describe('the ranges of words in a text', () => {
  it('ignore case and accents, and include whole characters', () => {
    expect(marked('Café, CAFE and cafeteria', 'cafe')).toEqual(['Café', 'CAFE', 'cafe']);
    expect(marked('E\u0301mile', 'emile')).toEqual(['E\u0301mile']);
    expect(marked('ﬁn', 'i')).toEqual(['ﬁ']);
    expect(marked('Run 🏃 now', '🏃')).toEqual(['🏃']);
  });

  it('are merged where words overlap', () => {
    expect(marked('marathon', 'mara', 'rath', 'on')).toEqual(['marathon']);
    expect(marked('marathon', 'mar', 'on')).toEqual(['mar', 'on']);
  });

  it('are none without words or matches', () => {
    expect(marked('marathon')).toEqual([]);
    expect(marked('marathon', 'x')).toEqual([]);
  });
});
