import { expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { isWithinLifetime } from './expiry.ts';

const NOW = Date.UTC(2026, 10, 11);
const TTL_MS = 300_000;
const { clockSkewMs } = limits;

it.each([
  ['rejects', 'has just ended', 0, false],
  ['accepts', 'is about to end', 1, true],
  ['accepts', 'has just begun', TTL_MS, true],
  ['accepts', 'was started by a server whose clock is slightly ahead', TTL_MS + clockSkewMs, true],
  ['rejects', 'begins in the future', TTL_MS + clockSkewMs + 1, false],
  ['rejects', 'ended years ago', -1e12, false],
  ['rejects', 'begins years from now', 1e12, false],
])('%s a lifetime that %s (CK-01)', (_verb, _state, endsIn, expected) => {
  expect(isWithinLifetime(NOW + endsIn, NOW, TTL_MS)).toBe(expected);
});
