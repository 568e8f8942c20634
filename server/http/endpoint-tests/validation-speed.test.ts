import { describe, expect, it } from 'vitest';
import { unknownIds } from '#server/testing/fixtures/one-of-each.ts';
import { calls } from '#server/testing/fixtures/endpoint-matrix.ts';

const LENGTH = 50_000;
const repeatToLength = (part: string) => part.repeat(Math.ceil(LENGTH / part.length));

/** Texts that are almost valid, for which a regular expression with catastrophic backtracking would be slow. */
const nearMisses = [
  repeatToLength('a'),
  repeatToLength('a@'),
  `${repeatToLength('a')}@`,
  `${repeatToLength('a.')}@example.org`,
  `a@${repeatToLength('a.')}`,
  `a@${repeatToLength('a-')}.org`,
  `https://${repeatToLength('a.')}:x`,
  `https://${repeatToLength('%')}`,
  `https://a/${repeatToLength('../')}\\`,
  `${repeatToLength(' ')}x`,
  `x${repeatToLength(' ')}\n`,
  repeatToLength('0'),
  repeatToLength('2026-11-10T'),
  repeatToLength('\u0301'),
  repeatToLength('\u200b'),
  repeatToLength('__proto__.'),
];

/** Yields a copy of the value for each text in it, at any depth, with that text replaced. */
function* replaceEachText(value: unknown, text: string): Generator {
  if (typeof value === 'string') yield text;
  else if (Array.isArray(value)) {
    for (const [index, element] of value.entries())
      for (const changed of replaceEachText(element, text)) yield value.with(index, changed);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value))
      for (const changed of replaceEachText(inner, text)) yield { ...value, [name]: changed };
  }
}

function fastestMs(act: () => void): number {
  const cpuMs = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    act();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...cpuMs);
}

describe('request validation', () => {
  it.each(calls)('of $name is fast for 50 kB of almost valid text (IN-04)', ({ endpoint, request }) => {
    const { url, payload } = request(unknownIds);
    const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
    const parts = [
      [endpoint.body, payload === undefined ? {} : (JSON.parse(payload) as unknown)],
      [endpoint.query, query],
    ] as const;
    for (const [schema, valid] of parts) {
      if (!schema) continue;
      expect(schema.safeParse(valid).success).toBe(true);
      for (const text of nearMisses) {
        for (const value of replaceEachText(valid, text))
          expect(fastestMs(() => schema.safeParse(value))).toBeLessThan(50);
      }
    }
  });
});
