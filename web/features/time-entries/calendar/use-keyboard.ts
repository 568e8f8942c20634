import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { addDaysToInstant } from '#domain/calendar/calendar.ts';
import { serverNow } from '#web/http/server-clock.ts';
import type { MovePreview, useEntryMoves } from './use-entry-moves.ts';
import { canShift, type Edge, type MoveLimits, moveTimes, shiftTimes, STEP_MS } from './shift.ts';
import { type CalendarDay, spanOfDays } from '../calendar-day.ts';
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
  readonly days: readonly CalendarDay[];
  readonly moves: ReturnType<typeof useEntryMoves>;
  /** Announces the new times to screen readers. */
  readonly onShifted: (entry: TimeEntry, times: EntryTimes) => void;
}

const shiftKeys: Readonly<Record<string, number>> = { ArrowUp: -STEP_MS, ArrowDown: STEP_MS };
const dayKeys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys move the focused entry, also to another day; with Shift only its end, with Alt only its start. */
export function useKeyboard({ days, moves, onShifted }: KeyboardOptions) {
  const pending = useRef<PendingShift>(undefined);

  /** Saves the pending change and returns it for callers that cannot wait for the response. */
  function flush(): MovePreview | undefined {
    const change = pending.current;
    if (!change) return undefined;
    clearTimeout(change.timer);
    pending.current = undefined;
    void moves.save(change.entry, change.times, change.edge);
    return change;
  }

  function cancel() {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    moves.showPreview(undefined);
  }

  function onKeyDown(event: KeyboardEvent, entry: TimeEntry) {
    if (event.key === 'Escape' && pending.current) cancel();
    const step = readStep(event, days.length > 1);
    if (!step) return;
    event.preventDefault();
    if (pending.current?.entry._id !== entry._id) flush();
    const before = pending.current;
    const currentTimes = before?.times ?? entryTimes(entry);
    const shown = spanOfDays(days);
    if (!canShift(currentTimes, step.edge, shown)) return;
    const times = applyStep(currentTimes, step, { shown, timeZone: days[0]!.timeZone, now: serverNow() });
    clearTimeout(before?.timer);
    pending.current = {
      entry: before?.entry ?? entry,
      times,
      edge: before && before.edge !== step.edge ? 'end' : step.edge,
      timer: setTimeout(flush, DEBOUNCE_MS),
    };
    moves.showPreview({ entry: pending.current.entry, times });
    onShifted(entry, times);
  }

  const onUnmount = useEffectEvent(() => void flush());
  useEffect(() => () => onUnmount(), []);

  return { onKeyDown, flush };
}

interface KeyStep {
  readonly edge: Edge;
  readonly days: number;
  readonly shiftMs: number;
}

function readStep(event: KeyboardEvent, hasOtherDays: boolean): KeyStep | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) return undefined;
  const shiftMs = shiftKeys[key];
  if (shiftMs !== undefined) return { edge: shiftKey ? 'end' : altKey ? 'start' : 'both', days: 0, shiftMs };
  const days = dayKeys[key];
  // Browsers go back with Alt and an arrow key.
  return days === undefined || !hasOtherDays || shiftKey || altKey ? undefined : { edge: 'both', days, shiftMs: 0 };
}

/** A day either fits as a whole, or the entry stays where it is. */
function applyStep(times: EntryTimes, { edge, days, shiftMs }: KeyStep, limits: MoveLimits): EntryTimes {
  if (days === 0) return shiftTimes(times, edge, shiftMs, limits.shown, limits.now);
  const moved = moveTimes(times, { days }, limits);
  return moved.start === addDaysToInstant(times.start, days, limits.timeZone) ? moved : times;
}
