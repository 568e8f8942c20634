import { useNavigate } from '@tanstack/react-router';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { helpEntries, type NavigationEntry, sidebarEntries } from '../navigation.ts';

/** How long after `g` the second key is accepted. */
const SEQUENCE_TIMEOUT_MS = 1500;

export const pagesByKey = new Map<string, NavigationEntry>(
  [...sidebarEntries, ...helpEntries].map((entry) => [entry.shortcutKey, entry]),
);

interface ShortcutHandlers {
  /** Ctrl+K or Cmd+K, even while typing. */
  readonly onOpenPalette: () => void;
  /** `s`, on pages without the quick start field. */
  readonly onStartTracking: () => void;
  readonly onShowShortcuts: () => void;
}

/** Handles Ctrl+K, `s`, `?`, and `g` followed by a page's key. */
export function useShortcuts({ onOpenPalette, onStartTracking, onShowShortcuts }: ShortcutHandlers): void {
  const navigate = useNavigate();
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isOverlayOpen()) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k') {
      event.preventDefault();
      return onOpenPalette();
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const page = event.timeStamp - goPressedAt.current < SEQUENCE_TIMEOUT_MS ? pagesByKey.get(event.key) : undefined;
    goPressedAt.current = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (page) void navigate({ to: page.to });
    else if (event.key === '?') onShowShortcuts();
    else if (event.key === 's') {
      // Otherwise the letter would be typed into the field.
      event.preventDefault();
      if (!focusQuickStart()) onStartTracking();
    }
  });

  // A layout effect, so that shortcuts work as soon as the page is visible.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Returns false on pages without the field. */
function focusQuickStart(): boolean {
  const field = document.querySelector<HTMLElement>('[data-quick-start]');
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
  return field !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function isOverlayOpen(): boolean {
  return document.querySelector('dialog:modal, [popover=auto]:popover-open') !== null;
}
