import { type ReactNode, useId } from 'react';
import * as classes from './dialog.module.css';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icons/svg-icon.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called when the user tries to close the dialog; a caller that returns false must tell the user why. */
  readonly canClose?: (() => boolean) | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

/** Centred on wide screens, a bottom sheet on phones. */
export function Dialog({ opened, onClose, canClose, title, children }: DialogProps) {
  const titleId = useId();
  const { dialog, leave } = useModal(opened, onClose, canClose);
  return (
    <dialog {...dialog} className={classes.dialog} aria-labelledby={titleId}>
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton aria-label="Close" onClick={leave}>
            <CloseIcon />
          </IconButton>
        </div>
        {/* Unmounted while closed, so that no state survives until it is opened again. */}
        {opened && children}
      </div>
    </dialog>
  );
}
