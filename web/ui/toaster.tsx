import { useEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { AlertIcon, CheckIcon, CloseIcon } from './icons.tsx';
import { closeToast, useToasts } from './toast.ts';
import classes from './toaster.module.css';

/** Where `showToast` shows what happened: above everything, also above an open dialog. */
export function Toaster() {
  const toasts = useToasts();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const region = list.current;
    // Shown anew, it is above whatever was opened since.
    if (region?.matches(':popover-open')) region.hidePopover();
    if (toasts.length > 0) region?.showPopover();
  }, [toasts]);

  return (
    <div ref={list} popover="manual" className={classes.toasts}>
      {toasts.map(({ id, kind, text }) => (
        <div key={id} className={classes.toast} data-kind={kind} role={kind === 'failed' ? 'alert' : 'status'}>
          {kind === 'failed' ? <AlertIcon /> : <CheckIcon />}
          <span dir="auto">{text}</span>
          <IconButton aria-label="Close message" onClick={() => closeToast(id)}>
            <CloseIcon />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
