import { type ReactNode, useCallback, useMemo } from 'react';
import type { EntrySearchResults } from '#contract/time-entries/entry-search.ts';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { formatShortDay } from '#domain/calendar/format-date.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { toSearchWords } from '#domain/search/search.ts';
import { useTimerActions } from '#web/widgets/timer/use-timer-actions.ts';
import { withContext } from '#web/http/error-context.ts';
import { continueEntry, useRunningIds } from '#web/widgets/entry-dialog/continue-entry.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LazySelectionBar } from '#web/widgets/entry-selection/lazy-selection-bar.ts';
import { SelectButton } from '#web/widgets/entry-selection/select-button.tsx';
import { useEntrySelection } from '#web/widgets/entry-selection/use-entry-selection.ts';
import { DaySection } from './day-results.tsx';
import { groupByDay } from './group-by-day.ts';
import { highlightWords } from './highlight.tsx';
import * as classes from './results.module.css';

interface ResultsProps {
  readonly pages: readonly EntrySearchResults[];
  readonly areas: readonly FocusAreaWithGoals[];
  /** What the results were found with. */
  readonly q: string;
  readonly today: string;
  readonly timeZone: string;
  readonly isBusy: boolean;
  /** Shown if no entry has been found. */
  readonly empty: ReactNode;
  readonly isLoadingMore: boolean;
  readonly loadMoreError: Error | null;
  readonly onLoadMore: () => void;
  readonly onEdit: (entry: TimeEntry) => void;
}

export function Results(props: ResultsProps) {
  const { pages, areas, q, today, timeZone, isBusy, empty, isLoadingMore, loadMoreError, onLoadMore, onEdit } = props;
  const formats = useFormats();
  const { start } = useTimerActions();
  const runningIds = useRunningIds();
  const continueTimer = useCallback((entry: TimeEntry) => void continueEntry(start, entry), [start]);
  const days = useMemo(() => groupByDay(pages, today, timeZone), [pages, today, timeZone]);
  const renderText = useMemo(() => {
    const words = toSearchWords(q);
    return words.length === 0 ? undefined : (text: string) => highlightWords(text, words);
  }, [q]);
  const focusAreaClassById = useMemo(
    () => new Map(areas.map(({ _id, focusAreaClass }) => [_id, focusAreaClass])),
    [areas],
  );
  const entries = useMemo(() => pages.flatMap((page) => page.entries), [pages]);
  const selection = useEntrySelection(entries);
  const last = pages.at(-1)!;
  return (
    <div className={classes.results} aria-busy={isBusy}>
      <div className={classes.summary}>
        <output>{formatSummary(pages)}</output>
        {entries.length > 0 && <SelectButton selection={selection} />}
      </div>
      {days.length === 0 && empty}
      {days.map((day) => (
        <DaySection
          key={day.date}
          day={day}
          focusAreaClassById={focusAreaClassById}
          runningIds={runningIds}
          renderText={renderText}
          selection={selection}
          onEdit={onEdit}
          onContinue={continueTimer}
        />
      ))}
      {last.nextCursor !== null && (
        <div className={classes.more}>
          {last.searchedFrom !== null && <p>Searched back to {formatShortDay(last.searchedFrom, formats)}.</p>}
          {loadMoreError && <p role="alert">{withContext(loadMoreError, 'Loading more entries failed.').message}</p>}
          <Button variant="default" aria-busy={isLoadingMore} onClick={onLoadMore}>
            {last.searchedFrom === null ? 'Load more' : 'Search older entries'}
          </Button>
        </div>
      )}
      {selection.isActive && <LazySelectionBar selection={selection} onClose={selection.end} />}
    </div>
  );
}

/** '12 entries · 8 h 20 min', or '50+ entries' until all of them are loaded. */
function formatSummary(pages: readonly EntrySearchResults[]): string {
  const total = pages[0]?.total;
  const hasMore = pages.at(-1)!.nextCursor !== null;
  const loaded = pages.reduce((sum, { entries }) => sum + entries.length, 0);
  const count = total?.entries ?? loaded;
  const entries = `${count}${hasMore && !total ? '+' : ''} ${count === 1 && !hasMore ? 'entry' : 'entries'}`;
  const totalSec = total?.totalSec ?? (hasMore ? 0 : sumDays(pages));
  return totalSec === 0 ? entries : `${entries} · ${formatElapsed(totalSec * 1000)}`;
}

/** A day that continues on the next page counts once. */
function sumDays(pages: readonly EntrySearchResults[]): number {
  const totals = new Map(pages.flatMap(({ days }) => days).map(({ date, totalSec }) => [date, totalSec]));
  return [...totals.values()].reduce((sum, totalSec) => sum + totalSec, 0);
}
