import { expect, it } from 'vitest';
import { nameKey } from './name-key.ts';

it('is the same however a name is written', () => {
  expect(nameKey(' Ca\u0301FÉ ')).toBe(nameKey('cáfe\u0301'));
});

it.each([
  ['かき', 'かぎ'],
  ['कला', 'कली'],
  ['Sprint 1', 'Sprint 01'],
  ['ma', 'má'],
  ['A  B', 'A B'],
])('tells %s from %s', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});
