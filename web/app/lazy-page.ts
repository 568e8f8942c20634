import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** Part of the program did not arrive: there is no connection, or a release has replaced it. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** A page whose code is fetched when it is first opened, or pointed at. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazyRouteComponent(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new PageLoadError('Part of the app did not arrive. Check your connection and reload the page.', { cause });
    }
  });
}
