import { ActionIcon } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './dialog.module.css';
import { CloseIcon } from './icons.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** The one dialog of the app: in the middle of a wide screen, a sheet at the bottom of a phone. */
export function Dialog({ opened, onClose, title, children }: DialogProps) {
  const titleId = useId();
  return (
    <dialog {...useModal(opened, onClose)} className={classes.dialog} aria-labelledby={titleId}>
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 id={titleId}>{title}</h2>
          <ActionIcon aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </ActionIcon>
        </div>
        {/* Made anew at each opening, so that nothing is left over from the last. */}
        {opened && children}
      </div>
    </dialog>
  );
}
