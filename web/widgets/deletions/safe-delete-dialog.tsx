import type { Dependents } from '#contract/deletions/safe-delete.ts';
import { restorableDays } from '#domain/deletion.ts';
import { DependentGroups } from '#web/ui/dialog/dependent-groups.tsx';
import { DeleteDialog, type DeleteDialogProps } from './delete-dialog.tsx';
import * as classes from './safe-delete-dialog.module.css';

interface SafeDeleteDialogProps extends Omit<DeleteDialogProps, 'question' | 'isLoading' | 'children'> {
  readonly kind: 'goal' | 'focus area';
  readonly dependents: { readonly data: Dependents | undefined; readonly isError: boolean };
}

/** Lists everything that would be deleted before the user confirms. */
export function SafeDeleteDialog({ kind, dependents: { data, isError }, ...rest }: SafeDeleteDialogProps) {
  const isLoading = !data && !isError;
  return (
    <DeleteDialog question={`Delete this ${kind}?`} isLoading={isLoading} {...rest}>
      <p>
        <strong dir="auto" className={classes.name}>
          {rest.title}
        </strong>{' '}
        will be deleted. You can restore it for {restorableDays} days in Settings, under “Recently deleted”.
      </p>
      <div className={classes.dependents} aria-busy={isLoading}>
        {isError && <p role="alert">Failed to load dependents. You can still proceed.</p>}
        {isLoading && <p>Checking what else would be deleted…</p>}
        {data?.groups.length === 0 && <p>Nothing else will be deleted.</p>}
        {data && data.groups.length > 0 && <DependentGroups groups={data.groups} />}
      </div>
    </DeleteDialog>
  );
}
