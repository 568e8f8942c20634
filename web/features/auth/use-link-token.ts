import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { removeFromTabStorage, writeTabStorage, readTabStorage } from '#web/http/tab-storage.ts';
import { tokenFromHash } from './token-from-hash.ts';

/**
 * The token from the link that opened this page. It is removed from the address bar before any request is sent, so that
 * neither the history nor the screen reveals it. Session storage keeps it across reloads until it is used.
 */
export function useLinkToken(key: 'resetToken' | 'invitation') {
  // Subscribed, because a second link may be opened in the same tab.
  const hash = useRouterState({ select: (state) => state.location.hash });
  const hashToken = tokenFromHash(hash);
  const [token, setToken] = useState(() => readTabStorage(key));
  if (hashToken !== undefined && hashToken !== token) setToken(hashToken);
  useEffect(() => {
    if (hashToken === undefined) return;
    writeTabStorage(key, hashToken);
    history.replaceState(history.state, '', location.pathname + location.search);
  }, [hashToken, key]);

  function clearToken() {
    removeFromTabStorage(key);
    setToken(undefined);
  }
  return { token, clearToken };
}
