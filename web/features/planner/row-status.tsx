import { ClockIcon, PencilIcon } from '#web/ui/icons.tsx';
import { AlertIcon, CheckIcon, type Icon } from '#web/ui/signs.tsx';
import type { RowState } from './row-state.ts';
import classes from './row-status.module.css';

const faces: Readonly<Record<Exclude<RowState, 'unchanged'>, { readonly word: string; readonly icon: Icon }>> = {
  unsaved: { word: 'Unsaved', icon: PencilIcon },
  saving: { word: 'Saving...', icon: ClockIcon },
  saved: { word: 'Saved', icon: CheckIcon },
  error: { word: 'Error', icon: AlertIcon },
};

/** Its place stays where there is nothing to say, so that nothing moves when there is. */
export function RowStatus({ state }: { readonly state: RowState }) {
  const face = state === 'unchanged' ? undefined : faces[state];
  return (
    <p className={classes.status} data-state={state}>
      {face && (
        <>
          <face.icon size={16} />
          {face.word}
        </>
      )}
    </p>
  );
}
