import { useEffect } from 'react';

/** What a second press would take back. */
const switches = '[aria-expanded], [aria-pressed], [data-toggles]';

/**
 * A double click is one click, and so is a key that is held. Its second half can land on what the first one uncovered (a card below a dialog that has
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
      } else if (pressed !== first || pressed?.matches(switches)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    const pressed = (event: KeyboardEvent) => {
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (isPress && event.repeat && event.target instanceof Element && event.target.closest(switches)) {
        event.preventDefault();
      }
    };
    document.addEventListener('click', clicked, { capture: true });
    document.addEventListener('keydown', pressed, { capture: true });
    return () => {
      document.removeEventListener('click', clicked, { capture: true });
      document.removeEventListener('keydown', pressed, { capture: true });
    };
  }, []);
}
