import { useState } from 'react';
import { atLeast } from '#web/ui/breakpoints.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';

/**
 * On a wide screen the sidebar is pinned beside the page and can be collapsed; on others it is a drawer. `isPinned` is
 * undefined while the width is unknown: then the styles decide.
 */
export function useSidebar() {
  const isPinned = useMediaQuery(atLeast('laptop'));
  const [isCollapsed, setIsCollapsed] = useState(false);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  // Otherwise the drawer would reopen when the window becomes narrow again.
  if (isPinned && isDrawerOpen) setIsDrawerOpen(false);
  const isOpen = (isPinned ?? true) ? !isCollapsed : isDrawerOpen;

  function setOpen(open: boolean) {
    if (isPinned) setIsCollapsed(!open);
    else setIsDrawerOpen(open);
  }

  return { isPinned, isOpen, open: () => setOpen(true), close: () => setOpen(false), toggle: () => setOpen(!isOpen) };
}
