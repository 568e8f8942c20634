import { expect, test } from 'vitest';
import { otherThinkingWords, thinkingWords } from './thinking-words.ts';

test('there are about fifty, all different and short enough for two lines on a phone', () => {
  expect(thinkingWords).toHaveLength(50);
  expect(new Set(thinkingWords).size).toBe(50);
  expect(thinkingWords.filter(({ length }) => length > 52)).toEqual([]);
});

test('none is shown twice in a row', () => {
  let shown = otherThinkingWords();
  for (let turn = 0; turn < 500; turn++) {
    const next = otherThinkingWords(shown);
    expect(next).not.toBe(shown);
    shown = next;
  }
});
