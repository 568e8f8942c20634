import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

let show: ((message: string) => void) | undefined;

/** Tells screen readers what a key press or a drag has changed, which the focus does not tell. */
export function announce(message: string): void {
  show?.(message);
}

/**
 * The live region of `announce`. A page has only this one, and from the start, because screen readers may miss a text that
 * comes with its region. An open dialog makes it inert.
 */
export function Announcer() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return <LiveRegion key={path} />;
}

function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(() => {
    // Screen readers ignore an unchanged text, so a repeated message gets a non-breaking space.
    show = (message) => setText((previous) => (previous === message ? `${message}\u{A0}` : message));
    return () => {
      show = undefined;
    };
  }, []);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {text}
    </VisuallyHidden>
  );
}
