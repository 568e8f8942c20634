import { type MouseEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { serverNow } from '#web/http/server-clock.ts';
import { EntryBlock } from './entry-block.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './day-calendar.module.css';
import { useDrag } from './use-drag.ts';
import { GhostBlock } from './ghost-block.tsx';
import { HourLines } from './hour-lines.tsx';
import { useKeyboard } from './use-keyboard.ts';
import { blockSpan, assignColumns } from './layout.ts';
import { useEntryMoves, withTimes } from './use-entry-moves.ts';
import { NowIndicator } from './now-indicator.tsx';
import type { SelectedDay } from '../use-selected-day.ts';
import { suggestSpanAt } from '../suggested-span.ts';
import { clipToDay, entrySpan, entryTimes } from '#web/widgets/entry-dialog/entry-span.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { formatTimeRange } from '#web/widgets/entry-dialog/format-entry.ts';

const HOUR_MS = 3_600_000;
const HOUR_REM = 3.75;

interface DayCalendarProps {
  readonly selectedDay: SelectedDay;
  readonly entries: readonly TimeEntry[];
  readonly isLoaded: boolean;
  readonly onEdit: (entry: TimeEntry) => void;
  /** Undefined if nothing can be added. */
  readonly onAdd: ((span: Span) => void) | undefined;
}

/** A day from midnight to midnight, shorter or longer if clocks change. Entries can be created and moved by dragging. */
export function DayCalendar({ selectedDay, entries, isLoaded, onEdit, onAdd }: DayCalendarProps) {
  const { span: day, timeZone, date, today } = selectedDay;
  const formats = useFormats();
  const hintId = useId();
  const scroller = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const blocks = useMemo(() => layOutBlocks(entries, day), [entries, day]);
  const moves = useEntryMoves(timeZone, scrollToEntry);
  const keys = useKeyboard({
    day,
    moves,
    onShifted: (id, times) => {
      setAnnouncement(formatTimeRange(times, timeZone, formats));
      scrollToEntry(id);
    },
  });
  const drag = useDrag({ grid, day, moves, instantAtY, findEntry: flushAndFindEntry, onCreate: onAdd });

  /** Waits until the entry is rendered at its new position. */
  function scrollToEntry(id: string) {
    requestAnimationFrame(() =>
      grid.current?.querySelector(`[data-entry="${id}"]`)?.scrollIntoView({ block: 'nearest' }),
    );
  }

  function instantAtY(clientY: number): number {
    const { top, height } = grid.current!.getBoundingClientRect();
    const fraction = Math.min(Math.max(0, (clientY - top) / height), 1);
    return day.from + fraction * (day.to - day.from);
  }

  function findEntry(target: EventTarget): TimeEntry | undefined {
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
    return entries.find(({ _id }) => _id === block?.dataset['entry']);
  }

  /** The entry including a pending keyboard change, which is saved first. */
  function flushAndFindEntry(target: EventTarget): TimeEntry | undefined {
    const entry = findEntry(target);
    const change = entry && keys.flush();
    return change && change.id === entry._id ? withTimes(entry, change.times) : entry;
  }

  function onClick({ target, clientY }: MouseEvent) {
    if (drag.consumeDragClick()) return;
    const entry = flushAndFindEntry(target);
    if (entry) return onEdit(entry);
    const now = serverNow();
    const spans = entries.map((each) => entrySpan(each, now));
    const free = suggestSpanAt(instantAtY(clientY), day, spans, now);
    if (free) onAdd?.(free);
  }

  // Once the day is loaded, scroll to an hour before the first entry, but keep the current time in view.
  useLayoutEffect(() => {
    const scrollerElement = scroller.current!;
    if (!isLoaded) return;
    const firstStarted = blocks.find(({ entry }) => entryTimes(entry).start >= day.from);
    const now = date === today ? serverNow() : undefined;
    const first = firstStarted?.span.from ?? now ?? day.from + 9 * HOUR_MS;
    const offsetTop = (at: number) => ((at - day.from) / (day.to - day.from)) * scrollerElement.scrollHeight;
    scrollerElement.scrollTop = Math.max(
      offsetTop(first - HOUR_MS),
      now === undefined ? 0 : offsetTop(now + HOUR_MS) - scrollerElement.clientHeight,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- later updates must not scroll the calendar.
  }, [isLoaded]);

  return (
    <div>
      <Card
        as="section"
        ref={scroller}
        className={classes.scroller}
        data-scrolls
        aria-busy={!isLoaded}
        aria-label="Calendar"
        // An empty day must be scrollable by keyboard too.
        tabIndex={0}
      >
        <div className={classes.day} style={{ height: `${((day.to - day.from) / HOUR_MS) * HOUR_REM}rem` }}>
          <HourLines day={day} timeZone={timeZone} />
          <div
            ref={grid}
            className={classes.grid}
            role="presentation"
            data-dragging={drag.isDragging || undefined}
            data-can-add={onAdd !== undefined || undefined}
            {...drag.handlers}
            onClick={onClick}
            onKeyDown={(event) => {
              const entry = findEntry(event.target);
              if (entry) keys.onKeyDown(event, entry);
            }}
            onBlur={() => void keys.flush()}
          >
            {date === today && <NowIndicator day={day} />}
            {blocks.map(({ entry, position }) => {
              const preview = moves.preview?.id === entry._id ? moves.preview.times : undefined;
              const { start, end } = preview ?? entryTimes(entry);
              return (
                <EntryBlock
                  key={entry._id}
                  entry={entry}
                  start={start}
                  end={end}
                  column={position.column}
                  columnCount={position.columnCount}
                  selectedDay={selectedDay}
                  isMoving={preview !== undefined}
                  hintId={hintId}
                />
              );
            })}
            {drag.ghost && <GhostBlock span={drag.ghost} day={day} timeZone={timeZone} />}
          </div>
        </div>
      </Card>
      <p id={hintId} className={classes.hint}>
        Drag across free time to add an entry. Drag an entry to move it, or use the arrow keys: ↑ ↓ move it by 5
        minutes. Hold Shift to move only its end, or Alt to move only its start.
      </p>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  );
}

function layOutBlocks(entries: readonly TimeEntry[], day: Span) {
  const spans = entries.map((entry) => {
    const { start, end } = entryTimes(entry);
    // A running entry reserves its column until the end of the day.
    return blockSpan(clipToDay(day, { from: start, to: end ?? day.to }), day);
  });
  const positions = assignColumns(spans);
  return entries.map((entry, n) => ({ entry, span: spans[n]!, position: positions[n]! }));
}
