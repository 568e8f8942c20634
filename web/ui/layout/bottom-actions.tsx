import { type ReactNode, useEffect, useRef } from 'react';
import * as classes from './bottom-actions.module.css';

/** The minimum distance between the focused element and the bar. */
const FOCUS_MARGIN = 12;

/** The buttons of a page-length form, sticky at the bottom: back first, next last. */
export function BottomActions({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    let isPressed = false;
    let hasPendingReveal = false;
    // Browsers scroll the caret into view without considering sticky elements that cover it.
    const reveal = () => {
      // A button that moves between press and release gets no click.
      if (isPressed) hasPendingReveal = true;
      else requestAnimationFrame(() => scrollAboveBar(bar.current, document.activeElement));
    };
    const handlePress = () => (isPressed = true);
    const handleRelease = () => {
      isPressed = false;
      if (hasPendingReveal) reveal();
      hasPendingReveal = false;
    };
    for (const type of ['focusin', 'input']) document.addEventListener(type, reveal, controller);
    document.addEventListener('pointerdown', handlePress, controller);
    for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, handleRelease, controller);
    return () => controller.abort();
  }, []);
  return (
    <div ref={bar} className={classes.actions}>
      {children}
    </div>
  );
}

function scrollAboveBar(bar: HTMLElement | null, focused: Element | null): void {
  if (!bar || !focused || bar.contains(focused) || !bar.parentElement?.contains(focused)) return;
  // Menus open above the bar, and close when the page scrolls.
  if (focused.closest('[popover]')) return;
  const overlap = focused.getBoundingClientRect().bottom + FOCUS_MARGIN - bar.getBoundingClientRect().top;
  if (overlap > 0) window.scrollBy(0, overlap);
}
