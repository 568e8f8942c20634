import { expect, it } from 'vitest';
import { minuteAxis, percentAxis } from './axis-ticks.ts';

it('uses round steps of minutes and hours', () => {
  expect(minuteAxis(0)).toEqual({ max: 15, ticks: [0, 15] });
  expect(minuteAxis(50)).toEqual({ max: 60, ticks: [0, 15, 30, 45, 60] });
  expect(minuteAxis(200)).toEqual({ max: 240, ticks: [0, 60, 120, 180, 240] });
  expect(minuteAxis(610)).toEqual({ max: 720, ticks: [0, 180, 360, 540, 720] });
  expect(minuteAxis(10_080).max).toBeGreaterThanOrEqual(10_080);
});

it('marks where progress colours change, and extends beyond 100 percent', () => {
  expect(percentAxis(90)).toEqual({ max: 120, ticks: [0, 50, 80, 100] });
  expect(percentAxis(150)).toEqual({ max: 200, ticks: [0, 50, 80, 100, 150, 200] });
  expect(percentAxis(390)).toEqual({ max: 400, ticks: [0, 80, 200, 300, 400] });
  expect(percentAxis(950)).toEqual({ max: 1200, ticks: [0, 80, 300, 600, 900, 1200] });
});
