import { expect, test } from 'vitest';
import { tagsIn, withTags } from './tag-texts.ts';

test('commas and lines separate tags, blanks and nothing are none', () => {
  expect(tagsIn(' book,  video one ,\n, free\r\nES ')).toEqual(['book', 'video one', 'free', 'ES']);
  expect(tagsIn(' , ')).toEqual([]);
});

test('what is there already is not added, however it is written', () => {
  expect(withTags(['Book'], ['book', 'free', 'FREE', 'Éa'])).toEqual(['Book', 'free', 'Éa']);
});
