import { useEffect } from 'react';

/**
 * Of a double click, the second half can land on what the first one uncovered: a card below a dialog that has closed. It
 * was not meant for that, and does nothing.
 */
export function useOneClick(): void {
  useEffect(() => {
    let first: Element | null = null;
    const clicked = (event: MouseEvent) => {
      const { target, detail } = event;
      const pressed = target instanceof Element ? target.closest('a, button, label, dialog') : null;
      if (detail <= 1) {
        first = pressed;
      } else if (pressed !== first) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('click', clicked, { capture: true });
    return () => document.removeEventListener('click', clicked, { capture: true });
  }, []);
}
