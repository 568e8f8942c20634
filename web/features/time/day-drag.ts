import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import type { Span } from '#domain/time-span.ts';
import { serverNow } from '#web/api/server-clock.ts';
import type { useDayMoves } from './day-moves.ts';
import { canShift, drawn, type Edge, shifted, stepped } from './day-shift.ts';
import { type EntryTimes, timesOfEntry } from './entry-span.ts';

/** Less than this is a click with an unsteady hand. */
const CLICK_PX = 4;
/** So near to the edge of what is in sight, the rest comes into sight. */
const EDGE_PX = 28;

interface Drag {
  readonly pointerId: number;
  readonly y: number;
  readonly at: number;
  /** What is moved; without it something new is drawn. */
  readonly moved?: { readonly entry: TimeEntry; readonly edge: Edge };
  isOn: boolean;
}

interface DayDragOptions {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly day: Span;
  readonly moves: ReturnType<typeof useDayMoves>;
  readonly instantAt: (clientY: number) => number;
  readonly entryAt: (target: EventTarget) => TimeEntry | undefined;
  /** Undefined where nothing can be added. */
  readonly onDrawn: ((span: Span) => void) | undefined;
}

/** Dragging with a mouse: over free time draws a new entry, an entry is moved, its edges change when it began and ended. */
export function useDayDrag({ grid, day, moves, instantAt, entryAt, onDrawn }: DayDragOptions) {
  const drag = useRef<Drag>(undefined);
  /** The click that ends a drag is none. */
  const wasDragged = useRef(false);
  const [ghost, setGhost] = useState<Span>();
  const [isOn, setIsOn] = useState(false);

  function end() {
    drag.current = undefined;
    setGhost(undefined);
    setIsOn(false);
  }

  function timesAt({ at, moved }: Drag, clientY: number): EntryTimes | undefined {
    if (!moved) return undefined;
    const times = timesOfEntry(moved.entry);
    const by = stepped(times, moved.edge, instantAt(clientY) - at);
    return shifted(times, moved.edge, by, day, serverNow());
  }

  function onPointerDown({ pointerType, button, pointerId, clientY, target }: PointerEvent) {
    wasDragged.current = false;
    // Fingers scroll.
    if (pointerType !== 'mouse' || button !== 0) return;
    const entry = entryAt(target);
    const handle = target instanceof Element ? target.closest<HTMLElement>('[data-edge]') : null;
    const edge = (handle?.dataset['edge'] ?? 'both') as Edge;
    if (entry ? !canShift(timesOfEntry(entry), edge, day) : !onDrawn) return;
    drag.current = {
      pointerId,
      y: clientY,
      at: instantAt(clientY),
      ...(entry && { moved: { entry, edge } }),
      isOn: false,
    };
  }

  function onPointerMove({ clientY, buttons }: PointerEvent) {
    const now = drag.current;
    if (!now) return;
    // Let go where nobody saw it.
    if (buttons === 0) return end();
    if (!now.isOn) {
      if (Math.abs(clientY - now.y) < CLICK_PX) return;
      now.isOn = true;
      setIsOn(true);
      // Only now: captured earlier, a click would not reach the entry.
      grid.current!.setPointerCapture(now.pointerId);
    }
    scrollNear(grid.current!.closest('[data-scrolls]'), clientY);
    const times = timesAt(now, clientY);
    if (now.moved && times) moves.show({ id: now.moved.entry._id, times });
    else setGhost(drawn(now.at, instantAt(clientY), day, serverNow()));
  }

  function onPointerUp({ clientY }: PointerEvent) {
    const now = drag.current;
    if (!now) return;
    end();
    if (!now.isOn) return;
    wasDragged.current = true;
    const times = timesAt(now, clientY);
    if (now.moved && times) return void moves.save(now.moved.entry, times, now.moved.edge);
    const span = drawn(now.at, instantAt(clientY), day, serverNow());
    if (span) onDrawn?.(span);
  }

  function cancel() {
    if (!drag.current?.isOn) return;
    wasDragged.current = true;
    end();
    moves.show(undefined);
  }

  const escaped = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    window.addEventListener('keydown', escaped);
    return () => window.removeEventListener('keydown', escaped);
  }, [isOn]);

  return {
    ghost,
    isOn,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: cancel },
    /** Whether a click is the end of a drag; asked once. */
    isEndOfDrag: () => {
      const was = wasDragged.current;
      wasDragged.current = false;
      return was;
    },
  };
}

function scrollNear(scroller: Element | null, clientY: number): void {
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  const beyond = Math.min(0, clientY - top - EDGE_PX) + Math.max(0, clientY - bottom + EDGE_PX);
  if (beyond !== 0) scroller.scrollTop += beyond;
}
