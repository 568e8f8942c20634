import { describe, expect, it } from 'vitest';
import { isToken, tokenIn } from './token-in-link.ts';

const token = 'aZ09_-'.padEnd(43, 'x');

describe('token in the link of a mail', () => {
  it.each([
    [`token=${token}`, token],
    [`a=b&token=${token}`, token],
    ['token=', ''],
    ['', undefined],
    [token, undefined],
  ])('of %j', (hash, expected) => {
    expect(tokenIn(hash)).toBe(expected);
  });

  it('is worth sending where it is whole', () => {
    expect(isToken(token)).toBe(true);
    for (const cut of [undefined, '', token.slice(1), `${token}x`, `${token.slice(1)}%`])
      expect(isToken(cut)).toBe(false);
  });
});
