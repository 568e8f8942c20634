import type { Dependents } from '#contract/safe-delete.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DependentGroups } from './dependent-groups.tsx';
import classes from './safe-delete-dialog.module.css';

interface SafeDeleteDialogProps {
  /** 'goal' or 'focus area'. */
  readonly kind: string;
  readonly name: string;
  /** What goes with it; `undefined` while that is being asked, or when it could not be. */
  readonly dependents: Dependents | undefined;
  readonly dependentsFailed: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Names what will be lost before it is. */
export function SafeDeleteDialog(props: SafeDeleteDialogProps) {
  const { kind, name, dependents, dependentsFailed, ...rest } = props;
  const isWaiting = !dependents && !dependentsFailed;
  return (
    <ConfirmDialog title={`Delete this ${kind}?`} confirmLabel="Delete" isDangerous isWaiting={isWaiting} {...rest}>
      <p>
        <strong dir="auto" className={classes.name}>
          {name}
        </strong>{' '}
        will be deleted. This action cannot be undone.
      </p>
      <div className={classes.dependents} aria-busy={isWaiting}>
        {dependentsFailed && <p role="alert">Failed to load dependents. You can still proceed.</p>}
        {isWaiting && <p>Checking what else would be deleted…</p>}
        {dependents?.groups.length === 0 && <p>Nothing else will be deleted.</p>}
        {dependents && dependents.groups.length > 0 && <DependentGroups groups={dependents.groups} />}
      </div>
    </ConfirmDialog>
  );
}
