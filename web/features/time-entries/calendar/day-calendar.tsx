import { VisuallyHidden } from '@mantine/core';
import { type MouseEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import type { Span } from '#domain/time-span.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { DayBlock } from './day-block.tsx';
import classes from './day-calendar.module.css';
import { useDayDrag } from './day-drag.ts';
import { DayGhost } from './day-ghost.tsx';
import { DayHours } from './day-hour-lines.tsx';
import { useDayKeys } from './day-keys.ts';
import { drawnSpan, placesOf } from './day-layout.ts';
import { useDayMoves, withTimes } from './day-moves.ts';
import { DayNow } from './day-now.tsx';
import type { ShownDay } from './entries-shown-day.ts';
import { proposedAt } from './entry-proposal.ts';
import { partIn, spanOfEntry, timesOfEntry } from './entry-span.ts';
import { timesInWords } from './entry-words.ts';

const HOUR_MS = 3_600_000;
const HOUR_REM = 3.75;

interface DayCalendarProps {
  readonly shown: ShownDay;
  readonly entries: readonly TimeEntry[];
  readonly isLoaded: boolean;
  readonly classOf: ReadonlyMap<string, FocusAreaClass>;
  readonly onEdit: (entry: TimeEntry) => void;
  /** Undefined where nothing can be added. */
  readonly onAdd: ((span: Span) => void) | undefined;
}

/** A day from midnight to midnight, as long as it really is. Entries stand where they were; they can be moved and drawn. */
export function DayCalendar({ shown, entries, isLoaded, classOf, onEdit, onAdd }: DayCalendarProps) {
  const { span: day, timeZone, date, today } = shown;
  const hintId = useId();
  const scroller = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const blocks = useMemo(() => blocksOf(entries, day), [entries, day]);
  const moves = useDayMoves(timeZone, bringIntoSight);
  const keys = useDayKeys({
    day,
    moves,
    onShifted: (id, times) => {
      setSaid(timesInWords(times, timeZone));
      bringIntoSight(id);
    },
  });
  const drag = useDayDrag({ grid, day, moves, instantAt, entryAt: grabbed, onDrawn: onAdd });

  /** As soon as it stands where it was moved to. */
  function bringIntoSight(id: string) {
    requestAnimationFrame(() =>
      grid.current?.querySelector(`[data-entry="${id}"]`)?.scrollIntoView({ block: 'nearest' }),
    );
  }

  function instantAt(clientY: number): number {
    const { top, height } = grid.current!.getBoundingClientRect();
    const part = Math.min(Math.max(0, (clientY - top) / height), 1);
    return day.from + part * (day.to - day.from);
  }

  function entryAt(target: EventTarget): TimeEntry | undefined {
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
    return entries.find(({ _id }) => _id === block?.dataset['entry']);
  }

  /** With what the keys have made of it, saved or not. */
  function grabbed(target: EventTarget): TimeEntry | undefined {
    const entry = entryAt(target);
    const change = entry && keys.flush();
    return change && change.id === entry._id ? withTimes(entry, change.times) : entry;
  }

  function onClick({ target, clientY }: MouseEvent) {
    if (drag.isEndOfDrag()) return;
    const entry = grabbed(target);
    if (entry) return onEdit(entry);
    const now = serverNow();
    const spans = entries.map((each) => spanOfEntry(each, now));
    const free = proposedAt(instantAt(clientY), day, spans, now);
    if (free) onAdd?.(free);
  }

  // An hour above the first thing to see, yet not so far that now is out of sight; once, when it is known.
  useLayoutEffect(() => {
    const box = scroller.current!;
    if (!isLoaded) return;
    const began = blocks.find(({ entry }) => timesOfEntry(entry).start >= day.from);
    const now = date === today ? serverNow() : undefined;
    const first = began?.span.from ?? now ?? day.from + 9 * HOUR_MS;
    const yOf = (at: number) => ((at - day.from) / (day.to - day.from)) * box.scrollHeight;
    box.scrollTop = Math.max(yOf(first - HOUR_MS), now === undefined ? 0 : yOf(now + HOUR_MS) - box.clientHeight);
    // oxlint-disable-next-line react/exhaustive-deps -- what comes later must not move what is being looked at.
  }, [isLoaded]);

  return (
    <div>
      <section
        ref={scroller}
        className={classes.scroller}
        data-scrolls
        aria-busy={!isLoaded}
        aria-label="Calendar"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an empty day has to scroll by keys, too.
        tabIndex={0}
      >
        <div className={classes.day} style={{ height: `${((day.to - day.from) / HOUR_MS) * HOUR_REM}rem` }}>
          <DayHours day={day} timeZone={timeZone} />
          <div
            ref={grid}
            className={classes.grid}
            role="presentation"
            data-drags={drag.isOn || undefined}
            data-adds={onAdd !== undefined || undefined}
            {...drag.handlers}
            onClick={onClick}
            onKeyDown={(event) => {
              const entry = entryAt(event.target);
              if (entry) keys.onKeyDown(event, entry);
            }}
            onBlur={() => void keys.flush()}
          >
            {date === today && <DayNow day={day} />}
            {blocks.map(({ entry, place }) => {
              const moved = moves.preview?.id === entry._id ? moves.preview.times : undefined;
              const { start, end } = moved ?? timesOfEntry(entry);
              return (
                <DayBlock
                  key={entry._id}
                  entry={entry}
                  start={start}
                  end={end}
                  column={place.column}
                  columns={place.columns}
                  shown={shown}
                  focusAreaClass={classOf.get(entry.goal.focusArea._id)}
                  isMoved={moved !== undefined}
                  hintId={hintId}
                />
              );
            })}
            {drag.ghost && <DayGhost span={drag.ghost} day={day} timeZone={timeZone} />}
          </div>
        </div>
      </section>
      <p id={hintId} className={classes.hint}>
        Drag over free time to add an entry. Drag an entry to move it, or use the arrow keys: ↑ ↓ move it by 5 minutes,
        with Shift its end, with Alt its start.
      </p>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </div>
  );
}

/** The entries, each beside those it overlaps. */
function blocksOf(entries: readonly TimeEntry[], day: Span) {
  const spans = entries.map((entry) => {
    const { start, end } = timesOfEntry(entry);
    // What runs keeps its column for all that it can grow into.
    return drawnSpan(partIn(day, { from: start, to: end ?? day.to }), day);
  });
  const places = placesOf(spans);
  return entries.map((entry, n) => ({ entry, span: spans[n]!, place: places[n]! }));
}
