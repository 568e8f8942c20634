import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/icon-button.tsx';
import { AlertIcon, CheckIcon, CloseIcon } from '../icons/svg-icon.tsx';
import { restoreFocus } from '../restore-focus.ts';
import { dismissToast } from './toast.ts';
import { subscribeToToastSlots, getToastSlots } from './toast-slots.ts';
import { setToastsPaused, useVisibleToasts } from './visible-toasts.ts';
import * as classes from './toaster.module.css';
import { useTopDialog } from '../dialog/open-dialogs.ts';

/**
 * Renders toasts in the header, where they cover no controls. While a dialog is open everything outside it is inert, so
 * they are rendered inside the dialog instead.
 */
export function Toaster() {
  const dialog = useTopDialog();
  const slot = useToastSlot(dialog);
  useEffect(() => {
    const pauseWhileHidden = () => setToastsPaused('hidden', document.hidden);
    pauseWhileHidden();
    document.addEventListener('visibilitychange', pauseWhileHidden);
    return () => document.removeEventListener('visibilitychange', pauseWhileHidden);
  }, []);
  const container = slot ?? dialog;
  return container && createPortal(<ToastList isUnslotted={!slot} />, container);
}

/** The innermost slot of the dialog, or of the page if none is open. */
function useToastSlot(dialog: HTMLDialogElement | undefined): HTMLElement | undefined {
  const slots = useSyncExternalStore(subscribeToToastSlots, getToastSlots);
  return slots.findLast((slot) => (dialog ? dialog.contains(slot) : !slot.closest('dialog')));
}

/** `isUnslotted` places the list at the end of a dialog that has no toast slot. */
function ToastList({ isUnslotted }: { readonly isUnslotted: boolean }) {
  const toasts = useVisibleToasts();
  const list = useRef<HTMLDivElement>(null);

  // A toast that closes while hovered or focused fires no pointerleave or blur, so check after every change.
  useEffect(() => {
    const region = toasts.length > 0 ? list.current : null;
    setToastsPaused('pointer', region?.matches(':hover') ?? false);
    setToastsPaused('focus', region?.contains(document.activeElement) ?? false);
  }, [toasts]);
  useEffect(
    () => () => {
      setToastsPaused('pointer', false);
      setToastsPaused('focus', false);
    },
    [],
  );

  if (toasts.length === 0) return null;
  return (
    <div
      ref={list}
      className={classes.toasts}
      data-unslotted={isUnslotted || undefined}
      onPointerEnter={() => setToastsPaused('pointer', true)}
      onPointerLeave={() => setToastsPaused('pointer', false)}
      onFocus={() => setToastsPaused('focus', true)}
      onBlur={() => setToastsPaused('focus', false)}
    >
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
                dismissToast(id);
                action.run();
                restoreFocus();
              }}
            >
              {action.label}
            </button>
          )}
          <IconButton
            aria-label="Close message"
            onClick={() => {
              dismissToast(id);
              restoreFocus();
            }}
          >
            <CloseIcon />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
