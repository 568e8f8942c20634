import { useNavigate } from '@tanstack/react-router';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { helpEntries, type NavigationEntry, sidebarEntries } from '../navigation.ts';

/** How long after `g` the second key may come. */
const SEQUENCE_MS = 1500;

export const pagesByKey = new Map<string, NavigationEntry>(
  [...sidebarEntries, ...helpEntries].map((entry) => [entry.goKey, entry]),
);

interface Shortcuts {
  /** Ctrl or Cmd with K: also in the middle of typing. */
  readonly onFind: () => void;
  /** `s`, on pages without the field. */
  readonly onStart: () => void;
  readonly onList: () => void;
}

/** Ctrl-K, `s`, `?`, and `g` followed by the key of a page. */
export function useShortcuts({ onFind, onStart, onList }: Shortcuts): void {
  const navigate = useNavigate();
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY);

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isSomethingOpen()) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k') {
      event.preventDefault();
      return onFind();
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const page = event.timeStamp - goPressedAt.current < SEQUENCE_MS ? pagesByKey.get(event.key) : undefined;
    goPressedAt.current = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (page) void navigate({ to: page.to });
    else if (event.key === '?') onList();
    else if (event.key === 's') {
      // The letter itself is not meant for the field.
      event.preventDefault();
      if (!focusQuickStart()) onStart();
    }
  });

  // With the page, not after it: a key that is pressed as soon as there is something to see is heard.
  useLayoutEffect(() => {
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

/** False on pages that do not have the field. */
function focusQuickStart(): boolean {
  const field = document.querySelector<HTMLElement>('[data-quick-start]');
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
  return field !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function isSomethingOpen(): boolean {
  return document.querySelector('dialog:modal, [popover=auto]:popover-open') !== null;
}
