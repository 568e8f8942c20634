import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { serialize } from './serializer.ts';
import { streamJson } from './json-stream.ts';

const item = z.object({ name: z.string(), tags: z.array(z.string()) });
const group = z.object({ title: z.nullable(z.string()), items: z.array(item), count: z.number() });
const createItems = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `"${n}"`, tags: ['a', 'b'] }));
const createGroup = (count: number) => ({ title: null, items: createItems(count), count });

it.each<[string, z.ZodMiniType, unknown]>([
  ['a list', z.array(item), createItems(2345)],
  ['a list in an object', group, createGroup(2345)],
  ['groups, one of which is long', z.array(group), [0, 1, 3000, 0].map(createGroup)],
  [
    'many short groups',
    z.object({ groups: z.array(group) }),
    { groups: Array.from({ length: 2500 }, () => createGroup(1)) },
  ],
])('streams %s as the same text that serialize returns', async (_, schema, body) => {
  const expected = serialize(schema, body);
  const chunks = await Array.fromAsync(streamJson(serialize, schema, body)!);
  expect(chunks.join('')).toBe(expected);
  expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThan(expected.length / 4);
});

it('does not stream short bodies', () => {
  expect(streamJson(serialize, z.array(item), createItems(100))).toBeUndefined();
  expect(streamJson(serialize, z.array(group), [createGroup(5), createGroup(5)])).toBeUndefined();
});

it('does not stream lists of strings, however long', () => {
  const tags = Array.from({ length: 5000 }, (_, n) => `tag ${n}`);
  expect(streamJson(serialize, z.object({ tags: z.array(z.string()) }), { tags })).toBeUndefined();
});
