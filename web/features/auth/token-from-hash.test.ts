import { describe, expect, it } from 'vitest';
import { isWellFormedToken, tokenFromHash } from './token-from-hash.ts';

const token = 'aZ09_-'.padEnd(43, 'x');

describe('link token', () => {
  it.each([
    [`token=${token}`, token],
    [`a=b&token=${token}`, token],
    ['token=', ''],
    ['', undefined],
    [token, undefined],
  ])('is read from the fragment %j', (hash, expected) => {
    expect(tokenFromHash(hash)).toBe(expected);
  });

  it('is well-formed only if it is complete', () => {
    expect(isWellFormedToken(token)).toBe(true);
    for (const invalid of [undefined, '', token.slice(1), `${token}x`, `${token.slice(1)}%`])
      expect(isWellFormedToken(invalid)).toBe(false);
  });
});
