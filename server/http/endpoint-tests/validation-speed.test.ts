import { describe, expect, it } from 'vitest';
import { nobody } from '../testing/graph.ts';
import { calls } from '../testing/matrix.ts';

const LENGTH = 50_000;
const filled = (part: string) => part.repeat(Math.ceil(LENGTH / part.length));

/** Texts that are almost what is asked for, so that an expression which tries again and again would do so for long. */
const nearMisses = [
  filled('a'),
  filled('a@'),
  `${filled('a')}@`,
  `${filled('a.')}@example.org`,
  `a@${filled('a.')}`,
  `a@${filled('a-')}.org`,
  `https://${filled('a.')}:x`,
  `https://${filled('%')}`,
  `https://a/${filled('../')}\\`,
  `${filled(' ')}x`,
  `x${filled(' ')}\n`,
  filled('0'),
  filled('2026-11-10T'),
  filled('\u0301'),
  filled('\u200b'),
  filled('__proto__.'),
];

/** The same value with one text in it after the other replaced, however deep it lies. */
function* withEachText(value: unknown, text: string): Generator {
  if (typeof value === 'string') yield text;
  else if (Array.isArray(value)) {
    for (const [at, element] of value.entries())
      for (const changed of withEachText(element, text)) yield value.with(at, changed);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value))
      for (const changed of withEachText(inner, text)) yield { ...value, [name]: changed };
  }
}

function fastest(act: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    act();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe('rules of what is sent', () => {
  it.each(calls)('to $name are decided at once, also of 50 kB that almost fit', ({ endpoint, request }) => {
    const { url, payload } = request(nobody);
    const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
    const sent = [
      [endpoint.body, payload === undefined ? {} : (JSON.parse(payload) as unknown)],
      [endpoint.query, query],
    ] as const;
    for (const [schema, valid] of sent) {
      if (!schema) continue;
      expect(schema.safeParse(valid).success).toBe(true);
      for (const text of nearMisses) {
        for (const value of withEachText(valid, text)) expect(fastest(() => schema.safeParse(value))).toBeLessThan(50);
      }
    }
  });
});
