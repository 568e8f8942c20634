import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import classes from './leave-question.module.css';
import type { PlanRow } from './plan-rows.ts';

interface LeaveQuestionProps {
  /** Those whose changes would be lost. */
  readonly rows: readonly PlanRow[];
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** How many are named before '…and 2 more'. */
const NAMED = 5;

export function LeaveQuestion({ rows, onLeave, onClose }: LeaveQuestionProps) {
  const more = rows.length - NAMED;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      isDangerous
      onConfirm={async () => onLeave()}
      onClose={onClose}
    >
      <p>
        {rows.length === 1
          ? '1 row has unsaved changes, which will be lost:'
          : `${rows.length} rows have unsaved changes, which will be lost:`}
      </p>
      <ul className={classes.rows}>
        {rows.slice(0, NAMED).map(({ _id, name }) => (
          <li key={_id} dir="auto">
            {name}
          </li>
        ))}
        {more > 0 && <li>…and {more} more</li>}
      </ul>
    </ConfirmDialog>
  );
}
