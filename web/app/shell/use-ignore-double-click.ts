import { useEffect } from 'react';

/** Controls that a second press would switch back. */
const TOGGLE_SELECTOR = '[aria-expanded], [aria-pressed], [data-toggles]';

/**
 * Treats a double click as one click, and a key that is held down as one press. Otherwise the second click could hit
 * whatever the first one uncovered, such as a card below a dialog that has closed, or switch a toggle back.
 */
export function useIgnoreDoubleClick(): void {
  useEffect(() => {
    let firstTarget: Element | null = null;
    const onClick = (event: MouseEvent) => {
      const { target, detail } = event;
      const pressed = target instanceof Element ? target.closest('a, button, label, dialog') : null;
      if (detail <= 1) {
        firstTarget = pressed;
      } else if (pressed !== firstTarget || pressed?.matches(TOGGLE_SELECTOR)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (isPress && event.repeat && event.target instanceof Element && event.target.closest(TOGGLE_SELECTOR)) {
        event.preventDefault();
      }
    };
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}
