import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ClockIcon } from '#web/ui/icons/icons.tsx';
import { SkeletonStack } from '#web/ui/feedback/skeleton-stack.tsx';
import * as classes from './entry-list.module.css';
import { EntryRows } from '#web/widgets/entry-list/rows.tsx';
import type { EntrySelection } from '#web/widgets/entry-selection/use-entry-selection.ts';
import { LazySelectionBar } from '#web/widgets/entry-selection/lazy-selection-bar.ts';
import type { CalendarDay } from '../calendar-day.ts';

interface EntryListProps {
  readonly selectedDay: CalendarDay;
  readonly entries: readonly TimeEntry[];
  readonly focusAreaClassById: ReadonlyMap<string, FocusAreaClass>;
  readonly runningIds: ReadonlySet<string>;
  readonly selection: EntrySelection;
  readonly onEdit: (entry: TimeEntry) => void;
  readonly onContinue: (entry: TimeEntry) => void;
  readonly onAdd: () => void;
}

export function EntryList(props: EntryListProps) {
  const { selectedDay, entries, focusAreaClassById, runningIds, selection, onEdit, onContinue, onAdd } = props;
  if (entries.length === 0) {
    return (
      <EmptyState icon={ClockIcon} title="No entries on this day" action={<Button onClick={onAdd}>Add Entry</Button>}>
        {selectedDay.date === selectedDay.today
          ? 'Start a timer, or add what you did today.'
          : 'Did you forget something? You can still add it.'}
      </EmptyState>
    );
  }
  return (
    <div className={classes.selectable}>
      <EntryRows
        entries={entries}
        day={selectedDay}
        countsPart
        focusAreaClassById={focusAreaClassById}
        runningIds={runningIds}
        selection={selection}
        onEdit={onEdit}
        onContinue={onContinue}
      />
      {selection.isActive && <LazySelectionBar selection={selection} onClose={selection.end} />}
    </div>
  );
}

export const EntryListSkeleton = () => <SkeletonStack heights={['4.5rem', '4.5rem', '4.5rem']} />;
