import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { type Span, overlaps } from '#domain/calendar/time-span.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { useTimerActions } from '#web/widgets/timer/use-timer-actions.ts';
import { FloatingButton } from '#web/ui/button/floating-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { TargetIcon } from '#web/ui/icons/icons.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';
import { Calendar } from './calendar/calendar.tsx';
import { Header } from './header/header.tsx';
import { EntryList, EntryListSkeleton } from './list/entry-list.tsx';
import { entriesInSpan, useEntries } from './use-entries.ts';
import { Page } from '#web/ui/layout/page.tsx';
import * as classes from './time-entries-page.module.css';
import { useEntriesView } from './use-entries-view.ts';
import { useSelectedDay, useShownDays } from './use-days.ts';
import { useVisibleCount } from './week/visible-days.ts';
import { continueEntry, useRunningIds } from '#web/widgets/entry-dialog/continue-entry.tsx';
import { SelectButton } from '#web/widgets/entry-selection/select-button.tsx';
import { useEntrySelection } from '#web/widgets/entry-selection/use-entry-selection.ts';
import { suggestSpan } from './suggested-span.ts';
import { entrySpan } from '#web/widgets/entry-dialog/entry-span.ts';

const EntryDialog = lazyDialog(async () => (await import('#web/widgets/entry-dialog/entry-dialog.tsx')).EntryDialog);

type DialogState =
  | { readonly entry: TimeEntry }
  | { readonly start: number; readonly end: number; readonly endsNow?: boolean };

const NO_ENTRIES: readonly TimeEntry[] = [];

export function TimeEntriesPage(): ReactNode {
  const selectedDay = useSelectedDay();
  const navigate = useNavigate();
  const [view, setView] = useEntriesView();
  const [dialog, setDialog] = useState<DialogState>();
  const days = useShownDays(view, selectedDay);
  const visibleCount = useVisibleCount();
  const { entries = NO_ENTRIES, focusAreaClassById, isLoaded, canAdd, loadError } = useEntries(view, days);
  const selection = useEntrySelection(entries);
  const canSelect = view === 'list' && isLoaded && entries.length > 0;
  const edit = useCallback((entry: TimeEntry) => setDialog({ entry }), []);
  const { start } = useTimerActions();
  const runningIds = useRunningIds();
  const continueTimer = useCallback((entry: TimeEntry) => void continueEntry(start, entry), [start]);
  const add = useCallback(({ from, to }: Span) => setDialog({ start: from, end: to }), []);

  const selectDay = (date: string, replace = false) =>
    void navigate({ to: '.', search: (before) => ({ ...before, date }), replace, resetScroll: false });
  const addSuggested = () => {
    const now = serverNow();
    const spans = entriesInSpan(entries, selectedDay.span).map((entry) => entrySpan(entry, now));
    const { from, to } = suggestSpan(selectedDay, spans, now);
    setDialog({ start: from, end: to, endsNow: selectedDay.span.to > now });
  };
  const reveal = (entry: TimeEntry) => {
    const span = entrySpan(entry, serverNow());
    if (!overlaps(span, selectedDay.span)) selectDay(toDay(span.from, selectedDay.timeZone));
  };

  function renderBody() {
    if (loadError) return <LoadFailure {...loadError} />;
    if (isLoaded && !canAdd && entries.length === 0) {
      return (
        <EmptyState
          icon={TargetIcon}
          title="Create a Focus Area first to track time."
          action={<ButtonLink to="/focus-areas">Go to Focus Areas</ButtonLink>}
        >
          A focus area is a part of your life, such as health or work. Its goals are what you spend time on.
        </EmptyState>
      );
    }
    const shared = { entries, onEdit: edit };
    if (view !== 'list') {
      return (
        <Calendar
          key={`${days.length} ${days[0]!.date}`}
          {...shared}
          days={days}
          selectedDate={selectedDay.date}
          visibleCount={visibleCount}
          isLoaded={isLoaded}
          onAdd={canAdd ? add : undefined}
          onSelectDay={selectDay}
        />
      );
    }
    return isLoaded ? (
      <EntryList
        {...shared}
        focusAreaClassById={focusAreaClassById}
        selectedDay={selectedDay}
        runningIds={runningIds}
        selection={selection}
        onContinue={continueTimer}
        onAdd={addSuggested}
      />
    ) : (
      <EntryListSkeleton />
    );
  }

  return (
    <Page>
      <Header
        selectedDay={selectedDay}
        days={days}
        stepDays={view === 'week' ? (visibleCount ?? 7) : 1}
        entries={isLoaded ? entries : undefined}
        view={view}
        onSelectDay={selectDay}
        onViewChange={(next) => {
          selection.end();
          setView(next);
        }}
        onAdd={canAdd ? addSuggested : undefined}
      >
        {canSelect && <SelectButton selection={selection} />}
      </Header>
      {renderBody()}
      {canAdd && !selection.isActive && (
        <div className={classes.floating}>
          <FloatingButton label="Add Entry" onClick={addSuggested} />
        </div>
      )}
      {dialog && (
        <EntryDialog
          {...dialog}
          onSaved={reveal}
          // A late response must not close a dialog that was opened in the meantime.
          onClose={() => setDialog((current) => (current === dialog ? undefined : current))}
        />
      )}
    </Page>
  );
}
