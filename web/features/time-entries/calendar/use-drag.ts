import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import { serverNow } from '#web/http/server-clock.ts';
import type { useEntryMoves } from './use-entry-moves.ts';
import { canShift, snapSpan, type Edge, moveTimes, shiftTimes, snapShift } from './shift.ts';
import { type CalendarDay, spanOfDays } from '../calendar-day.ts';
import { type EntryTimes, entryTimes } from '#web/widgets/entry-dialog/entry-span.ts';

/** Smaller movements count as a click. */
const DRAG_THRESHOLD_PX = 4;
/** Dragging this close to an edge scrolls the calendar. */
const AUTO_SCROLL_MARGIN_PX = 28;

/** A point of the grid. */
export interface GridPoint {
  /** The index of the day. */
  readonly day: number;
  /** The position on the axis. */
  readonly top: number;
}

interface Coordinates {
  readonly clientX: number;
  readonly clientY: number;
}

/** An entry that is drawn on a day but does not exist yet. */
interface Ghost {
  readonly date: string;
  readonly span: Span;
}

interface DragState {
  readonly pointerId: number;
  readonly startX: number;
  readonly startY: number;
  readonly start: GridPoint;
  /** The entry being moved; undefined when creating one. */
  readonly target?: { readonly entry: TimeEntry; readonly edge: Edge };
  isActive: boolean;
}

interface DragOptions {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly days: readonly CalendarDay[];
  readonly moves: ReturnType<typeof useEntryMoves>;
  readonly pointAt: (coordinates: Coordinates) => GridPoint;
  readonly instantAt: (point: GridPoint) => number;
  readonly findEntry: (target: EventTarget) => TimeEntry | undefined;
  /** Undefined if nothing can be added. */
  readonly onCreate: ((span: Span) => void) | undefined;
}

/** Mouse dragging: creates an entry on free time, moves an entry, also to another day, or resizes it by its edges. */
export function useDrag({ grid, days, moves, pointAt, instantAt, findEntry, onCreate }: DragOptions) {
  const drag = useRef<DragState>(undefined);
  /** Set after a drag, because the browser then fires a click, which must be ignored. */
  const suppressClick = useRef(false);
  const [ghost, setGhost] = useState<Ghost>();
  const [isDragging, setIsDragging] = useState(false);
  const shown = spanOfDays(days);

  function reset() {
    drag.current = undefined;
    setGhost(undefined);
    setIsDragging(false);
  }

  function draggedTimes({ start, target }: DragState, point: GridPoint): EntryTimes | undefined {
    if (!target) return undefined;
    const times = entryTimes(target.entry);
    // Only a whole entry moves to another day: the pointer easily leaves a narrow column while it drags an edge.
    const day = target.edge === 'both' ? point.day : start.day;
    const draggedMs = instantAt({ day, top: point.top }) - instantAt({ day, top: start.top });
    const shiftMs = snapShift(times, target.edge, draggedMs);
    const now = serverNow();
    if (target.edge !== 'both') return shiftTimes(times, target.edge, shiftMs, shown, now);
    return moveTimes(times, { days: day - start.day, shiftMs }, { shown, timeZone: days[0]!.timeZone, now });
  }

  /** The entry to create: it stays on the day on which the drag started. */
  function drawnSpan({ start }: DragState, { top }: GridPoint): Span | undefined {
    const { span } = days[start.day]!;
    return snapSpan(instantAt(start), instantAt({ day: start.day, top }), span, serverNow());
  }

  function onPointerDown({ pointerType, button, pointerId, clientX, clientY, target }: PointerEvent) {
    suppressClick.current = false;
    // Touch gestures scroll instead.
    if (pointerType !== 'mouse' || button !== 0) return;
    const entry = findEntry(target);
    const handle = target instanceof Element ? target.closest<HTMLElement>('[data-edge]') : null;
    const edge = (handle?.dataset['edge'] ?? 'both') as Edge;
    if (entry ? !canShift(entryTimes(entry), edge, shown) : !onCreate) return;
    drag.current = {
      pointerId,
      startX: clientX,
      startY: clientY,
      start: pointAt({ clientX, clientY }),
      ...(entry && { target: { entry, edge } }),
      isActive: false,
    };
  }

  function onPointerMove({ clientX, clientY, buttons }: PointerEvent) {
    const state = drag.current;
    if (!state) return;
    // The button was released outside the window.
    if (buttons === 0) return state.isActive ? cancel() : reset();
    if (!state.isActive) {
      const distanceX = state.target?.edge === 'both' ? clientX - state.startX : 0;
      if (Math.hypot(distanceX, clientY - state.startY) < DRAG_THRESHOLD_PX) return;
      state.isActive = true;
      setIsDragging(true);
      // Capturing earlier would keep a click from reaching the entry.
      grid.current!.setPointerCapture(state.pointerId);
    }
    autoScroll(grid.current!.closest('[data-scrolls]'), clientY);
    const point = pointAt({ clientX, clientY });
    const times = draggedTimes(state, point);
    if (state.target && times) return moves.showPreview({ entry: state.target.entry, times });
    const span = drawnSpan(state, point);
    setGhost(span && { date: days[state.start.day]!.date, span });
  }

  function onPointerUp({ clientX, clientY }: PointerEvent) {
    const state = drag.current;
    if (!state) return;
    reset();
    if (!state.isActive) return;
    suppressClick.current = true;
    const point = pointAt({ clientX, clientY });
    const times = draggedTimes(state, point);
    if (state.target && times) return void moves.save(state.target.entry, times, state.target.edge);
    const span = drawnSpan(state, point);
    if (span) onCreate?.(span);
  }

  function cancel() {
    if (!drag.current?.isActive) return;
    suppressClick.current = true;
    reset();
    moves.showPreview(undefined);
  }

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  });
  useEffect(() => {
    if (!isDragging) return undefined;
    window.addEventListener('keydown', onEscape);
    return () => window.removeEventListener('keydown', onEscape);
  }, [isDragging]);

  return {
    ghost,
    isDragging,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: cancel },
    /** Returns whether a click ended a drag, and resets that state. */
    consumeDragClick: () => {
      const wasDrag = suppressClick.current;
      suppressClick.current = false;
      return wasDrag;
    },
  };
}

function autoScroll(scroller: Element | null, clientY: number): void {
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  // The names of the days cover the top.
  const covered = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0;
  const overshoot =
    Math.min(0, clientY - top - covered - AUTO_SCROLL_MARGIN_PX) +
    Math.max(0, clientY - bottom + AUTO_SCROLL_MARGIN_PX);
  if (overshoot !== 0) scroller.scrollTop += overshoot;
}
