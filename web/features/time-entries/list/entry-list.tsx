import { Button, VisuallyHidden } from '@mantine/core';
import type { TimeEntry } from '#contract/time-entries.ts';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ClockIcon } from '#web/ui/icons.tsx';
import classes from './entries-list.module.css';
import { canContinue } from './entry-continue.tsx';
import { EntryRow } from './entry-row.tsx';
import type { ShownDay } from './entries-shown-day.ts';

interface EntriesListProps {
  readonly shown: ShownDay;
  readonly entries: readonly TimeEntry[];
  readonly classOf: ReadonlyMap<string, FocusAreaClass>;
  /** The ids of goals that are being timed. */
  readonly running: ReadonlySet<string>;
  readonly onEdit: (entry: TimeEntry) => void;
  readonly onContinue: (entry: TimeEntry) => void;
  readonly onAdd: () => void;
}

export function EntriesList(props: EntriesListProps) {
  const { shown, entries, classOf, running, onEdit, onContinue, onAdd } = props;
  if (entries.length === 0) {
    return (
      <EmptyState icon={ClockIcon} title="No entries on this day" action={<Button onClick={onAdd}>Add Entry</Button>}>
        {shown.date === shown.today
          ? 'Start a timer, or add what you did today.'
          : 'Did you forget something? You can still add it.'}
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <EntryRow
          key={entry._id}
          entry={entry}
          shown={shown}
          focusAreaClass={classOf.get(entry.goal.focusArea._id)}
          onEdit={onEdit}
          onContinue={canContinue(entry, running.has(entry.goalId)) ? onContinue : undefined}
        />
      ))}
    </ul>
  );
}

/** As tall as the rows of a day, so that nothing jumps when they come. */
export function EntriesSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <div />
      <div />
      <div />
    </div>
  );
}
