import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import type { Span } from '#domain/time-span.ts';
import { serverNow } from '#web/api/server-clock.ts';
import type { Preview, useDayMoves } from './day-moves.ts';
import { canShift, type Edge, shifted, STEP_MS } from './day-shift.ts';
import { type EntryTimes, timesOfEntry } from './entry-span.ts';

/** Keys that follow each other are one change. */
const REST_MS = 700;

interface Pending {
  readonly entry: TimeEntry;
  readonly times: EntryTimes;
  readonly edge: Edge;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface DayKeysOptions {
  readonly day: Span;
  readonly moves: ReturnType<typeof useDayMoves>;
  /** Tells whoever does not see it. */
  readonly onShifted: (id: string, times: EntryTimes) => void;
}

/** What arrow keys do to the entry that has the focus: move it, with Shift its end, with Alt its start. */
export function useDayKeys({ day, moves, onShifted }: DayKeysOptions) {
  const pending = useRef<Pending>(undefined);

  /** Saves what the keys have changed; says what became of it, for who cannot wait for the answer. */
  function flush(): Preview | undefined {
    const change = pending.current;
    if (!change) return undefined;
    clearTimeout(change.timer);
    pending.current = undefined;
    void moves.save(change.entry, change.times, change.edge);
    return { id: change.entry._id, times: change.times };
  }

  function cancel() {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    moves.show(undefined);
  }

  function onKeyDown(event: KeyboardEvent, entry: TimeEntry) {
    if (event.key === 'Escape' && pending.current) cancel();
    const by = { ArrowUp: -STEP_MS, ArrowDown: STEP_MS }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (pending.current?.entry._id !== entry._id) flush();
    const before = pending.current;
    const from = before?.times ?? timesOfEntry(entry);
    const edge = event.shiftKey ? 'end' : event.altKey ? 'start' : 'both';
    if (!canShift(from, edge, day)) return;
    const times = shifted(from, edge, by, day, serverNow());
    clearTimeout(before?.timer);
    pending.current = {
      entry: before?.entry ?? entry,
      times,
      edge: before && before.edge !== edge ? 'end' : edge,
      timer: setTimeout(flush, REST_MS),
    };
    moves.show({ id: entry._id, times });
    onShifted(entry._id, times);
  }

  const left = useEffectEvent(() => void flush());
  useEffect(() => () => left(), []);

  return { onKeyDown, flush };
}
