import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { forget, remember, remembered } from '#web/api/tab-storage.ts';
import { tokenIn } from './token-in-link.ts';

/**
 * The token of the mail's link. It leaves the address bar at once, before anything is asked for, so that neither the
 * history nor a look at the screen tells it; the tab remembers it, also through a reload, until it is used.
 */
export function useResetToken() {
  // Also while this page is open: the link of a second mail may be opened in the same tab.
  const hash = useRouterState({ select: (state) => state.location.hash });
  const arrived = tokenIn(hash);
  const [token, setToken] = useState(() => remembered('resetToken'));
  if (arrived !== undefined && arrived !== token) setToken(arrived);
  useEffect(() => {
    if (arrived === undefined) return;
    remember('resetToken', arrived);
    history.replaceState(history.state, '', location.pathname);
  }, [arrived]);

  function drop() {
    forget('resetToken');
    setToken(undefined);
  }
  return { token, drop };
}
