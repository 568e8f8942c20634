import { describe, expect, it } from 'vitest';
import type { TimeEntry } from '#contract/time-entries.ts';
import type { QueuedTimer } from './offline-queue.ts';
import { runningWith } from './running-with-queue.ts';

const goalOf = (_id: string): TimeEntry['goal'] => ({
  _id,
  title: `Goal ${_id}`,
  status: 'Active',
  focusArea: { _id: 'area', name: 'Coding' },
});
const startAt = '2026-11-11T08:00:00.000Z';
const endAt = '2026-11-11T09:00:00.000Z';
const running = (_id: string, goal: string): TimeEntry => ({
  _id,
  goalId: goal,
  goal: goalOf(goal),
  startAt,
  endAt: null,
  durationSec: 0,
});
const queued = (key: string, goal: string, more: Partial<QueuedTimer> = {}): QueuedTimer => ({
  key,
  order: 1,
  goal: goalOf(goal),
  startAt,
  ...more,
});
const ids = (queue: QueuedTimer[], list: TimeEntry[]) => runningWith(queue, list).map(({ _id }) => _id);

describe('what runs without a connection', () => {
  it('is what ran and what was started since, less what was stopped', () => {
    const list = [running('e1', 'A'), running('e2', 'B')];
    expect(runningWith([], list)).toEqual(list);
    expect(ids([queued('k', 'C')], list)).toEqual(['e1', 'e2', 'k']);
    expect(ids([queued('e1', 'A', { entryId: 'e1', endAt })], list)).toEqual(['e2']);
    expect(ids([queued('e1', 'A', { entryId: 'e1', endAt }), queued('k', 'A')], list)).toEqual(['e2', 'k']);
    expect(ids([queued('k', 'C', { endAt })], list)).toEqual(['e1', 'e2']);
  });

  it('is one timer per goal, also where the server has heard of its start and the answer was lost', () => {
    const tried = { at: 0, as: 'start' } as const;
    expect(ids([queued('k', 'A', { tried })], [running('e1', 'A')])).toEqual(['e1']);
    expect(ids([queued('k', 'A', { tried, endAt })], [running('e1', 'A')])).toEqual([]);
    // An entry of its own, whatever else runs for its goal.
    expect(ids([queued('k', 'A', { tried: { at: 0, as: 'whole' }, endAt })], [running('e1', 'A')])).toEqual(['e1']);
  });

  it('is nothing that was refused', () => {
    expect(ids([queued('k', 'C', { refused: 'Closed.' })], [])).toEqual([]);
    expect(ids([queued('e1', 'A', { entryId: 'e1', endAt, refused: 'Gone.' })], [running('e1', 'A')])).toEqual(['e1']);
  });
});
