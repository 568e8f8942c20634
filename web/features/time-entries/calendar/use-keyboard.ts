import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import { serverNow } from '#web/http/server-clock.ts';
import type { MovePreview, useEntryMoves } from './use-entry-moves.ts';
import { canShift, type Edge, shiftTimes, STEP_MS } from './shift.ts';
import { type EntryTimes, entryTimes } from '#web/widgets/entry-dialog/entry-span.ts';

/** Key presses within this time are saved as one change. */
const DEBOUNCE_MS = 700;

interface PendingShift {
  readonly entry: TimeEntry;
  readonly times: EntryTimes;
  readonly edge: Edge;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface KeyboardOptions {
  readonly day: Span;
  readonly moves: ReturnType<typeof useEntryMoves>;
  /** Announces the new times to screen readers. */
  readonly onShifted: (id: string, times: EntryTimes) => void;
}

/** Arrow keys move the focused entry; with Shift only its end, with Alt only its start. */
export function useKeyboard({ day, moves, onShifted }: KeyboardOptions) {
  const pending = useRef<PendingShift>(undefined);

  /** Saves the pending change and returns it for callers that cannot wait for the response. */
  function flush(): MovePreview | undefined {
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
    moves.setPreview(undefined);
  }

  function onKeyDown(event: KeyboardEvent, entry: TimeEntry) {
    if (event.key === 'Escape' && pending.current) cancel();
    const shiftMs = { ArrowUp: -STEP_MS, ArrowDown: STEP_MS }[event.key];
    if (shiftMs === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (pending.current?.entry._id !== entry._id) flush();
    const before = pending.current;
    const currentTimes = before?.times ?? entryTimes(entry);
    const edge = event.shiftKey ? 'end' : event.altKey ? 'start' : 'both';
    if (!canShift(currentTimes, edge, day)) return;
    const times = shiftTimes(currentTimes, edge, shiftMs, day, serverNow());
    clearTimeout(before?.timer);
    pending.current = {
      entry: before?.entry ?? entry,
      times,
      edge: before && before.edge !== edge ? 'end' : edge,
      timer: setTimeout(flush, DEBOUNCE_MS),
    };
    moves.setPreview({ id: entry._id, times });
    onShifted(entry._id, times);
  }

  const onUnmount = useEffectEvent(() => void flush());
  useEffect(() => () => onUnmount(), []);

  return { onKeyDown, flush };
}
