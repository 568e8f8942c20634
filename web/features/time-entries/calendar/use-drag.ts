import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import { serverNow } from '#web/http/server-clock.ts';
import type { useEntryMoves } from './use-entry-moves.ts';
import { canShift, snapSpan, type Edge, shiftTimes, snapShift } from './shift.ts';
import { type EntryTimes, entryTimes } from '#web/widgets/entry-dialog/entry-span.ts';

/** Smaller movements count as a click. */
const DRAG_THRESHOLD_PX = 4;
/** Dragging this close to an edge scrolls the calendar. */
const AUTO_SCROLL_MARGIN_PX = 28;

interface DragState {
  readonly pointerId: number;
  readonly startY: number;
  readonly startInstant: number;
  /** The entry being moved; undefined when creating one. */
  readonly target?: { readonly entry: TimeEntry; readonly edge: Edge };
  isActive: boolean;
}

interface DragOptions {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly day: Span;
  readonly moves: ReturnType<typeof useEntryMoves>;
  readonly instantAtY: (clientY: number) => number;
  readonly findEntry: (target: EventTarget) => TimeEntry | undefined;
  /** Undefined if nothing can be added. */
  readonly onCreate: ((span: Span) => void) | undefined;
}

/** Mouse dragging: creates an entry on free time, moves an entry, or resizes it by its edges. */
export function useDrag({ grid, day, moves, instantAtY, findEntry, onCreate }: DragOptions) {
  const drag = useRef<DragState>(undefined);
  /** Set after a drag, because the browser then fires a click, which must be ignored. */
  const suppressClick = useRef(false);
  const [ghost, setGhost] = useState<Span>();
  const [isDragging, setIsDragging] = useState(false);

  function reset() {
    drag.current = undefined;
    setGhost(undefined);
    setIsDragging(false);
  }

  function draggedTimes({ startInstant, target }: DragState, clientY: number): EntryTimes | undefined {
    if (!target) return undefined;
    const times = entryTimes(target.entry);
    const shiftMs = snapShift(times, target.edge, instantAtY(clientY) - startInstant);
    return shiftTimes(times, target.edge, shiftMs, day, serverNow());
  }

  function onPointerDown({ pointerType, button, pointerId, clientY, target }: PointerEvent) {
    suppressClick.current = false;
    // Touch gestures scroll instead.
    if (pointerType !== 'mouse' || button !== 0) return;
    const entry = findEntry(target);
    const handle = target instanceof Element ? target.closest<HTMLElement>('[data-edge]') : null;
    const edge = (handle?.dataset['edge'] ?? 'both') as Edge;
    if (entry ? !canShift(entryTimes(entry), edge, day) : !onCreate) return;
    drag.current = {
      pointerId,
      startY: clientY,
      startInstant: instantAtY(clientY),
      ...(entry && { target: { entry, edge } }),
      isActive: false,
    };
  }

  function onPointerMove({ clientY, buttons }: PointerEvent) {
    const state = drag.current;
    if (!state) return;
    // The button was released outside the window.
    if (buttons === 0) return reset();
    if (!state.isActive) {
      if (Math.abs(clientY - state.startY) < DRAG_THRESHOLD_PX) return;
      state.isActive = true;
      setIsDragging(true);
      // Capturing earlier would keep a click from reaching the entry.
      grid.current!.setPointerCapture(state.pointerId);
    }
    autoScroll(grid.current!.closest('[data-scrolls]'), clientY);
    const times = draggedTimes(state, clientY);
    if (state.target && times) moves.setPreview({ id: state.target.entry._id, times });
    else setGhost(snapSpan(state.startInstant, instantAtY(clientY), day, serverNow()));
  }

  function onPointerUp({ clientY }: PointerEvent) {
    const state = drag.current;
    if (!state) return;
    reset();
    if (!state.isActive) return;
    suppressClick.current = true;
    const times = draggedTimes(state, clientY);
    if (state.target && times) return void moves.save(state.target.entry, times, state.target.edge);
    const span = snapSpan(state.startInstant, instantAtY(clientY), day, serverNow());
    if (span) onCreate?.(span);
  }

  function cancel() {
    if (!drag.current?.isActive) return;
    suppressClick.current = true;
    reset();
    moves.setPreview(undefined);
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
  const overshoot =
    Math.min(0, clientY - top - AUTO_SCROLL_MARGIN_PX) + Math.max(0, clientY - bottom + AUTO_SCROLL_MARGIN_PX);
  if (overshoot !== 0) scroller.scrollTop += overshoot;
}
