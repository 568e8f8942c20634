import type { Dependents } from '#contract/safe-delete.ts';
import { restorableDays } from '#domain/deletion.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DependentGroups } from './dependent-groups.tsx';
import classes from './safe-delete-dialog.module.css';

interface SafeDeleteDialogProps {
  /** 'goal' or 'focus area'. */
  readonly kind: string;
  readonly name: string;
  /** `undefined` while loading or if loading failed. */
  readonly dependents: Dependents | undefined;
  readonly dependentsFailed: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Lists everything that would be deleted before the user confirms. */
export function SafeDeleteDialog(props: SafeDeleteDialogProps) {
  const { kind, name, dependents, dependentsFailed, ...rest } = props;
  const isLoading = !dependents && !dependentsFailed;
  return (
    <ConfirmDialog title={`Delete this ${kind}?`} confirmLabel="Delete" isDestructive isLoading={isLoading} {...rest}>
      <p>
        <strong dir="auto" className={classes.name}>
          {name}
        </strong>{' '}
        will be deleted. You can restore it for {restorableDays} days in Settings, under “Recently deleted”.
      </p>
      <div className={classes.dependents} aria-busy={isLoading}>
        {dependentsFailed && <p role="alert">Failed to load dependents. You can still proceed.</p>}
        {isLoading && <p>Checking what else would be deleted…</p>}
        {dependents?.groups.length === 0 && <p>Nothing else will be deleted.</p>}
        {dependents && dependents.groups.length > 0 && <DependentGroups groups={dependents.groups} />}
      </div>
    </ConfirmDialog>
  );
}
