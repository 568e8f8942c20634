import type { QueryClient } from '@tanstack/react-query';
import { cleanup, render } from 'vitest-browser-react';
import { App } from '#web/app/app.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { createAppRouter } from '#web/app/router.tsx';
import { watchSession } from '#web/app/session-watch.ts';

let current: { readonly queryClient: QueryClient; readonly stopWatching: () => void } | undefined;

/** Mounts the whole app at a path, as main.tsx does after a page load, in place of what was mounted before. */
export async function open(path: string): Promise<void> {
  await close();
  history.pushState(null, '', path);
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  current = { queryClient, stopWatching: watchSession(router, queryClient) };
  await router.load();
  await render(<App router={router} queryClient={queryClient} />);
}

/**
 * Mounts the app again where it is, with nothing but cookies and storage to go by. Modules are not loaded again: whether
 * something outlives a real reload is for a journey in e2e/.
 */
export async function reload(): Promise<void> {
  await open(location.pathname + location.search + location.hash);
}

export async function close(): Promise<void> {
  await cleanup();
  current?.stopWatching();
  await current?.queryClient.cancelQueries();
  current?.queryClient.clear();
  current = undefined;
}
