import { expect, it } from 'vitest';
import { areaColors, createColorPicker } from './area-colors.ts';

it('gives every area of an account another colour, until all are used', () => {
  const next = createColorPicker([]);
  const picked = areaColors.map(next);
  expect(picked.slice(0, 3)).toEqual(['blue', 'orange', 'green']);
  expect(new Set(picked).size).toBe(areaColors.length);
  expect(next()).toBe('blue');
});

it('picks the colour that the fewest areas have', () => {
  expect(createColorPicker(['blue', 'orange', 'orange'])()).toBe('green');
  const next = createColorPicker([...areaColors, ...areaColors.filter((color) => color !== 'olive')]);
  expect([next(), next()]).toEqual(['olive', 'blue']);
});
