import { expect, it } from 'vitest';
import { pointInWords } from './trend-chart-words.ts';

it('says all that a point has', () => {
  const chart = {
    label: 'Ratings',
    points: ['9 Nov', '16 Nov'],
    pointNames: ['Week of 9 November 2026'],
    series: [
      { name: 'Rating', color: 'red', values: [3.4, null] },
      { name: 'Trend', color: 'blue', values: [3.1, 3.1] },
    ],
    format: (value: number) => `${value} stars`,
  };
  expect(pointInWords(chart, 0)).toBe('Week of 9 November 2026: Rating 3.4 stars, Trend 3.1 stars');
  expect(pointInWords(chart, 1)).toBe('16 Nov: Rating no value, Trend 3.1 stars');
  expect(pointInWords({ ...chart, unfinished: 0 }, 0)).toMatch(/^Week of 9 November 2026, so far: Rating 3\.4 stars/);
});
