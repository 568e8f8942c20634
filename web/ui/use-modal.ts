import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Opens and closes a <dialog> above everything else. The browser keeps the focus inside, closes it on Esc and gives the
 * focus back; a click beside its content (which is a click on the dialog itself) closes it too.
 */
export function useModal(opened: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (opened && !dialog?.open) dialog?.showModal();
    if (!opened) dialog?.close();
  }, [opened]);
  return {
    ref,
    onClose,
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) onClose();
    },
  };
}
