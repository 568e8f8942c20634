import type { ReactNode } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { canContinue } from '#web/widgets/entry-dialog/continue-entry.tsx';
import type { EntrySelection } from '#web/widgets/entry-selection/use-entry-selection.ts';
import { type EntryDay, EntryRow } from './row.tsx';
import * as classes from './rows.module.css';

interface EntryRowsProps {
  readonly entries: readonly TimeEntry[];
  readonly day: EntryDay;
  /** Whether an entry that extends beyond the day is listed under the other day too, so that only a part counts here. */
  readonly countsPart: boolean;
  readonly focusAreaClassById: ReadonlyMap<string, FocusAreaClass>;
  readonly runningIds: ReadonlySet<string>;
  /** How to show the texts of an entry, such as with highlighted words. */
  readonly renderText?: ((text: string) => ReactNode) | undefined;
  readonly selection?: EntrySelection | undefined;
  readonly onEdit: (entry: TimeEntry) => void;
  readonly onContinue: (entry: TimeEntry) => void;
}

/** The entries of a day, to edit or continue. */
export function EntryRows(props: EntryRowsProps) {
  const { entries, day, countsPart, focusAreaClassById, runningIds, renderText, selection, onEdit, onContinue } = props;
  return (
    <Card as="ul" className={classes.list}>
      {entries.map((entry) => (
        <EntryRow
          key={entry._id}
          entry={entry}
          day={day}
          countsPart={countsPart}
          focusAreaClass={focusAreaClassById.get(entry.goal.focusArea._id)}
          renderText={renderText}
          isSelected={selection?.isActive ? selection.selectedIds.has(entry._id) : undefined}
          onEdit={onEdit}
          onSelect={selection?.toggle}
          onContinue={canContinue(entry, runningIds) ? onContinue : undefined}
        />
      ))}
    </Card>
  );
}
