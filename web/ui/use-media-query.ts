import { useCallback, useSyncExternalStore } from 'react';
import { getRenderContext } from '#web/render-context.ts';
import { matchesWidth } from './breakpoints.ts';

/** Undefined in a first render by the server, if it does not know the width of the window. */
export function useMediaQuery(query: string): boolean | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  const readRenderedMatch = () => {
    const width = getRenderContext()?.width;
    return width === undefined ? undefined : matchesWidth(query, width);
  };
  return useSyncExternalStore<boolean | undefined>(subscribe, () => matchMedia(query).matches, readRenderedMatch);
}
