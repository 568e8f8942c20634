import { expect, test } from 'vitest';
import { parseTags, mergeTags } from './parse-tags.ts';

test('splits tags at commas and line breaks, and drops empty ones', () => {
  expect(parseTags(' book,  video one ,\n, free\r\nES ')).toEqual(['book', 'video one', 'free', 'ES']);
  expect(parseTags(' , ')).toEqual([]);
});

test('does not add a tag that differs only in case from an existing one', () => {
  expect(mergeTags(['Book'], ['book', 'free', 'FREE', 'Éa'])).toEqual(['Book', 'free', 'Éa']);
});
