import { type MouseEvent, type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { refocus } from './refocus.ts';
import { noteOpenDialog } from './top-dialog.ts';

/**
 * Opens and closes a <dialog> above everything else. The browser keeps the focus inside, closes it on Esc and gives the
 * focus back; a press beside its content (which is a press on the dialog itself) closes it too, and so does 'Back'.
 * `mayClose` can refuse.
 */
export function useModal(opened: boolean, onClose: () => void, mayClose: () => boolean = () => true) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const leave = () => {
    if (mayClose()) onClose();
  };
  const left = useEffectEvent(leave);

  // Before the dialog leaves the page: only one that is closed gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!opened || !dialog) return undefined;
    dialog.showModal();
    const forget = noteOpenDialog(dialog);
    return () => {
      forget();
      dialog.close();
      refocus();
    };
  }, [opened]);

  useEffect(() => {
    if (!opened) return undefined;
    const onBack = () => left();
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
    // Browsers close it on a second Esc without asking. While developing, React closes and opens it at once.
    onClose: () => {
      if (opened && !ref.current?.open) onClose();
    },
    onPointerDown: (event: SyntheticEvent) => {
      pressedBeside.current = event.target === ref.current;
    },
    onClick: (event: MouseEvent) => {
      // Marking text and letting go outside ends in a click on the dialog too; that is not meant to close it.
      if (event.target === ref.current && pressedBeside.current) leave();
    },
  };
  return { dialog, leave };
}
