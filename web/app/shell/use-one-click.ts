import { useEffect } from 'react';

/**
 * A double click is one click. Its second half can land on what the first one uncovered (a card below a dialog that has
 * closed), or take back what the first one switched; it does neither.
 */
export function useOneClick(): void {
  useEffect(() => {
    let first: Element | null = null;
    const clicked = (event: MouseEvent) => {
      const { target, detail } = event;
      const pressed = target instanceof Element ? target.closest('a, button, label, dialog') : null;
      if (detail <= 1) {
        first = pressed;
      } else if (pressed !== first || pressed?.matches('[aria-expanded], [aria-pressed], [data-toggles]')) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('click', clicked, { capture: true });
    return () => document.removeEventListener('click', clicked, { capture: true });
  }, []);
}
