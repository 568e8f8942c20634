import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, dismissToast, dismissToastsByTopic, showToast } from './toast.ts';
import { setToastsPaused, getVisibleToasts } from './visible-toasts.ts';

const undo = { label: 'Undo', run: () => undefined };
const texts = () => getVisibleToasts().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const reason of ['pointer', 'focus', 'hidden'] as const) setToastsPaused(reason, false);
  clearToasts();
  vi.useRealTimers();
});

it('keeps errors and toasts with an action visible for longer', () => {
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

it.each(['pointer', 'focus', 'hidden'] as const)(
  'pauses all toasts (%s) and leaves a moment to read them afterwards',
  (reason) => {
    showToast('done', 'Saved.');
    vi.advanceTimersByTime(4900);
    setToastsPaused(reason, true);
    vi.advanceTimersByTime(60_000);
    showToast('done', 'Saved, too.');
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['Saved.', 'Saved, too.']);
    setToastsPaused(reason, false);
    vi.advanceTimersByTime(1499);
    expect(texts()).toEqual(['Saved.', 'Saved, too.']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual(['Saved, too.']);
    vi.advanceTimersByTime(3500);
    expect(texts()).toEqual([]);
  },
);

it('stays paused while any reason remains', () => {
  showToast('done', 'Saved.');
  setToastsPaused('pointer', true);
  setToastsPaused('focus', true);
  setToastsPaused('pointer', false);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Saved.']);
});

it('shows at most three and displaces the oldest success without an action', () => {
  showToast('failed', 'one');
  showToast('done', 'two', undefined, undo);
  showToast('done', 'three');
  showToast('done', 'four');
  expect(texts()).toEqual(['one', 'two', 'four']);
});

it('queues a fourth toast until the oldest has been visible long enough to read', () => {
  for (const text of ['one', 'two', 'three', 'four']) showToast('failed', text);
  expect(texts()).toEqual(['one', 'two', 'three']);
  vi.advanceTimersByTime(4000);
  expect(texts()).toEqual(['two', 'three', 'four']);
  vi.advanceTimersByTime(11_999);
  expect(texts()).toEqual(['four']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('queues a fourth toast while the others are paused', () => {
  for (const text of ['one', 'two', 'three']) showToast('done', text);
  setToastsPaused('pointer', true);
  const fourth = showToast('done', 'four');
  expect(texts()).toEqual(['one', 'two', 'three']);
  showToast('done', 'five');
  dismissToast(fourth);
  setToastsPaused('pointer', false);
  expect(texts()).toEqual(['two', 'three', 'five']);
});

it('shows identical toasts once and only the newest of a topic', () => {
  const topic = { ...undo, topic: 'week' };
  showToast('done', 'Saved.');
  showToast('done', 'Copied.', undefined, topic);
  showToast('done', 'Saved.');
  showToast('done', 'Cleared.', undefined, topic);
  expect(texts()).toEqual(['Saved.', 'Cleared.']);
  dismissToastsByTopic('week');
  expect(texts()).toEqual(['Saved.']);
});
