import type { QueryClient } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { App } from '#web/app/app.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { createAppRouter } from '#web/app/router.tsx';
import { watchSession } from '#web/app/session-watch.ts';

interface Mounted {
  readonly root: Root;
  readonly container: Element;
  readonly queryClient: QueryClient;
  readonly stopWatching: () => void;
}

let mounted: Mounted | undefined;

/** Mounts the whole app at a path, as main.tsx does after a page load, in place of what was mounted before. */
export async function open(path: string): Promise<void> {
  await close();
  history.pushState(null, '', path);
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  const stopWatching = watchSession(router, queryClient);
  await router.load();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  mounted = { root, container, queryClient, stopWatching };
  root.render(<App router={router} queryClient={queryClient} />);
}

/**
 * Mounts the app again where it is, with nothing but cookies and storage to go by. Modules are not loaded again: whether
 * something outlives a real reload is for a journey in e2e/.
 */
export async function reload(): Promise<void> {
  await open(location.pathname + location.search + location.hash);
}

export async function close(): Promise<void> {
  if (!mounted) return;
  const { root, container, queryClient, stopWatching } = mounted;
  mounted = undefined;
  root.unmount();
  container.remove();
  stopWatching();
  await queryClient.cancelQueries();
  queryClient.clear();
}
