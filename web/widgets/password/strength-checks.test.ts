import { describe, expect, it } from 'vitest';
import { checkPasswordStrength } from './strength-checks.ts';

const metChecks = (password: string) => checkPasswordStrength(password).map((check) => check.isMet);

describe('password checklist', () => {
  it('has four checks', () => {
    expect(checkPasswordStrength('').map(({ label }) => label)).toEqual([
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
  ])('checks %j', (password, expected) => {
    expect(metChecks(password)).toEqual(expected);
  });

  it('counts an emoji as one character', () => {
    expect(metChecks('😀😀😀😀')[0]).toBe(false);
    expect(metChecks('😀😀😀😀😀😀😀😀')[0]).toBe(true);
  });
});
