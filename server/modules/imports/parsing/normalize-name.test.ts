import { expect, it } from 'vitest';
import { normalizeName } from './normalize-name.ts';

it('ignores case, surrounding spaces and Unicode composition', () => {
  expect(normalizeName(' Ca\u0301FÉ ')).toBe(normalizeName('cáfe\u0301'));
});

it.each([
  ['かき', 'かぎ'],
  ['कला', 'कली'],
  ['Sprint 1', 'Sprint 01'],
  ['ma', 'má'],
  ['A  B', 'A B'],
])('distinguishes %s from %s', (one, other) => {
  expect(normalizeName(one)).not.toBe(normalizeName(other));
});
