import { startTransition, useEffect, useState } from 'react';
import { getRenderContext, isHydrating } from '#web/render-context.ts';
import { matchesWidth } from './breakpoints.ts';

/** Undefined in a page's first render if the server did not know the width of the window. */
export function useMediaQuery(query: string): boolean | undefined {
  const [matches, setMatches] = useState(() => (isHydrating() ? matchWhenRendered(query) : matchMedia(query).matches));
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => setMatches(list.matches);
    // A whole page may depend on it, so the first update does not block input.
    startTransition(update);
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [query]);
  return matches;
}

function matchWhenRendered(query: string): boolean | undefined {
  const width = getRenderContext()?.width;
  return width === undefined ? undefined : matchesWidth(query, width);
}
