import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

const RELOADED_AT = 'reloadedAt';
const RELOAD_AGAIN_AFTER_MS = 30_000;

export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** A page whose code is fetched when it is first opened. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazyRouteComponent(async () => ({ default: await loadOrReload(load) }));
}

/**
 * After a release, a tab that was open before asks for files that are gone. Loading the whole page anew gets the new
 * ones; if even that does not help, or there is no connection, the visitor is told instead of being sent in circles.
 */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (navigator.onLine && mayReload()) {
      window.location.reload();
      return new Promise<never>(() => {});
    }
    throw new PageLoadError('Part of the app did not arrive. Check your connection and reload the page.', { cause });
  }
}

function mayReload(): boolean {
  try {
    const before = Number(sessionStorage.getItem(RELOADED_AT));
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return Date.now() - before > RELOAD_AGAIN_AFTER_MS;
  } catch {
    // Where nothing can be remembered, a reload could go on for ever.
    return false;
  }
}
