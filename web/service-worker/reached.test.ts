import { expect, it } from 'vitest';
import { reached } from './reached.ts';

it.each([502, 503, 504])('a page of a proxy with %s is no answer', (status) => {
  expect(() => reached(new Response('<h1>Bad Gateway</h1>', { status }))).toThrow('cannot be reached');
});

it.each([
  Response.json({ message: 'Too busy.' }, { status: 503 }),
  Response.json({ message: 'Broken.' }, { status: 500 }),
  new Response('<h1>Broken</h1>', { status: 500 }),
  new Response('<h1>Weekwise</h1>'),
])('anything else is', (answer) => expect(reached(answer)).toBe(answer));
