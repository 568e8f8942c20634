import { useEffect, useEffectEvent, useState } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useTopDialog } from '#web/ui/dialog/open-dialogs.ts';
import { BottomActions } from '#web/ui/layout/bottom-actions.tsx';
import { ChangeGoalDialog } from './change-goal-dialog.tsx';
import { ChangeTagsDialog } from './change-tags-dialog.tsx';
import { DeleteEntriesDialog } from './delete-entries-dialog.tsx';
import * as classes from './selection-bar.module.css';
import { sumMs } from './sum-ms.ts';
import type { EntrySelection } from './use-entry-selection.ts';

interface SelectionBarProps {
  readonly selection: EntrySelection;
  readonly onClose: () => void;
}

type DialogName = 'goal' | 'tags' | 'delete';

/** What can be done with the selected entries. Esc ends the selection. */
export function SelectionBar({ selection, onClose }: SelectionBarProps) {
  const { selected, isComplete, selectAll, start } = selection;
  const [dialog, setDialog] = useState<DialogName>();
  const topDialog = useTopDialog();
  const handleKeyDown = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !topDialog) onClose();
  });
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener('keydown', (event) => handleKeyDown(event), controller);
    return () => controller.abort();
  }, []);

  const isEmpty = selected.length === 0;
  const open = (name: DialogName) => () => (isEmpty ? undefined : setDialog(name));
  const dialogProps = { entries: selected, onClose: () => setDialog(undefined), onDone: onClose };
  return (
    <>
      <BottomActions>
        <div className={classes.summary}>
          <output>
            <Summary selected={selected} />
          </output>
          <Button variant="subtle" size="sm" onClick={isComplete ? start : selectAll}>
            {isComplete ? 'Select none' : 'Select all'}
          </Button>
        </div>
        <Button variant="default" aria-disabled={isEmpty} onClick={open('goal')}>
          Change goal
        </Button>
        <Button variant="default" aria-disabled={isEmpty} onClick={open('tags')}>
          Tags
        </Button>
        <Button color="red" aria-disabled={isEmpty} onClick={open('delete')}>
          Delete
        </Button>
      </BottomActions>
      {dialog === 'goal' && <ChangeGoalDialog {...dialogProps} />}
      {dialog === 'tags' && <ChangeTagsDialog {...dialogProps} />}
      {dialog === 'delete' && <DeleteEntriesDialog {...dialogProps} />}
    </>
  );
}

/** '3 selected · 2 h 10 min' */
function Summary({ selected }: { readonly selected: readonly TimeEntry[] }) {
  if (selected.length === 0) return 'None selected';
  const atMost = selected.length === limits.entriesPerRequest ? ', the most at once' : '';
  return (
    <>
      {selected.length} selected{atMost} · <span className={classes.sum}>{formatElapsed(sumMs(selected))}</span>
    </>
  );
}
