import { useEffect } from 'react';

/** The landing page is not part of this app: the browser has to load it. */
export function LandingRedirect() {
  useEffect(() => window.location.replace('/'), []);
  return null;
}
