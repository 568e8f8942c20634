import { type RefObject, useLayoutEffect } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { entryTimes } from '#web/widgets/entry-dialog/entry-span.ts';
import type { CalendarDay } from '../calendar-day.ts';
import type { Axis } from './axis.ts';
import { isAnyShown } from './geometry.ts';
import { toTop } from './position.ts';

const HOUR_MS = 3_600_000;

interface InitialScrollOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly grid: RefObject<HTMLElement | null>;
  readonly days: readonly CalendarDay[];
  readonly axis: Axis;
  readonly entriesByDay: readonly (readonly TimeEntry[])[];
  readonly isLoaded: boolean;
}

/** Once the days are loaded, scrolls to an hour before the first visible entry, but keeps the current time in view. */
export function useInitialScroll({ scroller, grid, days, axis, entriesByDay, isLoaded }: InitialScrollOptions) {
  useLayoutEffect(() => {
    if (!isLoaded) return;
    const isShown = days.map(({ date }) => isAnyShown(grid.current!, [date]));
    const todayIndex = days.findIndex(({ date, today }, n) => date === today && isShown[n]);
    const now = todayIndex === -1 ? undefined : toTop(axis.scales[todayIndex]!, serverNow());
    const starts = days.flatMap(({ span }, n) =>
      (isShown[n] ? entriesByDay[n]! : [])
        .map((entry) => entryTimes(entry).start)
        .filter((start) => start >= span.from)
        .map((start) => toTop(axis.scales[n]!, start)),
    );
    const first = starts.length > 0 ? Math.min(...starts) : (now ?? 9 * HOUR_MS);
    const gridHeight = grid.current!.clientHeight;
    const toPixels = (top: number) => (top / axis.length) * gridHeight;
    const { scrollHeight, clientHeight } = scroller.current!;
    const covered = scrollHeight - gridHeight;
    scroller.current!.scrollTop = Math.max(
      toPixels(first - HOUR_MS),
      now === undefined ? 0 : toPixels(now + HOUR_MS) + covered - clientHeight,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- later updates must not scroll the calendar.
  }, [isLoaded]);
}
