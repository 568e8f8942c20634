import { Button } from '#web/ui/button/button.tsx';
import type { EntrySelection } from './use-entry-selection.ts';

/** Starts selecting entries, or cancels it. */
export function SelectButton({ selection }: { readonly selection: EntrySelection }) {
  return (
    <Button variant="subtle" size="sm" onClick={selection.isActive ? selection.end : selection.start}>
      {selection.isActive ? 'Cancel' : 'Select'}
    </Button>
  );
}
