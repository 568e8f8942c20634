import { expect, it } from 'vitest';
import { describePoint } from './format-point.ts';

it('describes a point with its name and every value', () => {
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
  expect(describePoint(chart, 0)).toBe('Week of 9 November 2026: Rating 3.4 stars, Trend 3.1 stars');
  expect(describePoint(chart, 1)).toBe('16 Nov: Rating no value, Trend 3.1 stars');
  expect(describePoint({ ...chart, unfinished: 0 }, 0)).toMatch(/^Week of 9 November 2026, so far: Rating 3\.4 stars/);
});
