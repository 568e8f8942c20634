import { expect, test } from 'vitest';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import { changedFields } from '#web/forms/changed-fields.ts';
import { type ItemValues, toItemBody } from './request-body.ts';

const typed: ItemValues = {
  goal: 'a goal',
  title: ' The Rust Book ',
  url: '',
  notes: ' Twice. ',
  tags: ['book', 'free'],
  priority: 'high',
  estimatedMinutes: 80,
  reflectionNote: '',
};

test('converts form values to a request body', () => {
  expect(toItemBody(typed, undefined)).toEqual({
    title: 'The Rust Book',
    url: null,
    notes: 'Twice.',
    tags: ['book', 'free'],
    priority: 'high',
    estimatedMinutes: 80,
    reflectionNote: '',
  });
  expect(toItemBody({ ...typed, estimatedMinutes: null }, undefined).estimatedMinutes).toBeNull();
  expect(toItemBody({ ...typed, estimatedMinutes: Number.NaN }, undefined).estimatedMinutes).toBeNaN();
});

test.each([
  ['example.com', 'https://example.com'],
  [' doc.rust-lang.org/book?a#b ', 'https://doc.rust-lang.org/book?a#b'],
  ['localhost.test:3000/a', 'https://localhost.test:3000/a'],
  ['http://example.com', 'http://example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['just words', 'just words'],
])('turns the link %j into %j', (url, link) => {
  expect(toItemBody({ ...typed, url }, undefined).url).toBe(link);
});

test('treats the same tags as unchanged, but other tags or another order as a change', () => {
  const item = { ...toItemBody(typed, undefined), tags: ['book', 'free'] } as InventoryItem;
  expect(changedFields(item, toItemBody(typed, item))).toEqual({});
  expect(changedFields(item, toItemBody({ ...typed, tags: ['free', 'book'] }, item))).toEqual({
    tags: ['free', 'book'],
  });
  expect(changedFields(item, toItemBody({ ...typed, tags: [], url: 'example.com' }, item))).toEqual({
    tags: [],
    url: 'https://example.com',
  });
});
