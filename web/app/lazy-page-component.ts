import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadChunk } from '#web/ui/lazy/chunk-load-error.ts';

/** A page whose code is fetched when it is first opened, or when a link to it gets the pointer. */
export function lazyPageComponent(load: () => Promise<ComponentType>) {
  return lazyRouteComponent(async () => ({ default: await loadChunk(load) }));
}
