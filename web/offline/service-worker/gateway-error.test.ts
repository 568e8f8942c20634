import { expect, it } from 'vitest';
import { rejectGatewayError } from './gateway-error.ts';

it.each([502, 503, 504])('rejects an HTML page with status %s as a response from a proxy', (status) => {
  expect(() => rejectGatewayError(new Response('<h1>Bad Gateway</h1>', { status }))).toThrow('cannot be reached');
});

it.each([
  ['JSON with status 503', Response.json({ message: 'Too busy.' }, { status: 503 })],
  ['JSON with status 500', Response.json({ message: 'Broken.' }, { status: 500 })],
  ['HTML with status 500', new Response('<h1>Broken</h1>', { status: 500 })],
  ['a page', new Response('<h1>Weekwise</h1>')],
])('passes %s through', (_, response) => expect(rejectGatewayError(response)).toBe(response));
