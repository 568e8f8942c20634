import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { arrived } from '#web/ui/part-load-error.ts';

/** A page whose code is fetched when it is first opened, or pointed at. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazyRouteComponent(async () => ({ default: await arrived(load) }));
}
