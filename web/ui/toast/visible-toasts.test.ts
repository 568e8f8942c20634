import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, closeToast, closeToastsOf, showToast } from './toast.ts';
import { holdToasts, shownToasts } from './toast-times.ts';

const undo = { label: 'Undo', run: () => undefined };
const texts = () => shownToasts().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const reason of ['pointer', 'focus', 'hidden'] as const) holdToasts(reason, false);
  clearToasts();
  vi.useRealTimers();
});

it('goes after a while: longer where something failed or can be undone', () => {
  showToast('done', 'Saved.');
  showToast('done', 'Deleted.', undefined, undo);
  showToast('failed', 'Not sent.');
  vi.advanceTimersByTime(5000);
  expect(texts()).toEqual(['Deleted.', 'Not sent.']);
  vi.advanceTimersByTime(5000);
  expect(texts()).toEqual(['Not sent.']);
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual([]);
});

it.each(['pointer', 'focus', 'hidden'] as const)('stays as long as it is held (%s), and a moment longer', (reason) => {
  showToast('done', 'Saved.');
  vi.advanceTimersByTime(4900);
  holdToasts(reason, true);
  vi.advanceTimersByTime(60_000);
  showToast('done', 'Saved, too.');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Saved.', 'Saved, too.']);
  holdToasts(reason, false);
  vi.advanceTimersByTime(1499);
  expect(texts()).toEqual(['Saved.', 'Saved, too.']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(['Saved, too.']);
  vi.advanceTimersByTime(3500);
  expect(texts()).toEqual([]);
});

it('stays while any of two reasons is left', () => {
  showToast('done', 'Saved.');
  holdToasts('pointer', true);
  holdToasts('focus', true);
  holdToasts('pointer', false);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Saved.']);
});

it('shows three at most: the oldest without an action makes room', () => {
  showToast('failed', 'one');
  showToast('done', 'two', undefined, undo);
  showToast('done', 'three');
  showToast('done', 'four');
  expect(texts()).toEqual(['one', 'two', 'four']);
});

it('lets the fourth wait until the others could be read, and shows it then', () => {
  for (const text of ['one', 'two', 'three', 'four']) showToast('failed', text);
  expect(texts()).toEqual(['one', 'two', 'three']);
  vi.advanceTimersByTime(4000);
  expect(texts()).toEqual(['two', 'three', 'four']);
  vi.advanceTimersByTime(11_999);
  expect(texts()).toEqual(['four']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('lets the fourth wait while someone is at the others', () => {
  for (const text of ['one', 'two', 'three']) showToast('done', text);
  holdToasts('pointer', true);
  const fourth = showToast('done', 'four');
  expect(texts()).toEqual(['one', 'two', 'three']);
  showToast('done', 'five');
  closeToast(fourth);
  holdToasts('pointer', false);
  expect(texts()).toEqual(['two', 'three', 'five']);
});

it('says the same once, and of one topic only the newest', () => {
  const topic = { ...undo, topic: 'week' };
  showToast('done', 'Saved.');
  showToast('done', 'Copied.', undefined, topic);
  showToast('done', 'Saved.');
  showToast('done', 'Cleared.', undefined, topic);
  expect(texts()).toEqual(['Saved.', 'Cleared.']);
  closeToastsOf('week');
  expect(texts()).toEqual(['Saved.']);
});
