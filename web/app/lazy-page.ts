import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement } from 'react';
import type { Page } from '#web/page.ts';
import { loadChunk } from '#web/ui/lazy/chunk-load-error.ts';
import { isAppReachable } from '#web/ui/lazy/reload-page.ts';
import { useStartPage } from './held-input.ts';

/** A route component whose code is fetched when it is first needed, or when the user points at a link to it. */
export function lazyRouteChunk(load: () => Promise<ComponentType>) {
  return lazyRouteComponent(async () => ({ default: await loadChunk(load) }));
}

/** The component of a page, or a message if it is not cached and there is no connection. */
export function lazyPage({ load, access }: Page) {
  return lazyRouteChunk(async () => {
    try {
      const Component = await load();
      return function StartedPage() {
        useStartPage();
        return createElement(Component);
      };
    } catch (error) {
      if (access === 'public' || (await isAppReachable())) throw error;
      // Already loaded as part of the shell's chunk.
      return (await import('#web/offline/connection-required.tsx')).ConnectionRequired;
    }
  });
}
