import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './icon-button.tsx';
import { AlertIcon, CheckIcon, CloseIcon } from './signs.tsx';
import { refocus } from './refocus.ts';
import { clearToasts, closeToast, useToasts } from './toast.ts';
import classes from './toaster.module.css';
import { useTopDialog } from './top-dialog.ts';

/**
 * Where `showToast` shows what happened. While a dialog is open it stands inside it: whatever is outside can neither be
 * pressed then nor heard of.
 */
export function Toaster() {
  const dialog = useTopDialog();
  useEffect(() => clearToasts, []);
  return dialog ? createPortal(<Toasts />, dialog) : <Toasts />;
}

function Toasts() {
  const toasts = useToasts();
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = toasts.length === 0;

  useEffect(() => {
    const region = list.current!;
    // Its dialog may have gone this very moment; the next place shows it.
    if (!region.isConnected) return;
    if (isEmpty) region.hidePopover();
    else region.showPopover();
  }, [isEmpty]);

  return (
    <div ref={list} popover="manual" className={classes.toasts}>
      {toasts.map(({ id, kind, text, about, action }) => (
        <div key={id} className={classes.toast} data-kind={kind} role={kind === 'failed' ? 'alert' : 'status'}>
          {kind === 'failed' ? <AlertIcon /> : <CheckIcon />}
          <span>
            {about !== undefined && (
              <>
                <bdi>{about}</bdi>{' '}
              </>
            )}
            {text}
          </span>
          {action && (
            <button
              type="button"
              className={classes.action}
              onClick={() => {
                closeToast(id);
                action.run();
                refocus();
              }}
            >
              {action.label}
            </button>
          )}
          <IconButton
            aria-label="Close message"
            onClick={() => {
              closeToast(id);
              refocus();
            }}
          >
            <CloseIcon />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
