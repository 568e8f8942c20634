import { type ReactNode, useEffect, useRef } from 'react';
import classes from './bottom-actions.module.css';

/** How far from the bar whatever has the focus stays. */
const ROOM = 12;

/** What can be done with a page that is a form, always in sight at its bottom: the way back first, the way on last. */
export function BottomActions({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    let isPressed = false;
    let isWaiting = false;
    // Browsers bring the caret of a field into sight without minding what lies above it.
    const reveal = () => {
      // A button that moves between press and release gets no click.
      if (isPressed) isWaiting = true;
      else requestAnimationFrame(() => showAbove(bar.current, document.activeElement));
    };
    const press = () => (isPressed = true);
    const release = () => {
      isPressed = false;
      if (isWaiting) reveal();
      isWaiting = false;
    };
    for (const type of ['focusin', 'input']) document.addEventListener(type, reveal, listening);
    document.addEventListener('pointerdown', press, listening);
    for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, release, listening);
    return () => listening.abort();
  }, []);
  return (
    <div ref={bar} className={classes.actions}>
      {children}
    </div>
  );
}

function showAbove(bar: HTMLElement | null, focused: Element | null): void {
  if (!bar || !focused || bar.contains(focused) || !bar.parentElement?.contains(focused)) return;
  // A menu lies above the bar, and closes when the page scrolls.
  if (focused.closest('[popover]')) return;
  const hidden = focused.getBoundingClientRect().bottom + ROOM - bar.getBoundingClientRect().top;
  if (hidden > 0) window.scrollBy(0, hidden);
}
