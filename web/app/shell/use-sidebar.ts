import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

/** From this width on there is room for the sidebar beside the page. */
const ROOM_FOR_SIDEBAR = '(min-width: 64em)';

/** On a wide screen the sidebar stands beside the page until it is put away; elsewhere it slides in when called. */
export function useSidebar() {
  const isPinned = useMediaQuery(ROOM_FOR_SIDEBAR, undefined, { getInitialValueInEffect: false });
  const [putAway, setPutAway] = useState(false);
  const [calledIn, setCalledIn] = useState(false);
  // Or the drawer would come back by itself once the screen is narrow again.
  if (isPinned && calledIn) setCalledIn(false);
  const isOpen = isPinned ? !putAway : calledIn;

  function show(open: boolean) {
    if (isPinned) setPutAway(!open);
    else setCalledIn(open);
  }

  return { isPinned, isOpen, open: () => show(true), close: () => show(false), toggle: () => show(!isOpen) };
}
