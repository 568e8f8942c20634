import { expect, test } from 'vitest';
import type { InventoryItem } from '#contract/inventory.ts';
import { changesOf } from '#web/api/changes.ts';
import { bodyOf } from './item-body.ts';

const typed = {
  goal: 'a goal',
  title: ' The Rust Book ',
  url: '',
  notes: ' Twice. ',
  tags: '["book","free"]',
  priority: 'high',
  estimatedMinutes: '80',
  reflectionNote: '',
};

test('what is typed becomes what is stored', () => {
  expect(bodyOf(typed, undefined)).toEqual({
    title: 'The Rust Book',
    url: null,
    notes: 'Twice.',
    tags: ['book', 'free'],
    priority: 'high',
    estimatedMinutes: 80,
    reflectionNote: '',
  });
  expect(bodyOf({ ...typed, estimatedMinutes: '' }, undefined).estimatedMinutes).toBeNull();
  expect(bodyOf({ ...typed, estimatedMinutes: 'NaN' }, undefined).estimatedMinutes).toBeNaN();
});

test.each([
  ['example.com', 'https://example.com'],
  [' doc.rust-lang.org/book?a#b ', 'https://doc.rust-lang.org/book?a#b'],
  ['localhost.test:3000/a', 'https://localhost.test:3000/a'],
  ['http://example.com', 'http://example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['just words', 'just words'],
])('the link %j is meant as %j', (url, link) => {
  expect(bodyOf({ ...typed, url }, undefined).url).toBe(link);
});

test('the same tags are no change, others or another order are', () => {
  const item = { ...bodyOf(typed, undefined), tags: ['book', 'free'] } as InventoryItem;
  expect(changesOf(item, bodyOf(typed, item))).toEqual({});
  expect(changesOf(item, bodyOf({ ...typed, tags: '["free","book"]' }, item))).toEqual({ tags: ['free', 'book'] });
  expect(changesOf(item, bodyOf({ ...typed, tags: '[]', url: 'example.com' }, item))).toEqual({
    tags: [],
    url: 'https://example.com',
  });
});
