import { type ReactNode, useEffect, useRef } from 'react';
import classes from './bottom-actions.module.css';

/** How far from the bar whatever has the focus stays. */
const ROOM = 12;

/** What can be done with a page that is a form, always in sight at its bottom: the way back first, the way on last. */
export function BottomActions({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers bring the caret of a field into sight without minding what lies above it.
    const reveal = ({ target }: Event) => requestAnimationFrame(() => showAbove(bar.current, target as Element));
    document.addEventListener('focusin', reveal);
    document.addEventListener('input', reveal);
    return () => {
      document.removeEventListener('focusin', reveal);
      document.removeEventListener('input', reveal);
    };
  }, []);
  return (
    <div ref={bar} className={classes.actions}>
      {children}
    </div>
  );
}

function showAbove(bar: HTMLElement | null, focused: Element): void {
  if (!bar || focused !== document.activeElement || bar.contains(focused) || !bar.parentElement?.contains(focused))
    return;
  const hidden = focused.getBoundingClientRect().bottom + ROOM - bar.getBoundingClientRect().top;
  if (hidden > 0) window.scrollBy(0, hidden);
}
