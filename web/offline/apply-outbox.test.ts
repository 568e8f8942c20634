import { describe, expect, it } from 'vitest';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import type { QueuedTimer } from './outbox.ts';
import { applyOutbox, applyQueuedTexts } from './apply-outbox.ts';

const createGoal = (_id: string): TimeEntry['goal'] => ({
  _id,
  title: `Goal ${_id}`,
  status: 'Active',
  focusArea: { _id: 'area', name: 'Coding' },
});
const startAt = '2026-11-11T08:00:00.000Z';
const endAt = '2026-11-11T09:00:00.000Z';
const createRunningEntry = (_id: string, goal: string): TimeEntry => ({
  _id,
  goalId: goal,
  goal: createGoal(goal),
  startAt,
  endAt: null,
  durationSec: 0,
  taskId: null,
  inventoryItemId: null,
  stepTitle: null,
  note: '',
  tags: [],
});
const createQueuedTimer = (key: string, goal: string, overrides: Partial<QueuedTimer> = {}): QueuedTimer => ({
  key,
  order: 1,
  goal: createGoal(goal),
  startAt,
  ...overrides,
});
const runningIds = (queue: QueuedTimer[], list: TimeEntry[]) => applyOutbox(queue, list).map(({ _id }) => _id);

describe('applyOutbox', () => {
  it('adds queued starts to the running entries and removes queued stops', () => {
    const list = [createRunningEntry('e1', 'A'), createRunningEntry('e2', 'B')];
    expect(applyOutbox([], list)).toEqual(list);
    expect(runningIds([createQueuedTimer('k', 'C')], list)).toEqual(['e1', 'e2', 'k']);
    expect(runningIds([createQueuedTimer('e1', 'A', { entryId: 'e1', endAt })], list)).toEqual(['e2']);
    expect(
      runningIds([createQueuedTimer('e1', 'A', { entryId: 'e1', endAt }), createQueuedTimer('k', 'A')], list),
    ).toEqual(['e2', 'k']);
    expect(runningIds([createQueuedTimer('k', 'C', { endAt })], list)).toEqual(['e1', 'e2']);
  });

  it('shows one timer per goal even if the response to its start was lost', () => {
    const tried = { at: 0, as: 'start' } as const;
    expect(runningIds([createQueuedTimer('k', 'A', { tried })], [createRunningEntry('e1', 'A')])).toEqual(['e1']);
    expect(runningIds([createQueuedTimer('k', 'A', { tried, endAt })], [createRunningEntry('e1', 'A')])).toEqual([]);
    // A whole entry is independent of the goal's running timer.
    expect(
      runningIds(
        [createQueuedTimer('k', 'A', { tried: { at: 0, as: 'whole' }, endAt })],
        [createRunningEntry('e1', 'A')],
      ),
    ).toEqual(['e1']);
  });

  it('ignores rejected timers', () => {
    expect(runningIds([createQueuedTimer('k', 'C', { refused: 'It is closed.' })], [])).toEqual([]);
    expect(
      runningIds(
        [createQueuedTimer('e1', 'A', { entryId: 'e1', endAt, refused: 'It was deleted.' })],
        [createRunningEntry('e1', 'A')],
      ),
    ).toEqual(['e1']);
  });
});

describe('tasks and resources in the outbox', () => {
  const shoes = { type: 'task', id: 'shoes', title: 'Buy shoes' } as const;
  const map = { type: 'item', id: 'map', title: 'Map' } as const;
  const onShoes = { ...createRunningEntry('e1', 'A'), taskId: 'shoes', stepTitle: 'Buy shoes' };
  const steps = (queue: QueuedTimer[], list: TimeEntry[]) =>
    applyOutbox(queue, list).map(({ _id, taskId, inventoryItemId, stepTitle }) => [
      _id,
      taskId,
      inventoryItemId,
      stepTitle,
    ]);

  it('are shown on the started timer, which takes the place of the timer of its goal', () => {
    expect(steps([createQueuedTimer('k', 'A', { step: shoes })], [])).toEqual([['k', 'shoes', null, 'Buy shoes']]);
    expect(steps([createQueuedTimer('k', 'A', { step: map })], [onShoes])).toEqual([['k', null, 'map', 'Map']]);
    expect(steps([createQueuedTimer('k', 'A', { step: map })], [createRunningEntry('e1', 'A')])).toEqual([
      ['k', null, 'map', 'Map'],
    ]);
    expect(runningIds([createQueuedTimer('k', 'B', { step: map })], [onShoes])).toEqual(['e1', 'k']);
  });

  it('leave the timer running that is on them already, and on whatever it is for a start on the goal alone', () => {
    expect(runningIds([createQueuedTimer('k', 'A', { step: shoes })], [onShoes])).toEqual(['e1']);
    expect(runningIds([createQueuedTimer('k', 'A')], [onShoes])).toEqual(['e1']);
  });

  it('tell the entry of a lost response from the timer that ran before', () => {
    const tried = { at: 0, as: 'start' } as const;
    const stopped = createQueuedTimer('k', 'A', { step: map, tried, endAt });
    expect(runningIds([stopped], [onShoes])).toEqual(['e1']);
    expect(runningIds([{ ...stopped, step: shoes }], [onShoes])).toEqual([]);
  });

  it('do not end a timer once the whole entry is queued, or the start was rejected', () => {
    expect(runningIds([createQueuedTimer('k', 'A', { step: map, endAt })], [onShoes])).toEqual(['e1']);
    expect(runningIds([createQueuedTimer('k', 'A', { step: map, refused: 'It is closed.' })], [onShoes])).toEqual([
      'e1',
    ]);
  });
});

describe('notes and tags in the outbox', () => {
  const texts = (queue: QueuedTimer[], list: TimeEntry[]) =>
    applyOutbox(queue, list).map(({ _id, note, tags }) => [_id, note, ...tags]);

  it('are shown on the timer or entry that they were written for, which keeps running', () => {
    const list = [createRunningEntry('e1', 'A'), createRunningEntry('e2', 'B')];
    const note = createQueuedTimer('e1', 'A', { entryId: 'e1', note: 'Chapter 4' });
    expect(texts([note], list)).toEqual([
      ['e1', 'Chapter 4'],
      ['e2', ''],
    ]);
    expect(texts([{ ...note, tags: ['reading'] }], list)[0]).toEqual(['e1', 'Chapter 4', 'reading']);
    expect(texts([createQueuedTimer('k', 'C', { note: 'New', tags: ['x'] })], [])).toEqual([['k', 'New', 'x']]);
    const ended = { ...createRunningEntry('e1', 'A'), endAt };
    expect(applyQueuedTexts([note], [ended])).toEqual([{ ...ended, note: 'Chapter 4' }]);
  });

  it('can empty a note, and leave the other text alone', () => {
    const entry = { ...createRunningEntry('e1', 'A'), note: 'Old', tags: ['x'] };
    expect(texts([createQueuedTimer('e1', 'A', { entryId: 'e1', note: '' })], [entry])).toEqual([['e1', '', 'x']]);
    expect(texts([createQueuedTimer('e1', 'A', { entryId: 'e1', tags: [] })], [entry])).toEqual([['e1', 'Old']]);
  });

  it('are shown on the entry of a start whose response was lost, but not on an earlier entry of the goal', () => {
    const queue = [createQueuedTimer('k', 'A', { tried: { at: 0, as: 'start' }, note: 'New' })];
    expect(texts(queue, [createRunningEntry('e1', 'A')])).toEqual([['e1', 'New']]);
    const ended = { ...createRunningEntry('e0', 'A'), endAt };
    expect(applyQueuedTexts(queue, [ended])).toEqual([ended]);
  });

  it('are not shown once they have been rejected', () => {
    const note = createQueuedTimer('e1', 'A', { entryId: 'e1', note: 'Lost', refused: 'It was deleted.' });
    expect(texts([note], [createRunningEntry('e1', 'A')])).toEqual([['e1', '']]);
  });
});
