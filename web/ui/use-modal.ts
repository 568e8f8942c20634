import { type MouseEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Opens and closes a <dialog> above everything else. The browser keeps the focus inside, closes it on Esc and gives the
 * focus back; a press beside its content (which is a press on the dialog itself) closes it too, and so does 'Back'.
 */
export function useModal(opened: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const left = useEffectEvent(onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (opened && !dialog?.open) dialog?.showModal();
    if (!opened) dialog?.close();
  }, [opened]);

  useEffect(() => {
    if (!opened) return undefined;
    const onBack = () => left();
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [opened]);

  return {
    ref,
    onClose,
    onPointerDown: (event: SyntheticEvent) => {
      pressedBeside.current = event.target === ref.current;
    },
    onClick: (event: MouseEvent) => {
      // Marking text and letting go outside ends in a click on the dialog too; that is not meant to close it.
      if (event.target === ref.current && pressedBeside.current) onClose();
    },
  };
}
