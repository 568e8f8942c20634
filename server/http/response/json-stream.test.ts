import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { encode } from './encoder.ts';
import { inPieces } from './long-answers.ts';

const thing = z.object({ name: z.string(), tags: z.array(z.string()) });
const group = z.object({ title: z.nullable(z.string()), things: z.array(thing), count: z.number() });
const things = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `"${n}"`, tags: ['a', 'b'] }));
const groupOf = (count: number) => ({ title: null, things: things(count), count });

it.each<[string, z.ZodMiniType, unknown]>([
  ['a list', z.array(thing), things(2345)],
  ['a list in an object', group, groupOf(2345)],
  ['groups, one of which is long', z.array(group), [0, 1, 3000, 0].map(groupOf)],
  [
    'many short groups',
    z.object({ groups: z.array(group) }),
    { groups: Array.from({ length: 2500 }, () => groupOf(1)) },
  ],
])('%s is the same text in pieces as at once, without what the schema does not name', async (_, schema, body) => {
  const whole = encode(schema, body);
  const texts = await Array.fromAsync(inPieces(encode, schema, body)!);
  expect(texts.join('')).toBe(whole);
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(whole.length / 4);
});

it('what is short is written at once', () => {
  expect(inPieces(encode, z.array(thing), things(100))).toBeUndefined();
  expect(inPieces(encode, z.array(group), [groupOf(5), groupOf(5)])).toBeUndefined();
  expect(inPieces(encode, z.object({ tags: z.array(z.string()) }), { tags: things(5000) })).toBeUndefined();
});
