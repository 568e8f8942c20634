import { LeaveDialog } from '#web/ui/dialog/leave-dialog.tsx';
import * as classes from './unsaved-changes-dialog.module.css';
import type { PlanRow } from './plan-rows.ts';

interface UnsavedChangesDialogProps {
  /** The rows whose changes would be lost. */
  readonly rows: readonly PlanRow[];
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

const MAX_LISTED = 5;

export function UnsavedChangesDialog({ rows, onLeave, onClose }: UnsavedChangesDialogProps) {
  const unlistedCount = rows.length - MAX_LISTED;
  return (
    <LeaveDialog title="Leave without saving?" onLeave={onLeave} onClose={onClose}>
      <p>
        {rows.length === 1
          ? '1 row has unsaved changes, which will be lost:'
          : `${rows.length} rows have unsaved changes, which will be lost:`}
      </p>
      <ul className={classes.rows}>
        {rows.slice(0, MAX_LISTED).map(({ _id, name }) => (
          <li key={_id} dir="auto">
            {name}
          </li>
        ))}
        {unlistedCount > 0 && <li>…and {unlistedCount} more</li>}
      </ul>
    </LeaveDialog>
  );
}
