import { type MouseEvent, useId, useMemo, useRef } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import { announce } from '#web/ui/text/announce.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { createAxis } from './axis.ts';
import * as classes from './calendar.module.css';
import { DayColumn, isOnDay } from './day-column.tsx';
import { dateAt, isAnyShown, positionAt } from './geometry.ts';
import { type GridPoint, useDrag } from './use-drag.ts';
import { HourLines } from './hour-lines.tsx';
import { toInstant } from './position.ts';
import { useFocusFollows } from './use-focus-follows.ts';
import { useInitialScroll } from './use-initial-scroll.ts';
import { useKeyboard } from './use-keyboard.ts';
import { type MovePreview, useEntryMoves, withTimes } from './use-entry-moves.ts';
import type { CalendarDay } from '../calendar-day.ts';
import { suggestSpanAt } from '../suggested-span.ts';
import { entriesInSpan } from '../use-entries.ts';
import { DayHead } from '../week/day-head.tsx';
import { DayStrip } from '../week/day-strip.tsx';
import { listVisibleDays, type VisibleCount } from '../week/visible-days.ts';
import { entrySpan, entryTimes } from '#web/widgets/entry-dialog/entry-span.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { formatRelativeDay, formatTimeRange } from '#web/widgets/entry-dialog/format-entry.ts';

const HOUR_MS = 3_600_000;
const HOUR_REM = 3.75;

interface CalendarProps {
  /** One day, or the seven of a week. */
  readonly days: readonly CalendarDay[];
  readonly selectedDate: string;
  readonly visibleCount: VisibleCount;
  readonly entries: readonly TimeEntry[];
  readonly isLoaded: boolean;
  readonly onEdit: (entry: TimeEntry) => void;
  /** Undefined if nothing can be added. */
  readonly onAdd: ((span: Span) => void) | undefined;
  readonly onSelectDay: (date: string, replace: boolean) => void;
}

/** Days from midnight to midnight, side by side. Entries can be created, moved and resized by dragging and by keyboard. */
export function Calendar(props: CalendarProps) {
  const { days, selectedDate, visibleCount, entries, isLoaded, onEdit, onAdd, onSelectDay } = props;
  const { today, timeZone } = days[0]!;
  const isWeek = days.length > 1;
  const hintId = useId();
  const scroller = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const formats = useFormats();
  const axis = useMemo(() => createAxis(days, formats), [days, formats]);
  const entriesByDay = useMemo(() => days.map(({ span }) => entriesInSpan(entries, span)), [entries, days]);
  const visibleDays = listVisibleDays(days, selectedDate, visibleCount);
  const moves = useEntryMoves(days[0]!, reveal);
  const keys = useKeyboard({
    days,
    moves,
    onShifted: (entry, times) => {
      const range = formatTimeRange(times, timeZone, formats);
      announce(isWeek ? `${formatRelativeDay(toDay(times.start, timeZone), today)} ${range}` : range);
      reveal(entry, times);
    },
  });
  const drag = useDrag({ grid, days, moves, pointAt, instantAt, findEntry: flushAndFindEntry, onCreate: onAdd });
  const { onFocus, onBlur } = useFocusFollows(grid);
  useInitialScroll({ scroller, grid, days, axis, entriesByDay, isLoaded });

  /** Shows the entry's day if it is hidden, and scrolls to the entry once it is rendered at its new position. */
  function reveal({ _id: id, ...entry }: TimeEntry, times = entryTimes(entry)) {
    if (!grid.current) return;
    const dates = days.filter(({ span }) => isOnDay(times, span)).map(({ date }) => date);
    if (!isAnyShown(grid.current, dates)) onSelectDay(toDay(times.start, timeZone), true);
    requestAnimationFrame(() =>
      grid.current?.querySelector(`[data-entry="${id}"]`)?.scrollIntoView({ block: 'nearest' }),
    );
  }

  function pointAt({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): GridPoint {
    const date = dateAt(grid.current!, clientX);
    return {
      day: days.findIndex((each) => each.date === date),
      top: positionAt(grid.current!, clientY) * axis.length,
    };
  }

  function instantAt({ day, top }: GridPoint): number {
    return toInstant(axis.scales[day]!, days[day]!.span, top);
  }

  function findEntry(target: EventTarget): TimeEntry | undefined {
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
    return entries.find(({ _id }) => _id === block?.dataset['entry']);
  }

  /** The entry including a pending keyboard change, which is saved first. */
  function flushAndFindEntry(target: EventTarget): TimeEntry | undefined {
    const entry = findEntry(target);
    const change = entry && keys.flush();
    return change && change.entry._id === entry._id ? withTimes(entry, change.times) : entry;
  }

  function onClick(event: MouseEvent) {
    if (drag.consumeDragClick()) return;
    const entry = flushAndFindEntry(event.target);
    if (entry) return onEdit(entry);
    const now = serverNow();
    const point = pointAt(event);
    const spans = entriesByDay[point.day]!.map((each) => entrySpan(each, now));
    const free = suggestSpanAt(instantAt(point), days[point.day]!.span, spans, now);
    if (free) onAdd?.(free);
  }

  /** Columns that the moved entry does not touch get no preview, so they do not re-render. */
  function previewOn(index: number): MovePreview | undefined {
    const { preview } = moves;
    const touches =
      preview &&
      (isOnDay(preview.times, days[index]!.span) || entriesByDay[index]!.some(({ _id }) => _id === preview.entry._id));
    return touches ? preview : undefined;
  }

  return (
    <div>
      {isWeek && <DayStrip days={days} selectedDate={selectedDate} entries={isLoaded ? entriesByDay : undefined} />}
      <Card
        as="section"
        ref={scroller}
        className={classes.scroller}
        data-scrolls
        data-week={isWeek || undefined}
        aria-busy={!isLoaded}
        aria-label="Calendar"
        // An empty day must be scrollable by keyboard too.
        tabIndex={0}
      >
        {isWeek && (
          <div className={classes.heads}>
            {visibleDays.map(({ index, window }) => (
              <DayHead
                key={days[index]!.date}
                day={days[index]!}
                entries={isLoaded ? entriesByDay[index] : undefined}
                view="calendar"
                window={window}
              />
            ))}
          </div>
        )}
        <div className={classes.days} style={{ height: `${(axis.length / HOUR_MS) * HOUR_REM}rem` }}>
          <HourLines axis={axis} />
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
            onFocus={onFocus}
            onBlur={() => {
              onBlur();
              keys.flush();
            }}
          >
            {visibleDays.map(({ index, window }) => (
              <DayColumn
                key={days[index]!.date}
                day={days[index]!}
                scale={axis.scales[index]!}
                entries={entriesByDay[index]!}
                preview={previewOn(index)}
                ghost={drag.ghost?.date === days[index]!.date ? drag.ghost.span : undefined}
                window={window}
                isNamed={isWeek}
                hintId={hintId}
              />
            ))}
          </div>
        </div>
      </Card>
      <p id={hintId} className={classes.hint}>
        {isWeek
          ? 'Drag across free time to add an entry. Drag an entry to move it, or use the arrow keys: ↑ ↓ move it by 5 minutes, ← → by a day.'
          : 'Drag across free time to add an entry. Drag an entry to move it, or use the arrow keys: ↑ ↓ move it by 5 minutes.'}{' '}
        Hold Shift to move only its end, or Alt to move only its start.
      </p>
    </div>
  );
}
