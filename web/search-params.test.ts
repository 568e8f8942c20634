import { expect, it } from 'vitest';
import { number, oneOf, searchParams, text } from './search-params.ts';

const parse = searchParams({ q: text, page: number, view: oneOf(['list', 'week']) });

it('keeps valid search parameters', () => {
  expect(parse({ q: 'run', page: 2, view: 'week' })).toEqual({ q: 'run', page: 2, view: 'week' });
});

it('reads a number that the router has parsed as the text in the URL', () => {
  expect(parse({ q: 7 }).q).toBe('7');
});

it('drops invalid and unknown search parameters', () => {
  expect(parse({ q: ['a'], page: 'two', view: 'month', other: 'x' })).toEqual({});
});
