import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './icon-button.tsx';
import { AlertIcon, CheckIcon, CloseIcon } from './signs.tsx';
import { refocus } from './refocus.ts';
import { closeToast } from './toast.ts';
import { subscribeToSlots, toastSlots } from './toast-slots.ts';
import { holdToasts, useShownToasts } from './toast-times.ts';
import classes from './toaster.module.css';
import { useTopDialog } from './top-dialog.ts';

/**
 * Where `showToast` shows what happened: in the header, where it covers nothing that is needed next. While a dialog is
 * open, everything outside is out of reach, so messages show inside it, where its content makes room for them.
 */
export function Toaster() {
  const dialog = useTopDialog();
  const slot = useToastSlot(dialog);
  useEffect(() => {
    const see = () => holdToasts('hidden', document.hidden);
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, []);
  const place = slot ?? dialog;
  return place && createPortal(<Toasts isLoose={!slot} />, place);
}

/** In the dialog, or on the page around all dialogs; undefined where there is none. */
function useToastSlot(dialog: HTMLDialogElement | undefined): HTMLElement | undefined {
  const slots = useSyncExternalStore(subscribeToSlots, toastSlots);
  return slots.findLast((slot) => (dialog ? dialog.contains(slot) : !slot.closest('dialog')));
}

/** `isLoose`: at the end of a dialog that has no place for messages. */
function Toasts({ isLoose }: { readonly isLoose: boolean }) {
  const toasts = useShownToasts();
  const list = useRef<HTMLDivElement>(null);

  // One that closes below the pointer, or with the focus in it, is not left by either.
  useEffect(() => {
    const region = toasts.length > 0 ? list.current : null;
    holdToasts('pointer', region?.matches(':hover') ?? false);
    holdToasts('focus', region?.contains(document.activeElement) ?? false);
  }, [toasts]);
  useEffect(
    () => () => {
      holdToasts('pointer', false);
      holdToasts('focus', false);
    },
    [],
  );

  if (toasts.length === 0) return null;
  return (
    <div
      ref={list}
      className={classes.toasts}
      data-loose={isLoose || undefined}
      onPointerEnter={() => holdToasts('pointer', true)}
      onPointerLeave={() => holdToasts('pointer', false)}
      onFocus={() => holdToasts('focus', true)}
      onBlur={() => holdToasts('focus', false)}
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
