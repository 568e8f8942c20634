import { expect, it } from 'vitest';
import { toRatingBand } from './rating-band.ts';

it.each([
  [5, 'green'],
  [4.5, 'green'],
  [4.49, 'yellow'],
  [3.5, 'yellow'],
  [3.49, 'orange'],
  [2, 'orange'],
  [1.99, 'red'],
  [0.01, 'red'],
  [0, 'grey'],
])('puts a rating of %d into the %s band', (rating, band) => {
  expect(toRatingBand(rating)).toBe(band);
});
