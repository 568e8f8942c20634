import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { forget, remember, remembered } from '#web/api/tab-storage.ts';
import { tokenIn } from './token-in-link.ts';

/**
 * The token of a link. It leaves the address bar at once, before anything is asked for, so that neither the history nor a
 * look at the screen tells it; the tab remembers it, also through a reload, until it is used.
 */
export function useLinkToken(key: 'resetToken' | 'invitation') {
  // Also while this page is open: a second link may be opened in the same tab.
  const hash = useRouterState({ select: (state) => state.location.hash });
  const arrived = tokenIn(hash);
  const [token, setToken] = useState(() => remembered(key));
  if (arrived !== undefined && arrived !== token) setToken(arrived);
  useEffect(() => {
    if (arrived === undefined) return;
    remember(key, arrived);
    history.replaceState(history.state, '', location.pathname + location.search);
  }, [arrived, key]);

  function drop() {
    forget(key);
    setToken(undefined);
  }
  return { token, drop };
}
