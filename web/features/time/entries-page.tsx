import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import { dayOf, daySpan, isKnownDay } from '#domain/calendar.ts';
import { type Span, touches } from '#domain/time-span.ts';
import { useUser } from '#web/api/auth.ts';
import { serverNow, useServerMinute } from '#web/api/server-clock.ts';
import { useTimerActions } from '#web/parts/timer/use-timer-actions.ts';
import { FloatingButton } from '#web/ui/floating-button.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { DayCalendar } from './day-calendar.tsx';
import { EntriesHead } from './entries-head.tsx';
import { EntriesList, EntriesSkeleton } from './entries-list.tsx';
import { NothingToAdd } from './entries-nothing-to-add.tsx';
import { useEntriesOfDay } from './entries-of-day.ts';
import classes from './entries-page.module.css';
import type { ShownDay } from './entries-shown-day.ts';
import { useEntriesView } from './entries-view.ts';
import { continueEntry, useRunningGoals } from './entry-continue.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { proposedFor } from './entry-proposal.ts';
import { spanOfEntry } from './entry-span.ts';

/** What the dialog is open for. */
type Editing =
  | { readonly entry: TimeEntry }
  | { readonly start: number; readonly end: number; readonly endsNow?: boolean };

const none: readonly TimeEntry[] = [];

export function EntriesPage(): ReactNode {
  const shown = useShownDay();
  const navigate = useNavigate();
  const [view, setView] = useEntriesView();
  const [editing, setEditing] = useState<Editing>();
  const { entries = none, classOf, isLoaded, canAdd, failure } = useEntriesOfDay(shown);
  const edit = useCallback((entry: TimeEntry) => setEditing({ entry }), []);
  const { start } = useTimerActions();
  const running = useRunningGoals();
  const goOn = useCallback((entry: TimeEntry) => void continueEntry(start, entry), [start]);
  const add = useCallback(({ from, to }: Span) => setEditing({ start: from, end: to }), []);

  const show = (date: string, replace = false) =>
    void navigate({ to: '.', search: (before) => ({ ...before, date }), replace, resetScroll: false });
  const addUntilNow = () => {
    const now = serverNow();
    const spans = entries.map((entry) => spanOfEntry(entry, now));
    const { from, to } = proposedFor(shown, spans, now);
    setEditing({ start: from, end: to, endsNow: shown.span.to > now });
  };
  const reveal = (entry: TimeEntry) => {
    const span = spanOfEntry(entry, serverNow());
    if (!touches(span, shown.span)) show(dayOf(span.from, shown.timeZone));
  };

  function body() {
    if (failure) return <LoadFailure {...failure} />;
    if (isLoaded && !canAdd && entries.length === 0) return <NothingToAdd />;
    const shared = { shown, entries, classOf, onEdit: edit };
    if (view === 'calendar') {
      return <DayCalendar key={shown.date} {...shared} isLoaded={isLoaded} onAdd={canAdd ? add : undefined} />;
    }
    return isLoaded ? (
      <EntriesList {...shared} running={running} onContinue={goOn} onAdd={addUntilNow} />
    ) : (
      <EntriesSkeleton />
    );
  }

  return (
    <div className={classes.page}>
      <EntriesHead
        shown={shown}
        entries={isLoaded ? entries : undefined}
        view={view}
        onShow={show}
        onView={setView}
        onAdd={canAdd ? addUntilNow : undefined}
      />
      {body()}
      {canAdd && (
        <div className={classes.floating}>
          <FloatingButton label="Add Entry" onClick={addUntilNow} />
        </div>
      )}
      {editing && (
        <EntryDialog
          {...editing}
          onSaved={reveal}
          // An answer that comes late closes its own dialog, not the next one.
          onClose={() => setEditing((now) => (now === editing ? undefined : now))}
        />
      )}
    </div>
  );
}

/** The day that the address names, if it is one and has begun; else today. */
function useShownDay(): ShownDay {
  const { timeZone } = useUser();
  const { date: asked } = useSearch({ strict: false });
  const today = dayOf(useServerMinute(), timeZone);
  const date = asked !== undefined && isKnownDay(asked) && asked <= today ? asked : today;
  return useMemo(() => ({ date, today, timeZone, span: daySpan(date, timeZone) }), [date, today, timeZone]);
}
