import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { restoreFocus } from '../restore-focus.ts';
import { trackOpenDialog } from './open-dialogs.ts';

/**
 * Opens and closes a modal <dialog>. The browser traps the focus, closes the dialog on Esc and restores the focus; a
 * click on the backdrop (whose target is the dialog itself) and the browser's Back button close it too, unless
 * `canClose` returns false.
 */
export function useModal(opened: boolean, onClose: () => void, canClose: () => boolean = () => true) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const leave = () => {
    if (canClose()) onClose();
  };
  const leaveFromEffect = useEffectEvent(leave);

  // A layout effect, because the dialog only restores the focus if it is closed before it is removed from the DOM.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!opened || !dialog) return undefined;
    dialog.showModal();
    const untrack = trackOpenDialog(dialog);
    return () => {
      untrack();
      dialog.close();
      restoreFocus();
    };
  }, [opened]);

  useEffect(() => {
    if (!opened) return undefined;
    const onBack = () => leaveFromEffect();
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [opened]);

  const dialog = {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      leave();
    },
    // Browsers close it on a second Esc without a cancel event. In development, strict mode closes and reopens it.
    onClose: () => {
      if (opened && !ref.current?.open) onClose();
    },
    // Enter that is still held from a dialog before must not press a button of this one.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
        event.preventDefault();
    },
    onPointerDown: (event: SyntheticEvent) => {
      pressedBackdrop.current = event.target === ref.current;
    },
    onClick: (event: MouseEvent) => {
      // Selecting text and releasing the pointer outside also ends in a click on the dialog; ignore that.
      if (event.target === ref.current && pressedBackdrop.current) leave();
    },
  };
  return { dialog, leave };
}
