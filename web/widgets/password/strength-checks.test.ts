import { describe, expect, it } from 'vitest';
import { passwordChecks } from './password-checks.ts';

const met = (password: string) => passwordChecks(password).map((check) => check.met);

describe('password checklist', () => {
  it('names four things', () => {
    expect(passwordChecks('').map(({ label }) => label)).toEqual([
      '8+ characters',
      'Uppercase letter',
      'Lowercase letter',
      'Number',
    ]);
  });

  it.each([
    ['', [false, false, false, false]],
    ['abcdefg', [false, false, true, false]],
    ['abcdefgh', [true, false, true, false]],
    ['ABCDEFGH1', [true, true, false, true]],
    ['Abcdefg1', [true, true, true, true]],
    ['Ñandú٣', [false, true, true, true]],
  ])('%j', (password, expected) => {
    expect(met(password)).toEqual(expected);
  });

  it('counts characters as a person does', () => {
    expect(met('😀😀😀😀')[0]).toBe(false);
    expect(met('😀😀😀😀😀😀😀😀')[0]).toBe(true);
  });
});
