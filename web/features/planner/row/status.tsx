import { ClockIcon, PencilIcon } from '#web/ui/icons/icons.tsx';
import { AlertIcon, CheckIcon, type Icon } from '#web/ui/icons/svg-icon.tsx';
import type { RowState } from './view-model.ts';
import * as classes from './status.module.css';

const statusDisplay: Readonly<Record<Exclude<RowState, 'unchanged'>, { readonly label: string; readonly icon: Icon }>> =
  {
    unsaved: { label: 'Unsaved', icon: PencilIcon },
    saving: { label: 'Saving...', icon: ClockIcon },
    saved: { label: 'Saved', icon: CheckIcon },
    error: { label: 'Error', icon: AlertIcon },
  };

/** Keeps its place while empty to avoid a layout shift. */
export function RowStatus({ state }: { readonly state: RowState }) {
  const display = state === 'unchanged' ? undefined : statusDisplay[state];
  return (
    <p className={classes.status} data-state={state}>
      {display && (
        <>
          <display.icon size={16} />
          {display.label}
        </>
      )}
    </p>
  );
}
