import { expect, test } from 'vitest';
import { parseDurationParts } from './parse-duration-parts.ts';

test.each([
  ['', '', undefined],
  ['0', '', undefined],
  ['1', '', 60],
  ['', '45', 45],
  ['1', '20', 80],
  ['', '90', 90],
  ['1,5', '', 90],
  ['1.25', '5', 80],
  [' 2 ', ' 0 ', 120],
  ['two', '', Number.NaN],
  ['1', '-5', Number.NaN],
  ['1e9', '', Number.NaN],
])('parses %j hours and %j minutes as %j minutes', (hours, minutes, total) => {
  expect(parseDurationParts(hours, minutes)).toBe(total);
});
