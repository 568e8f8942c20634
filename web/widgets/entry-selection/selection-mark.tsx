import type { TimeEntry } from '#contract/time-entries.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { EntrySelection } from './use-entry-selection.ts';

interface SelectionMarkProps {
  readonly entry: TimeEntry;
  readonly selection: EntrySelection;
}

/** For pointers only: the row itself is a button that selects the entry, and a second control would be read twice. */
export function SelectionMark({ entry, selection }: SelectionMarkProps) {
  return (
    <Checkbox
      aria-hidden
      tabIndex={-1}
      checked={selection.selectedIds.has(entry._id)}
      onChange={({ nativeEvent }) => selection.toggle(entry, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
