import { type ReactNode, useId } from 'react';
import classes from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './signs.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Asked when the user wants to leave; whoever says no has to say why. */
  readonly mayClose?: (() => boolean) | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

/** The one dialog of the app: in the middle of a wide screen, a sheet at the bottom of a phone. */
export function Dialog({ opened, onClose, mayClose, title, children }: DialogProps) {
  const titleId = useId();
  const { dialog, leave } = useModal(opened, onClose, mayClose);
  return (
    <dialog {...dialog} className={classes.dialog} aria-labelledby={titleId}>
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton aria-label="Close" onClick={leave}>
            <CloseIcon />
          </IconButton>
        </div>
        {/* Made anew at each opening, so that nothing is left over from the last. */}
        {opened && children}
      </div>
    </dialog>
  );
}
